/// What came of one line, as values: all that any drawing needs.
struct Reply {
  /// The line, with secrets as bullets. Nothing before the first line.
  let echo: String?
  let command: Command?
  let failure: Failure?
  /// What the line caused.
  let events: [LogEntry]
  let before: AppState
  let after: AppState
  /// Which coordinator has started the first of those that were started.
  var starter: String?
  /// What the line has asked for and does not have yet, and why.
  var wait: String?
  /// The log so far, if the line asks for it.
  var log: [LogEntry] = []
  /// What each act leads to, if the line asks for it.
  var ways: [String] = []

  /// Whether the tree is not as it has to be.
  var isBroken: Bool {
    if case .broken = failure { true } else { false }
  }
}
