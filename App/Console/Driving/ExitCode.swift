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

  /// When each of them is.
  static let meanings: [(code: String, meaning: String)] = [
    ("0", "done"),
    (
      "1",
      "an expectation failed, or a command or --open was refused or could not be read; not for "
        + "a person who types on a terminal"
    ),
    ("64", "wrong flags"),
    ("65", "a script that cannot be read as a script"),
    ("66", "a file, or standard input, that cannot be opened or read"),
    ("70", "an invariant of the tree broke: a bug of the app"),
    ("74", "the results, or the file of --state, cannot be written"),
    (
      "129, 130, 131, 143",
      "the terminal has gone, Ctrl-C, Ctrl-\\, a signal to terminate; so for "
        + "every signal"
    ),
    ("141", "the reader of a pipe has gone"),
  ]
}
