import Observation

/// Hears once that a value it has read is about to change.
@MainActor
final class Observer {
  private(set) var heard = 0

  func watch(_ read: () -> Int?) {
    _ = withObservationTracking(read) { [self] in
      MainActor.assumeIsolated { heard += 1 }
    }
  }
}
