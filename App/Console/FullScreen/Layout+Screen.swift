import Coordination
import Terminal

/// The app as a phone would show it.
extension Layout {
  mutating func screen(_ area: Area) {
    var area = area
    tabs(&area)
    if !stage.state.modals.isEmpty { sheet(&area) }
    header(&area)
    notices(&area)
    content(area)
    alert(area)
  }

  private mutating func tabs(_ area: inout Area) {
    guard let tabs = stage.state.tabs else { return }
    let bar = area.takeBottom(1)
    rule(area.bottom - 1, in: area.takeBottom(1))
    let isCovered = !stage.state.modals.isEmpty || stage.state.alert != nil
    // Where not all of them fit, the first give way to the selected one.
    var widths = tabs.map { min(24, $0.title.escaped.columns) + 4 }
    let selected = tabs.firstIndex(where: \.isSelected) ?? 0
    var first = 0
    while first < selected, widths[...selected].reduce(0, +) > bar.width - 2 {
      widths[first] = 0
      first += 1
    }
    var column = bar.left + 1
    for tab in tabs[first...] {
      let title = tab.title.escaped.truncated(to: 24)
      let text = tab.isSelected ? "[\(title)]" : " \(title) "
      let look: Look = isCovered ? .faint : tab.isSelected ? .strong : .plain
      let end = frame.put(text, look, row: bar.top, column: column, in: bar)
      if !isCovered {
        mark(Area(row: bar.top, to: bar.bottom, column: column, to: end), .tab(tab.id))
      }
      column = end + 2
    }
  }

  /// The stacks under a modal are edges that it leaves free.
  private mutating func sheet(_ area: inout Area) {
    let state = stage.state
    let below =
      [state.root ?? state.tabs?.first { $0.isSelected }?.stack ?? []] + state.modals.dropLast()
    let shown = below.suffix(3)
    if below.count > shown.count {
      let words = "\((below.count - shown.count).grouped) more under these"
      let row = area.takeTop(1)
      frame.put(words, .faint, row: row.top, column: row.left + 1, in: row)
    }
    for (index, stack) in shown.enumerated() {
      let isBottom = index == 0 && below.count == shown.count
      let text = stack.address.tail(columns: area.width - 20)
      if !isBottom { frame.box(area, .faint) }
      frame.put(
        isBottom ? "\(text)  under this" : " \(text)  under this ", .faint, row: area.top,
        column: area.left + (isBottom ? 1 : 2), in: area)
      area = Area(row: area.top + 1, to: area.bottom, column: area.left + 1, to: area.right - 1)
    }
    frame.box(area, .plain, title: "modal")
    area = area.inset(rows: 1, columns: 1)
  }

  private mutating func header(_ area: inout Area) {
    let row = area.takeTop(1).inset(columns: 1)
    let state = stage.state
    let title = (state.title ?? "Nothing is shown").escaped.truncated(to: max(1, row.width - 4))
    let isInner = (state.modals.last?.count ?? 2) > 1
    let back = state.backTitle.map { (isInner ? "‹ " : "× ") + $0.escaped } ?? ""
    let middle = row.left + max(0, (row.width - title.columns) / 2)
    let label = back.truncated(to: max(0, middle - row.left - 2))
    frame.put(label, .accent, row: row.top, column: row.left, in: row)
    let end = frame.put(title, .strong, row: row.top, column: middle, in: row)
    if stage.isBusy, stage.isNow { frame.put(" …", .accent, row: row.top, column: end, in: row) }
    let place = state.address.escaped.tail(columns: max(0, row.right - end - 3))
    if place.columns > 2 {
      frame.put(place, .faint, row: row.top, column: row.right - place.columns, in: row)
    }
    rule(area.top, in: area.takeTop(1))
  }

  /// What is neither on the screen nor on the way to it yet.
  private mutating func notices(_ area: inout Area) {
    let lines = stage.state.notices.flatMap { $0.wrapped(to: max(1, area.width - 4)) }
    guard !lines.isEmpty else { return }
    let rows = area.takeBottom(min(lines.count, max(0, area.height - 3)))
    for (row, line) in zip(rows.rows, lines) {
      frame.put("⋯", .accent, row: row, column: rows.left + 1, in: rows)
      frame.put(line, .accent, row: row, column: rows.left + 3, in: rows)
    }
  }
}
