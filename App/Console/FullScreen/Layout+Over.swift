import Terminal

/// What lies over everything for a while.
extension Layout {
  mutating func reader(_ title: String, _ lines: [Line], _ from: Int) {
    let most = size.columns - 4
    let width = min(most, max(44, (lines.map(\.columns).max() ?? 0) + 6))
    let wrapped = lines.flatMap { $0.wrapped(to: width - 6) }
    let height = min(footer - 1, wrapped.count + 2)
    let (top, left) = (max(0, (footer - height) / 2), (size.columns - width) / 2)
    let box = Area(row: top, to: top + height, column: left, to: left + width)
    let inner = box.inset(rows: 1, columns: 3)
    let start = max(0, min(from, wrapped.count - inner.height))
    let note =
      wrapped.count > inner.height
      ? "\((start + 1).grouped)–\((start + inner.height).grouped) of \(wrapped.count.grouped)" : ""
    frame.restyle(Area(row: 0, to: footer, column: 0, to: size.columns), .faint)
    frame.box(box, .accent, title: title, note: note)
    put(wrapped.dropFirst(start), in: inner)
  }

  mutating func command() {
    let area = Area(row: footer + 1, to: size.rows - 1, column: 1, to: size.columns - 1)
    frame.fill(area)
    let shown = stage.now.concealed(stage.dialog.editor)
    let seen = stage.dialog.editor.window(columns: area.width - 3, as: shown)
    frame.put(":", .accent.with(.bold), row: area.top, column: area.left, in: area)
    frame.put(seen.text, .strong, row: area.top, column: area.left + 2, in: area)
    frame.cursor = Frame.Place(row: area.top, column: area.left + 2 + seen.cursor)
    guard let completion = stage.completion, !completion.candidates.isEmpty else { return }
    candidates(completion, under: String(shown.prefix(completion.start)).columns + area.left + 2)
  }

  private mutating func candidates(_ completion: Completion, under column: Int) {
    let candidates = completion.candidates
    let rows = min(candidates.count, max(3, min(12, footer - 4)))
    let names = candidates.map(\.text.columns).max() ?? 0
    let meanings = candidates.map(\.meaning.columns).max() ?? 0
    let width = min(size.columns - 4, names + meanings + 6)
    let left = max(0, min(column - 2, size.columns - width - 2))
    let box = Area(row: footer - rows - 1, to: footer + 1, column: left, to: left + width)
    let more = candidates.count - rows
    frame.box(box, .faint, note: more > 0 ? "\(more) more" : "")
    let inner = box.inset(rows: 1, columns: 1)
    let chosen = stage.dialog.cycle?.index
    let from = max(0, (chosen ?? 0) - rows + 1)
    for (index, candidate) in candidates.enumerated().dropFirst(from).prefix(rows) {
      let row = inner.top + index - from
      let isChosen = index == chosen
      if isChosen { frame.put("▸", .strong, row: row, column: inner.left, in: inner) }
      frame.put(
        candidate.text, isChosen ? .chosen : .plain, row: row, column: inner.left + 1, in: inner)
      let rest = candidate.meaning.truncated(to: inner.width - names - 3)
      frame.put(rest, .faint, row: row, column: inner.left + names + 3, in: inner)
    }
  }
}
