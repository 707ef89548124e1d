import Coordination
import Terminal

/// What the screen holds.
extension Layout {
  /// One row of it.
  private struct Row {
    var line = Line()
    /// Which of what has a number.
    var choice: Int?
    var field: AppState.Element?
  }

  mutating func content(_ area: Area) {
    let rows = rows(columns: max(1, area.width - 7))
    let focus = rows.firstIndex { $0.choice == stage.chosen && $0.choice != nil } ?? 0
    let most = max(0, rows.count - area.height)
    let from = max(0, min(most, max(0, focus - area.height / 2) + stage.contentScroll))
    for (at, row) in zip(area.rows, rows.dropFirst(from)) { draw(row, at, area) }
    let edge = area.right - 1
    if from > 0 { frame.put("↑", .accent, row: area.top, column: edge, in: area) }
    if from < most { frame.put("↓", .accent, row: area.bottom - 1, column: edge, in: area) }
  }

  private func rows(columns: Int) -> [Row] {
    let elements = stage.state.elements
    let labels = elements.filter(\.isTypable).map(\.label.escaped.columns).max() ?? 0
    var rows: [Row] = []
    var number = 0
    var last: Screen.Element.Kind?
    for element in elements {
      // Kinds stand in groups.
      let group = element.kind == .secureField ? .field : element.kind
      if let last, last != group { rows.append(Row()) }
      last = group
      guard element.takesActs else {
        rows += text(of: element, columns).map { Row(line: $0) }
        continue
      }
      let line =
        switch element.kind {
        case .field, .secureField: Line(element.label).padded(to: min(labels, columns / 2))
        case .row: Line(element.label) + Line(" ›", .faint)
        default: Line("[ \(element.label) ]", element.isEnabled ? .accent : .faint)
        }
      let note = element.isEnabled ? Line() : Line(" (disabled)", .faint)
      rows.append(
        Row(line: line + note, choice: number, field: element.isTypable ? element : nil))
      number += 1
    }
    return rows
  }

  private func text(of element: AppState.Element, _ columns: Int) -> [Line] {
    let isError = element.id == "error"
    return element.label.escaped.wrapped(to: columns).enumerated().map { index, text in
      guard isError else { return Line(text) }
      return Line((index == 0 ? "! " : "  ") + text, .alarm)
    }
  }

  private mutating func draw(_ row: Row, _ at: Int, _ area: Area) {
    let start = area.left
    guard let choice = row.choice else {
      frame.put(row.line, row: at, column: start + 5, in: area)
      return
    }
    let isOpen = stage.state.alert == nil
    let isChosen = isOpen && stage.isNow && choice == stage.chosen
    // Numbers that nobody would take are not shown.
    if isOpen, stage.isNow {
      let number = String(choice + 1)
      frame.put(number, .faint, row: at, column: start + max(1, 3 - number.count), in: area)
      mark(Area(row: at, to: at + 1, column: start, to: area.right), .choice(choice))
    }
    if isChosen { frame.put("▸", .strong, row: at, column: start, in: area) }
    let ground: Look? = !isChosen ? nil : row.field == nil ? .chosen : .strong
    let line = row.line.truncated(to: area.width - (row.field == nil ? 7 : 12))
    let end = frame.put(line, row: at, column: start + 5, in: area, on: ground)
    if let field = row.field { draw(field, at, end + 2, isChosen, area) }
  }

  private mutating func draw(
    _ field: AppState.Element, _ row: Int, _ column: Int, _ isChosen: Bool, _ area: Area
  ) {
    let room = max(1, min(40, area.right - 2 - column))
    func padded(_ text: String) -> String {
      text + String(repeating: " ", count: max(0, room - text.columns))
    }
    if case .typing(field.id, let editor) = stage.mode {
      let isSecret = field.kind == .secureField
      let seen = editor.window(
        columns: room, as: isSecret ? editor.characters.map { _ in "•" } : nil)
      frame.put(padded(seen.text), .input, row: row, column: column, in: area)
      frame.cursor = Frame.Place(row: row, column: column + seen.cursor)
      return
    }
    let value = (field.value ?? "").escaped.truncated(to: room)
    let look: Look = isChosen ? .chosen : value.isEmpty ? .faint.with(.underline) : .input
    frame.put(padded(value.isEmpty ? "empty" : value), look, row: row, column: column, in: area)
  }
}
