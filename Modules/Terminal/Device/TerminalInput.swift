import Foundation

/// What happens on a terminal. While nothing happens, nothing runs.
public nonisolated struct TerminalInput {
  public enum Happening: Hashable, Sendable {
    case keys([Key])
    case resized
    /// The program was stopped and goes on; the terminal has to be drawn anew.
    case continued
    /// A signal that is to end the program.
    case signal(Int32)
    /// The terminal has gone, or the input has ended.
    case ended

    var isLast: Bool {
      switch self {
      case .signal, .ended: true
      case .keys, .resized, .continued: false
      }
    }
  }

  /// How long, in milliseconds, an Escape by itself may be the beginning of more.
  private let patience: Int32
  private var reader = KeyReader()
  private var bytes = [UInt8](repeating: 0, count: 1 << 14)

  public init() {
    let isFar = ["SSH_CONNECTION", "SSH_TTY"].contains { TerminalDevice.environment($0) != nil }
    patience = isFar ? 120 : 40
  }

  /// Listens on a thread of its own, so that a program can go on meanwhile, and tells of all that
  /// happens, in order, until a signal or the end.
  public static func listen(_ tell: @escaping @Sendable (Happening) -> Void) {
    let thread = Thread {
      var input = TerminalInput()
      while true {
        for happening in input.next() {
          tell(happening)
          if happening.isLast { return }
        }
      }
    }
    thread.name = "terminal"
    thread.start()
  }

  /// Waits until something happens, and says all that has. Nothing follows a signal or the end.
  public mutating func next() -> [Happening] {
    var waiting = [STDIN_FILENO, Signals.bell, Signals.news].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    let count = poll(&waiting, nfds_t(waiting.count), reader.isUndecided ? patience : -1)
    if let signal = Signals.received { return [.signal(signal)] }
    guard count >= 0 else { return [] }
    var happenings: [Happening] = []
    if waiting[2].revents != 0 {
      for number in Signals.takeNews() {
        if number == SIGCONT { TerminalMode.takeAgain() }
        happenings.append(number == SIGCONT ? .continued : .resized)
      }
    }
    var keys = count == 0 ? reader.decide() : []
    if waiting[0].revents != 0 {
      let length = read(STDIN_FILENO, &bytes, bytes.count)
      if length > 0 {
        keys += reader.read(bytes[..<length])
      } else if length == 0 || (errno != EINTR && errno != EAGAIN) {
        return happenings + [.ended]
      }
    }
    return keys.isEmpty ? happenings : happenings + [.keys(keys)]
  }
}
