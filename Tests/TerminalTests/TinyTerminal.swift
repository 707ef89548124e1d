import Terminal

/// Knows what `FrameDifference` sends, and nothing else.
struct TinyTerminal {
  let size: Size
  private(set) var cursor: Frame.Place?
  private var cells: [[String]]
  private var row = 0
  private var column = 0
  private var isCursorShown = false

  init(_ size: Size) {
    self.size = size
    cells = Array(repeating: Array(repeating: " ", count: size.columns), count: size.rows)
  }

  var text: [String] {
    cells.map { cells in
      var line = cells.joined()
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  mutating func read(_ text: String) throws {
    var rest = text[...]
    while let character = rest.popFirst() {
      guard character == "\u{1B}" else {
        try put(character)
        continue
      }
      guard rest.popFirst() == "[", let end = rest.firstIndex(where: \.isLetter) else {
        throw Unknown(what: String(rest))
      }
      try act(rest[end], String(rest[..<end]))
      rest = rest[rest.index(after: end)...]
    }
    cursor = isCursorShown ? Frame.Place(row: row, column: column) : nil
  }

  private mutating func act(_ final: Character, _ parameters: String) throws {
    let numbers = parameters.split(separator: ";").compactMap { Int($0) }
    switch (final, parameters) {
    case ("H", _):
      (row, column) = (numbers[0] - 1, numbers[1] - 1)
      guard cells.indices.contains(row), cells[row].indices.contains(column) else {
        throw Unknown(what: "outside: \(row), \(column)")
      }
    case ("J", "2"): cells = TinyTerminal(size).cells
    case ("K", ""):
      for column in column..<size.columns { cells[row][column] = " " }
    case ("h", "?25"): isCursorShown = true
    case ("l", "?25"): isCursorShown = false
    case ("m", _), ("h", "?2026"), ("l", "?2026"): break
    default: throw Unknown(what: parameters + String(final))
    }
  }

  private mutating func put(_ character: Character) throws {
    let width = character.columns
    guard column + width <= size.columns else { throw Unknown(what: "too wide: \(character)") }
    if cells[row][column].isEmpty, column > 0 { cells[row][column - 1] = " " }
    cells[row][column] = String(character)
    if width == 2 { cells[row][column + 1] = "" }
    if column + width < size.columns, cells[row][column + width].isEmpty {
      cells[row][column + width] = " "
    }
    column += width
  }

  /// Something that `FrameDifference` should not send.
  struct Unknown: Error {
    let what: String
  }
}
