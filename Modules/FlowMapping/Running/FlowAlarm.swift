/// Wakes those who have waited too long, with one timer for all of them.
///
/// Counts only time in which the main actor is free: while something keeps it busy, such as another
/// test on a slow machine, no patience runs out.
@MainActor
final class FlowAlarm {
  static let shared = FlowAlarm()
  private static let ticksPerSecond = 50.0

  private var places: [Int: (ticks: Int, wake: @MainActor () -> Void)] = [:]
  private var count = 0
  private(set) var isRunning = false

  /// Wakes somebody after so many seconds, unless the place is given back before. Whatever is no
  /// number of seconds is none.
  func set(_ seconds: Double, wake: @escaping @MainActor () -> Void) -> Int {
    count += 1
    let limited = seconds > 0 ? min(seconds, 1_000_000_000) : 0
    places[count] = (Int((limited * Self.ticksPerSecond).rounded(.up)), wake)
    if !isRunning { run() }
    return count
  }

  func giveBack(_ place: Int) {
    places[place] = nil
  }

  private func run() {
    isRunning = true
    Task {
      while !places.isEmpty {
        try? await Task.sleep(for: .seconds(1 / Self.ticksPerSecond))
        tick()
      }
      isRunning = false
    }
  }

  /// So much time of the main actor has passed.
  func tick() {
    for (place, entry) in places.sorted(by: { $0.key < $1.key }) {
      guard entry.ticks <= 1 else {
        places[place]?.ticks -= 1
        continue
      }
      places[place] = nil
      entry.wake()
    }
  }
}
