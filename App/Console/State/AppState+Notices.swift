import Terminal

extension AppState {
  /// What is neither on the screen nor on the way to it yet: a sentence each.
  var notices: [String] {
    [
      windows > 1 ? "window \(number) of \(windows)" : nil,
      opening.map { "“\($0)” is being opened" }, waiting,
      held.isEmpty ? nil : "held, until “service release”: \(Suggestion.list(held))",
    ].compactMap(\.self)
  }
}
