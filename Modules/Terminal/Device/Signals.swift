public import Foundation

// A handler may do little and cannot capture, so what it needs is here. All of it is set before
// the handlers are, and the handler changes nothing but the number of the signal.
private nonisolated(unsafe) var receivedSignal: sig_atomic_t = 0
private nonisolated(unsafe) var wakeUpEnd: Int32 = -1
private nonisolated(unsafe) var listeningEnd: Int32 = -1
private nonisolated(unsafe) let modeToRestore = UnsafeMutablePointer<termios>.allocate(capacity: 1)
private nonisolated(unsafe) var restoresMode: sig_atomic_t = 0

/// The signals that end the demo, in order: what is under way is finished, then it leaves.
///
/// A second signal leaves at once.
public enum Signals {
  /// The number of the signal that has come.
  public static var received: Int32? { receivedSignal == 0 ? nil : Int32(receivedSignal) }

  public static func listen() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    // Away from the standard descriptors, one of which may have been closed.
    (listeningEnd, wakeUpEnd) = (moved(ends[0]), moved(ends[1]))
    _ = signal(SIGPIPE, SIG_IGN)
    // Whoever starts the demo from a thread that takes no signals hands that on to it.
    var taken = sigset_t()
    sigemptyset(&taken)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      let before = signal(number) { number in
        if receivedSignal != 0 { Signals.leave(128 + number) }
        receivedSignal = sig_atomic_t(number)
        let error = errno
        var byte: UInt8 = 0
        _ = write(wakeUpEnd, &byte, 1)
        errno = error
      }
      // Somebody who starts the demo with `nohup` wants it to stay.
      if number == SIGHUP,
        unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
      {
        _ = signal(SIGHUP, SIG_IGN)
      }
      sigaddset(&taken, number)
    }
    sigprocmask(SIG_UNBLOCK, &taken, nil)
  }

  /// Waits until reading or writing gives something, if only the end. False when a signal has come
  /// before that.
  public static func wait(for descriptor: Int32, _ event: Int32) -> Bool {
    var waiting = [
      pollfd(fd: descriptor, events: Int16(event), revents: 0),
      pollfd(fd: listeningEnd, events: Int16(POLLIN), revents: 0),
    ]
    repeat {
      poll(&waiting, 2, -1)
      if waiting[0].revents != 0 { return true }
    } while received == nil
    return false
  }

  /// While this runs, leaving by ``leave(_:)`` gives the terminal back its mode.
  public static func restoring<Result>(_ mode: termios, while body: () -> Result) -> Result {
    modeToRestore.initialize(to: mode)
    restoresMode = 1
    defer { restoresMode = 0 }
    return body()
  }

  /// Ends the process at once, with the terminal as it was found.
  public static func leave(_ code: Int32) -> Never {
    if restoresMode != 0 { tcsetattr(STDIN_FILENO, TCSADRAIN, modeToRestore) }
    _exit(code)
  }

  private static func moved(_ descriptor: Int32) -> Int32 {
    defer { close(descriptor) }
    return fcntl(descriptor, F_DUPFD_CLOEXEC, 10)
  }
}
