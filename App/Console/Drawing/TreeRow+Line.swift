import Terminal

extension TreeRow {
  /// Beyond the deepest level it goes no further in.
  var margin: String {
    guard level > 0 else { return "" }
    let levels = 1..<min(level, Self.deepestLevel + 1)
    let bars = levels.map { open & 1 << $0 != 0 ? "│ " : "  " }.joined()
    return level > Self.deepestLevel
      ? bars.dropLast(2) + "(\(depth.grouped)) " : bars + (isLast ? "└ " : "├ ")
  }

  /// In so many columns a name is cut off where it has to be, and the arrow never is.
  func line(
    _ name: String, isFront: Bool, isGone: Bool = false, details: String = "", _ columns: Int?
  ) -> Line {
    let text =
      Line(margin, .faint)
      + Line(
        name + (count == 1 ? "" : " × \(count.grouped)"),
        isGone ? .gone : isFront ? .strong : .plain)
      + Line(details, .faint)
    let arrow = Line(isFront ? " ←" : "", .strong)
    return text.truncated(to: columns.map { max(0, $0 - arrow.columns) }) + arrow
  }
}

extension Outline.Excerpt {
  func lines(columns: Int?) -> [Line] {
    entries.map { $0.line(columns) }
      + (hidden > 0 ? [Line("… \(hidden.grouped) more; “tree” shows all", .faint)] : [])
      + (front.map { [$0.line(columns)] } ?? [])
  }
}

extension Outline.Excerpt.Entry {
  fileprivate func line(_ columns: Int?) -> Line { row.line(name, isFront: isFront, columns) }
}
