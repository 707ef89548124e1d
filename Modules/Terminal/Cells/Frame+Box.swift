nonisolated extension Frame {
  /// A frame of lines, empty inside, with words in its upper and lower edge.
  public mutating func box(_ area: Area, _ look: Look, title: String = "", note: String = "") {
    guard area.height > 1, area.width > 1 else { return }
    fill(area)
    let line = String(repeating: "─", count: area.width - 2)
    put("╭" + line + "╮", look, row: area.top, column: area.left, in: area)
    put("╰" + line + "╯", look, row: area.bottom - 1, column: area.left, in: area)
    for row in area.rows.dropFirst().dropLast() {
      put("│", look, row: row, column: area.left, in: area)
      put("│", look, row: row, column: area.right - 1, in: area)
    }
    let room = max(0, area.width - 6)
    if !title.isEmpty {
      let words = " \(title.escaped.truncated(to: room)) "
      put(words, look.with(.bold), row: area.top, column: area.left + 2, in: area)
    }
    if !note.isEmpty {
      let words = " \(note.escaped.truncated(to: room)) "
      put(
        words, .faint, row: area.bottom - 1, column: area.right - 2 - words.columns, in: area)
    }
  }
}
