/// Where commands come from.
@MainActor
protocol Source {
  /// The next line that is not blank. Nothing at the end, or when a signal has come.
  mutating func next() -> Entry?
  /// Why there is nothing more, if that is not because it has come to its end.
  var trouble: Trouble? { get }
}

extension Source {
  var trouble: Trouble? { nil }
}
