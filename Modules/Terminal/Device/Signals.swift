import Foundation

// A handler may do little and cannot capture, so what it needs is here, outside of what the
// compiler can check. All of it is set before the handlers are; a handler changes nothing but
// these numbers, and calls only what may be called from one.
private nonisolated(unsafe) var receivedSignal: sig_atomic_t = 0
/// For each pipe, the end to read and the end to write.
private nonisolated(unsafe) var bellEnds: (Int32, Int32) = (-1, -1)
private nonisolated(unsafe) var newsEnds: (Int32, Int32) = (-1, -1)
/// What was to be done about a crash before, such as Swift's own backtrace.
private nonisolated(unsafe) let crashActions = UnsafeMutablePointer<sigaction>.allocate(
  capacity: 65)

/// Every signal that a program may get, and what comes of it. Two cannot be caught: KILL and STOP.
///
/// - What would end the program ends it in order: ``received`` is set, what is under way is
///   finished, and it leaves with 128 and the number. The second one leaves at once.
/// - A crash is a crash, but gives the terminal back before it goes to whoever was there for it.
/// - Stopping gives the terminal back, and going on is ``news``.
/// - A pipe without a reader and a file that grew too large are errors of whoever writes.
/// - What was ignored when the program began is ignored, as `nohup` has it.
public nonisolated enum Signals {
  /// The number of the signal that is to end the program.
  public static var received: Int32? { receivedSignal == 0 ? nil : Int32(receivedSignal) }

  /// Can be read from when such a signal has come, and stays so.
  public static var bell: Int32 { bellEnds.0 }

  /// Can be read from when the terminal has another size, or the program goes on after a stop.
  public static var news: Int32 { newsEnds.0 }

  /// The numbers of what came: `SIGWINCH`, and `SIGCONT`, after which somebody has to call
  /// ``TerminalMode/takeAgain()``.
  public static func takeNews() -> [Int32] {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(news, &bytes, bytes.count)
    return bytes.prefix(max(0, count)).map { Int32($0) }
  }

  public static func listen() {
    guard let bell = pipe(), let news = pipe() else { return }
    (bellEnds, newsEnds) = (bell, news)
    TerminalMode.prepare()
    for number in [SIGPIPE, SIGXFSZ] { _ = signal(number, SIG_IGN) }
    // Whoever starts the program from a thread that takes no signals hands that on to it.
    var taken = sigset_t()
    sigemptyset(&taken)
    for number in endings where !isIgnored(number) {
      sigaddset(&taken, number)
      _ = signal(number) { number in
        if receivedSignal != 0 { Signals.leave(128 + number) }
        receivedSignal = sig_atomic_t(number)
        Signals.ring(bellEnds.1, number)
      }
    }
    for number in [SIGTSTP, SIGTTIN, SIGTTOU] where !isIgnored(number) { stopInOrder(at: number) }
    for number in [SIGCONT, SIGWINCH] { _ = signal(number) { Signals.ring(newsEnds.1, $0) } }
    for number in crashes { giveBack(beforeCrash: number) }
    sigprocmask(SIG_UNBLOCK, &taken, nil)
  }

  /// Waits until reading or writing gives something, if only the end. False when a signal has come
  /// before that. `goesOn` is called when the program goes on after a stop.
  public static func wait(
    for descriptor: Int32, _ event: Int32, goesOn: (() -> Void)? = nil
  ) -> Bool {
    var waiting = [
      pollfd(fd: descriptor, events: Int16(event), revents: 0),
      pollfd(fd: bell, events: Int16(POLLIN), revents: 0),
      pollfd(fd: goesOn == nil ? -1 : news, events: Int16(POLLIN), revents: 0),
    ]
    repeat {
      poll(&waiting, nfds_t(waiting.count), -1)
      if waiting[0].revents != 0 { return true }
      if waiting[2].revents != 0, takeNews().contains(SIGCONT) {
        TerminalMode.takeAgain()
        goesOn?()
      }
    } while received == nil
    return false
  }

  /// Ends the process at once, with the terminal as it was found.
  public static func leave(_ code: Int32) -> Never {
    TerminalMode.giveBack()
    _exit(code)
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    #if canImport(Darwin)
    let handler = action.__sigaction_u.__sa_handler
    #else
    let handler = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Stops the process as it would stop without us, but with the terminal given back meanwhile.
  private static func stopInOrder(at number: Int32) {
    _ = signal(number) { number in
      let error = errno
      TerminalMode.giveBack()
      _ = signal(number, SIG_DFL)
      raise(number)
      var stop = sigset_t()
      sigemptyset(&stop)
      sigaddset(&stop, number)
      // Here it stops. Where nobody could have it go on, the system lets it go on at once.
      pthread_sigmask(SIG_UNBLOCK, &stop, nil)
      Signals.stopInOrder(at: number)
      Signals.ring(newsEnds.1, SIGCONT)
      errno = error
    }
  }

  private static func giveBack(beforeCrash number: Int32) {
    var action = sigaction()
    // On the stack that the runtime keeps for a stack that has overflown.
    action.sa_flags = Int32(truncatingIfNeeded: SA_ONSTACK)
    let handler: @convention(c) (Int32) -> Void = { number in
      TerminalMode.giveBack()
      sigaction(number, crashActions + Int(number), nil)
      raise(number)
    }
    #if canImport(Darwin)
    action.__sigaction_u.__sa_handler = handler
    #else
    action.__sigaction_handler.sa_handler = handler
    #endif
    sigaction(number, &action, crashActions + Int(number))
  }

  private static func ring(_ end: Int32, _ number: Int32) {
    let error = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = write(end, &byte, 1)
    errno = error
  }

  /// A pipe away from the standard descriptors, one of which may have been closed. A handler never
  /// waits for its reader.
  private static func pipe() -> (Int32, Int32)? {
    var ends: [Int32] = [-1, -1]
    guard Foundation.pipe(&ends) == 0 else { return nil }
    let moved = ends.map { fcntl($0, F_DUPFD_CLOEXEC, 10) }
    for (old, new) in zip(ends, moved) {
      close(old)
      _ = fcntl(new, F_SETFL, O_NONBLOCK)
    }
    return (moved[0], moved[1])
  }
}
