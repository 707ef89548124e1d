#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

// A handler may do little and cannot capture, so what it needs is here. All of it is set before
// the handlers are, and the handler changes nothing but the number of the signal.
private nonisolated(unsafe) var receivedSignal: sig_atomic_t = 0
private nonisolated(unsafe) var wakeUpEnd: Int32 = -1
private nonisolated(unsafe) var listeningEnd: Int32 = -1
private nonisolated(unsafe) var modeToRestore = termios()
private nonisolated(unsafe) var restoresMode: sig_atomic_t = 0

/// The signals that end the demo, in order: what is under way is finished, then it leaves.
///
/// A second signal leaves at once.
enum Signals {
  /// The number of the signal that has come.
  static var received: Int32? { receivedSignal == 0 ? nil : Int32(receivedSignal) }

  /// Becomes readable when a signal comes.
  static var descriptor: Int32 { listeningEnd }

  static func listen() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    // Away from the standard descriptors, one of which may have been closed.
    (listeningEnd, wakeUpEnd) = (moved(ends[0]), moved(ends[1]))
    _ = signal(SIGPIPE, SIG_IGN)
    // Whoever starts the demo from a thread that takes no signals hands that on to it.
    var taken = sigset_t()
    sigemptyset(&taken)
    for number in [SIGINT, SIGTERM, SIGHUP] where number != SIGHUP || !isIgnored(SIGHUP) {
      var action = sigaction()
      action.handler = { number in
        if receivedSignal != 0 { Signals.leave(128 + number) }
        receivedSignal = sig_atomic_t(number)
        let error = errno
        var byte: UInt8 = 0
        _ = write(wakeUpEnd, &byte, 1)
        errno = error
      }
      sigaction(number, &action, nil)
      sigaddset(&taken, number)
    }
    sigprocmask(SIG_UNBLOCK, &taken, nil)
  }

  /// While this runs, leaving by ``leave(_:)`` gives the terminal back its mode.
  static func restoring<Result>(_ mode: termios, while body: () -> Result) -> Result {
    modeToRestore = mode
    restoresMode = 1
    defer { restoresMode = 0 }
    return body()
  }

  /// Ends the process at once, with the terminal as it was found.
  static func leave(_ code: Int32) -> Never {
    if restoresMode != 0 { tcsetattr(STDIN_FILENO, TCSADRAIN, &modeToRestore) }
    _exit(code)
  }

  private static func moved(_ descriptor: Int32) -> Int32 {
    defer { close(descriptor) }
    return fcntl(descriptor, F_DUPFD_CLOEXEC, 10)
  }

  /// Somebody who starts the demo with `nohup` wants it to stay.
  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    return unsafeBitCast(action.handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}

extension sigaction {
  fileprivate typealias Handler = @convention(c) (Int32) -> Void

  #if canImport(Darwin)
    fileprivate var handler: Handler? {
      get { __sigaction_u.__sa_handler }
      set { __sigaction_u.__sa_handler = newValue }
    }
  #else
    fileprivate var handler: Handler? {
      get { __sigaction_handler.sa_handler }
      set { __sigaction_handler.sa_handler = newValue }
    }
  #endif
}
