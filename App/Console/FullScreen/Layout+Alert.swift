import Coordination
import Terminal

/// The question over the screen.
extension Layout {
  mutating func alert(_ area: Area) {
    guard let alert = stage.state.alert else { return }
    frame.restyle(area, .faint)
    let room = max(1, min(52, area.width - 4) - 6)
    // A title that does not fit into the edge is the first of the words.
    let isLong = alert.title.escaped.columns > room
    let words =
      (isLong ? alert.title.escaped.wrapped(to: room).map { Line($0, .strong) } : [])
      + (alert.message.isEmpty ? [] : alert.message.escaped.wrapped(to: room).map { Line($0) })
    let buttons = buttons(of: alert)
    let gap = words.isEmpty ? 0 : 1
    let title = isLong ? "" : alert.title
    let widths = words.map(\.columns) + buttons.map { $0.columns + 4 } + [title.columns, 18]
    let width = min(area.width - 2, (widths.max() ?? 0) + 6)
    // What is answered is seen, if not all of the words are.
    let shown = words.prefix(max(0, area.height - buttons.count - gap - 2))
    let height = min(area.height, shown.count + gap + buttons.count + 2)
    let top = area.top + max(0, (area.height - height) / 2)
    let left = area.left + max(0, (area.width - width) / 2)
    let box = Area(row: top, to: top + height, column: left, to: left + width)
    frame.box(box, .alarm, title: title)
    var inner = box.inset(rows: 1, columns: 1)
    put(shown, in: inner.takeTop(shown.count + gap).inset(columns: 2))
    for (index, (row, text)) in zip(inner.rows, buttons).enumerated() {
      let isChosen = index == stage.chosen && stage.isNow
      let isAlarm = alert.buttons[index].role == .destructive
      if isChosen { frame.put("▸", .strong, row: row, column: inner.left, in: inner) }
      frame.put("\(index + 1)", .faint, row: row, column: inner.left + 2, in: inner)
      let look: Look = isChosen ? .chosen : isAlarm ? .alarm : .plain
      frame.put(text, look, row: row, column: inner.left + 5, in: inner)
      mark(Area(row: row, to: row + 1, column: inner.left, to: inner.right), .choice(index))
    }
  }

  /// With a word on what Esc does and what cannot be undone.
  private func buttons(of alert: AppState.Alert) -> [String] {
    let labels = alert.buttons.map { $0.label.escaped.truncated(to: 30) }
    let widest = labels.map(\.columns).max() ?? 0
    return zip(alert.buttons, labels).enumerated().map { index, button in
      let note =
        index == alert.escape ? "esc" : button.0.role == .destructive ? "destructive" : ""
      let gap = String(repeating: " ", count: widest - button.1.columns + 3)
      return note.isEmpty ? button.1 : button.1 + gap + note
    }
  }
}
