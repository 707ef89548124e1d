public import Foundation

/// A terminal for a process, whose other side is the test: it types, reads what is shown, and may
/// go away.
public final class PseudoTerminal {
  let path: String
  private(set) var outside: Descriptor?
  private var inside: Descriptor?

  public init(columns: Int = 80, rows: Int = 24) throws {
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    var (outside, inside) = (Int32(-1), Int32(-1))
    var name = [CChar](repeating: 0, count: 128)
    (self.outside, self.inside) = try Spawning.lock.withLock {
      guard openpty(&outside, &inside, &name, nil, &size) == 0 else { throw POSIXError(.ENXIO) }
      return (try Descriptor(outside), try Descriptor(inside))
    }
    path = name.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
  }

  /// How it is set now.
  public var mode: termios {
    var mode = termios()
    if let inside { tcgetattr(inside.number, &mode) }
    return mode
  }

  public var echoes: Bool { mode.c_lflag & tcflag_t(ECHO) != 0 }

  /// The group of processes that it is given to.
  var foreground: pid_t? { outside.map { tcgetpgrp($0.number) } }

  public func resize(columns: Int, rows: Int) {
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    if let outside { _ = ioctl(outside.number, UInt(TIOCSWINSZ), &size) }
  }

  /// Closes its window.
  public func hangUp() {
    (outside, inside) = (nil, nil)
  }
}
