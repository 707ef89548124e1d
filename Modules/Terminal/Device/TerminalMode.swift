public import Foundation

private nonisolated let longest = 256

// Read by handlers of signals, and so outside of what the compiler can check: it is prepared before
// there are any, and ``isSet`` is what they ask first.
private nonisolated(unsafe) let kept = UnsafeMutablePointer<TerminalMode.Kept>.allocate(capacity: 1)
private nonisolated(unsafe) var isSet: sig_atomic_t = 0

/// How a program has set its terminal, from ``set(_:on:off:)`` to ``end()``.
///
/// On every way out that a program can notice, and while it is stopped, the terminal is as it was
/// found. Nothing here waits for a terminal that does not take anything any more.
public nonisolated enum TerminalMode {
  fileprivate struct Kept {
    var descriptor: Int32 = -1
    var found = termios()
    var ours = termios()
    var on: (bytes: UnsafeMutablePointer<UInt8>, count: Int)
    var off: (bytes: UnsafeMutablePointer<UInt8>, count: Int)
  }

  /// - Parameters:
  ///   - change: What is to be different from the terminal as it was found.
  ///   - on: Written to it now, and when the program goes on after a stop.
  ///   - off: Written to it when it is given back.
  /// - Returns: Whether there is a terminal, which is now set.
  @discardableResult
  public static func set(
    _ change: (inout termios) -> Void, on: [UInt8] = [], off: [UInt8] = []
  ) -> Bool {
    if isSet == 0 {
      // One that is our own, so that it is our own affair too that it never waits.
      if kept.pointee.descriptor < 0 {
        kept.pointee.descriptor = TerminalDevice.own(STDIN_FILENO) ?? STDIN_FILENO
      }
      guard tcgetattr(kept.pointee.descriptor, &kept.pointee.found) == 0 else { return false }
    }
    kept.pointee.ours = kept.pointee.found
    change(&kept.pointee.ours)
    (kept.pointee.on.count, kept.pointee.off.count) = (0, 0)
    fill(&kept.pointee.on, on)
    fill(&kept.pointee.off, off)
    isSet = 1
    takeAgain()
    return true
  }

  /// Sets it so that each key comes at once and is not shown. Ctrl-C and Ctrl-Z stay signals.
  @discardableResult
  public static func setForKeys(on: [UInt8] = [], off: [UInt8] = []) -> Bool {
    set(
      { mode in
        mode.c_lflag &= ~tcflag_t(ECHO | ICANON | IEXTEN)
        mode.c_iflag &= ~tcflag_t(IXON | IXOFF)
        withUnsafeMutableBytes(of: &mode.c_cc) { characters in
          characters[Int(VMIN)] = 1
          characters[Int(VTIME)] = 0
        }
      }, on: on, off: off)
  }

  /// Gives the terminal back for good.
  public static func end() {
    giveBack()
    isSet = 0
  }

  /// Drops what was typed and not read yet.
  public static func dropTypeAhead() {
    tcflush(STDIN_FILENO, TCIFLUSH)
  }

  static func prepare() {
    kept.initialize(
      to: Kept(
        on: (UnsafeMutablePointer<UInt8>.allocate(capacity: longest), 0),
        off: (UnsafeMutablePointer<UInt8>.allocate(capacity: longest), 0)))
  }

  /// Called by handlers of signals.
  static func giveBack() {
    guard isSet != 0, isOurs else { return }
    if kept.pointee.off.count > 0 {
      _ = write(kept.pointee.descriptor, kept.pointee.off.bytes, kept.pointee.off.count)
    }
    tcsetattr(kept.pointee.descriptor, TCSANOW, &kept.pointee.found)
  }

  /// Sets it as before, when the program goes on after a stop.
  public static func takeAgain() {
    guard isSet != 0, isOurs else { return }
    tcsetattr(kept.pointee.descriptor, TCSANOW, &kept.pointee.ours)
    if kept.pointee.on.count > 0 {
      _ = write(kept.pointee.descriptor, kept.pointee.on.bytes, kept.pointee.on.count)
    }
  }

  /// Not while the program is in the background: then the terminal is the shell's.
  private static var isOurs: Bool {
    let group = tcgetpgrp(kept.pointee.descriptor)
    return group <= 0 || group == getpgrp()
  }

  private static func fill(
    _ place: inout (bytes: UnsafeMutablePointer<UInt8>, count: Int), _ bytes: [UInt8]
  ) {
    place.count = min(longest, bytes.count)
    for (index, byte) in bytes.prefix(longest).enumerated() { place.bytes[index] = byte }
  }
}
