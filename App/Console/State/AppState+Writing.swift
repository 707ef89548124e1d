import Terminal

/// What may be seen of a line while it is written, and be remembered of it.
extension AppState {
  /// The line, with bullets for what must not be seen.
  func concealed(_ editor: LineEditor) -> [Character] {
    let characters = editor.characters
    guard let entry = Entry(0, reading: Array(editor.text.utf8)) else { return characters }
    let echo = Array(entry.echo(in: self))
    let blanks = characters.prefix { $0 == " " || $0 == "\t" }
    // Only blanks at the ends may be missing in what is shown.
    let rest = characters.count - blanks.count - echo.count
    guard rest >= 0 else { return characters.map { _ in "•" } }
    return blanks + echo + characters.suffix(rest)
  }
}

extension History {
  /// Keeps a line, but never a secret: not even its length.
  mutating func add(_ entry: Entry, in state: AppState) {
    if entry.echo(in: state) == entry.source { add(entry.source) }
  }
}
