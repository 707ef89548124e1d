/// Where commands come from.
@MainActor
protocol Source {
  /// The next line that is not blank. Nothing at the end, or when a signal has come.
  mutating func next() -> Entry?
}
