import Foundation

/// How much this process uses.
enum Memory {
  /// In pages; unknown elsewhere than on Linux.
  static var resident: Int? {
    let numbers = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    return numbers.flatMap { Int($0.split(separator: " ")[1]) }
  }
}

/// Measures what this thread has done, whatever others do at the same time.
enum ThreadClock {
  static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
