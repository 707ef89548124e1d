/// What the demo tells whoever started it. Scripts depend on these numbers.
enum ExitCode {
  static let done: Int32 = 0
  /// An expectation failed, or a command in a script was refused.
  static let failed: Int32 = 1
  static let wrongFlags: Int32 = 64
  static let unreadableScript: Int32 = 65
  static let missingFile: Int32 = 66
  /// An invariant of the tree broke, which is a bug.
  static let brokenTree: Int32 = 70
  /// The results or the state cannot be written: a full disk, for one.
  static let unwritable: Int32 = 74
  /// The reader of a pipe has gone.
  static let readerGone: Int32 = 141

  static func signal(_ number: Int32) -> Int32 { 128 + number }
}
