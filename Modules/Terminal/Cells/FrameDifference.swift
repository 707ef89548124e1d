/// What a terminal that shows one frame has to be sent to show another: only cells that differ.
public nonisolated struct FrameDifference {
  /// How many equal cells are rather sent again than jumped over.
  private static let shortestGap = 6

  public private(set) var text = ""
  private var look: Look?
  private var place: Frame.Place?
  private let inColor: Bool

  /// Without a frame before, or after one of another size, everything is sent.
  public init(from old: Frame?, to new: Frame, inColor: Bool) {
    self.inColor = inColor
    guard old != new else { return }
    let known = old?.size == new.size ? old : nil
    // Terminals that know this show the frame at once, the others ignore it.
    send("\u{1B}[?2026h\u{1B}[?25l")
    if known == nil { send("\u{1B}[0m\u{1B}[2J") }
    let before = known ?? Frame(new.size)
    for row in 0..<new.size.rows { draw(row, before, new) }
    send("\u{1B}[0m")
    if let cursor = new.cursor {
      send("\u{1B}[\(cursor.row + 1);\(cursor.column + 1)H\u{1B}[?25h")
    }
    send("\u{1B}[?2026l")
  }

  private mutating func draw(_ row: Int, _ old: Frame, _ new: Frame) {
    let columns = new.size.columns
    var end = columns
    while end > 0, new[row, end - 1] == .blank { end -= 1 }
    var column = 0
    while column < columns {
      guard old[row, column] != new[row, column] else {
        column += 1
        continue
      }
      guard column < end else {
        // What is left of the row is blank now.
        move(to: Frame.Place(row: row, column: column))
        set(.plain)
        return send("\u{1B}[K")
      }
      let run = run(from: column, before: end, row, old, new)
      move(to: Frame.Place(row: row, column: run.lowerBound))
      for column in run where !new[row, column].text.isEmpty {
        if place == nil { move(to: Frame.Place(row: row, column: column)) }
        draw(new[row, column])
      }
      column = run.upperBound
    }
  }

  /// Whole glyphs that are sent in one go, because what differs lies near together.
  private func run(
    from first: Int, before end: Int, _ row: Int, _ old: Frame, _ new: Frame
  ) -> Range<Int> {
    var start = first
    while start > 0, new[row, start].text.isEmpty { start -= 1 }
    var stop = first + 1
    var next = stop
    while next < end, next - stop < Self.shortestGap {
      next += 1
      if old[row, next - 1] != new[row, next - 1] { stop = next }
    }
    while stop < end, new[row, stop].text.isEmpty { stop += 1 }
    return start..<stop
  }

  private mutating func draw(_ cell: Frame.Cell) {
    set(cell.look)
    send(cell.text)
    let isSimple = cell.text.unicodeScalars.count == 1
    // Terminals do not agree on the width of what is joined, so the next cell is sought anew.
    place =
      isSimple
      ? place.map { Frame.Place(row: $0.row, column: $0.column + cell.text.columns) } : nil
  }

  private mutating func move(to target: Frame.Place) {
    if place != target { send("\u{1B}[\(target.row + 1);\(target.column + 1)H") }
    place = target
  }

  private mutating func set(_ look: Look) {
    guard self.look != look else { return }
    let parameters = look.parameters(inColor: inColor)
    send(parameters.isEmpty ? "\u{1B}[0m" : "\u{1B}[0;\(parameters)m")
    self.look = look
  }

  private mutating func send(_ text: String) {
    self.text += text
  }
}
