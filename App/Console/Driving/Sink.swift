import Foundation
import Terminal

/// Where text goes, at once and whole: everything that the demo says leaves through here.
struct Sink {
  static let results = Sink(STDOUT_FILENO)
  static let talk = Sink(STDERR_FILENO)

  /// What a pipe takes without waiting once it takes anything.
  private static let portion = 4096

  private let descriptor: Int32
  private let isTalk: Bool

  private init(_ stream: Int32) {
    // On a terminal that takes nothing, writing would wait, and no signal would end that.
    descriptor = TerminalDevice.own(stream) ?? stream
    isTalk = stream == STDERR_FILENO
  }

  func put(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while let start = rest.baseAddress, !rest.isEmpty {
        if !Signals.wait(for: descriptor, POLLOUT), let signal = Signals.received {
          Signals.leave(ExitCode.signal(signal))
        }
        let count = write(descriptor, start, min(rest.count, Self.portion))
        if count > 0 {
          rest = UnsafeRawBufferPointer(rebasing: rest[count...])
        } else if count < 0, !isWorthTrying(after: errno) {
          return
        }
      }
    }
  }

  /// Whether the same may succeed now. Nobody can be told when there is nobody left to tell.
  private func isWorthTrying(after error: Int32) -> Bool {
    switch error {
    case EINTR, EAGAIN: return true
    case EPIPE: Signals.leave(ExitCode.readerGone)
    case EIO: Signals.leave(ExitCode.signal(SIGHUP))
    case _ where isTalk: return false
    default:
      Self.talk.put("demo: the results cannot be written: \(String(cString: strerror(error)))\n")
      Signals.leave(ExitCode.unwritable)
    }
  }
}
