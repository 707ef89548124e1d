import Foundation

/// Listens to a terminal on a thread of its own, so that a program can go on meanwhile. While
/// nothing happens, nothing runs.
public nonisolated enum TerminalInput {
  public enum Happening: Hashable, Sendable {
    case keys([Key])
    case resized
    /// The program was stopped and goes on; the terminal has to be drawn anew.
    case continued
    /// A signal that is to end the program.
    case signal(Int32)
    /// The terminal has gone, or the input has ended.
    case ended
  }

  /// How long, in milliseconds, an Escape by itself may be the beginning of more.
  private static var patience: Int32 {
    ["SSH_CONNECTION", "SSH_TTY"].contains { TerminalDevice.environment($0) != nil } ? 120 : 40
  }

  /// Tells of all that happens, in order, until a signal or the end.
  public static func listen(_ tell: @escaping @Sendable (Happening) -> Void) {
    let patience = patience
    let thread = Thread { listen(patience, tell) }
    thread.name = "terminal"
    thread.start()
  }

  private static func listen(_ patience: Int32, _ tell: (Happening) -> Void) {
    var reader = KeyReader()
    var bytes = [UInt8](repeating: 0, count: 1 << 14)
    var waiting = [STDIN_FILENO, Signals.bell, Signals.news].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    while true {
      let count = poll(&waiting, nfds_t(waiting.count), reader.isUndecided ? patience : -1)
      if let signal = Signals.received { return tell(.signal(signal)) }
      guard count >= 0 else { continue }
      if waiting[2].revents != 0 {
        for number in Signals.takeNews() {
          if number == SIGCONT { TerminalMode.takeAgain() }
          tell(number == SIGCONT ? .continued : .resized)
        }
      }
      var keys = count == 0 ? reader.decide() : []
      if waiting[0].revents != 0 {
        let length = read(STDIN_FILENO, &bytes, bytes.count)
        if length > 0 {
          keys += reader.read(bytes[..<length])
        } else if length == 0 || (errno != EINTR && errno != EAGAIN) {
          return tell(.ended)
        }
      }
      if !keys.isEmpty { tell(.keys(keys)) }
    }
  }
}
