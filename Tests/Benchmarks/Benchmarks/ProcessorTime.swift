import Foundation

/// The time that the processor spent on this process, whatever else the machine does meanwhile.
enum ProcessorTime {
  /// In nanoseconds.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  /// That of processes that were started here and have ended.
  static var ofChildren: Double {
    var usage = rusage()
    #if os(Linux)
    getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
    #else
    getrusage(RUSAGE_CHILDREN, &usage)
    #endif
    let times: [timeval] = [usage.ru_utime, usage.ru_stime]
    let seconds = times.map { Double($0.tv_sec) }
    let microseconds = times.map { Double($0.tv_usec) }
    return seconds.reduce(0, +) * 1e9 + microseconds.reduce(0, +) * 1e3
  }

  /// Asking twice takes so long.
  static let overhead = (0..<1000).map { _ in now - now }.map { -$0 }.min() ?? 0
}
