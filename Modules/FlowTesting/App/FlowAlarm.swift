/// Wakes those who have waited too long, with one timer for all of them.
///
/// A timer that is cancelled stays in memory until it would have fired, so a wait that ends in time
/// gives back its place here, and the timer goes on for the next one.
@MainActor
final class FlowAlarm {
  static let shared = FlowAlarm()

  private var places: [Int: (end: ContinuousClock.Instant, wake: @MainActor () -> Void)] = [:]
  private var count = 0
  /// When each timer fires that is set.
  private(set) var timers: [ContinuousClock.Instant] = []

  /// Wakes somebody at that time, unless the place is given back before.
  func set(_ end: ContinuousClock.Instant, wake: @escaping @MainActor () -> Void) -> Int {
    count += 1
    places[count] = (end, wake)
    arm()
    return count
  }

  func giveBack(_ place: Int) {
    places[place] = nil
  }

  /// Sets a timer for whoever is next, unless one fires before: that looks again.
  private func arm() {
    guard let end = places.values.map(\.end).min(), timers.allSatisfy({ end < $0 }) else { return }
    timers.append(end)
    Task {
      try? await Task.sleep(until: end, clock: .continuous)
      fire(end)
    }
  }

  private func fire(_ end: ContinuousClock.Instant) {
    timers.removeAll { $0 == end }
    let now = ContinuousClock.now
    for (place, entry) in places where entry.end <= now {
      places[place] = nil
      entry.wake()
    }
    arm()
  }
}
