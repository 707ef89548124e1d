/// What a terminal shows, as a value: a grid of cells, and where the cursor is if it is seen.
public nonisolated struct Frame: Hashable, Sendable {
  public struct Cell: Hashable, Sendable {
    public static let blank = Cell(text: " ", look: .plain)

    /// One glyph; nothing in the second cell of a wide one.
    public fileprivate(set) var text: String
    public fileprivate(set) var look: Look
  }

  public struct Place: Hashable, Sendable {
    public let row: Int
    public let column: Int

    public init(row: Int, column: Int) {
      self.row = row
      self.column = column
    }
  }

  public let size: Size
  private var cells: [Cell]
  public var cursor: Place?

  /// Blanks.
  public init(_ size: Size) {
    self.size = size
    cells = Array(repeating: .blank, count: size.columns * size.rows)
  }

  public var area: Area { Area(row: 0, to: size.rows, column: 0, to: size.columns) }

  public subscript(row: Int, column: Int) -> Cell { cells[row * size.columns + column] }

  /// The rows without the blanks at their ends.
  public var text: [String] {
    (0..<size.rows).map { row in
      var line = (0..<size.columns).map { self[row, $0].text }.joined()
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  /// Puts text into one row of an area, as much as fits. Answers the column after it.
  @discardableResult
  public mutating func put(
    _ text: String, _ look: Look = .plain, row: Int, column: Int, in area: Area
  ) -> Int {
    guard area.rows.contains(row), (0..<size.rows).contains(row) else { return column }
    let columns = area.columns.clamped(to: 0..<size.columns)
    var column = column
    for character in text.escaped {
      let width = character.columns
      guard width > 0 else {
        // A mark without a place of its own stays with what stands before it.
        if column > columns.lowerBound, column <= columns.upperBound {
          cells[row * size.columns + column - 1].text.append(character)
        }
        continue
      }
      guard column + width <= columns.upperBound else { break }
      if column >= columns.lowerBound {
        set(Cell(text: String(character), look: look), row, column)
        for next in 1..<max(1, width) { set(Cell(text: "", look: look), row, column + next) }
      }
      column += width
    }
    return column
  }

  /// The same with a line, whose looks are put on another one if that is given.
  @discardableResult
  public mutating func put(
    _ line: Line, row: Int, column: Int, in area: Area, on ground: Look? = nil
  ) -> Int {
    line.pieces.reduce(column) { column, piece in
      put(piece.text, ground?.under(piece.look) ?? piece.look, row: row, column: column, in: area)
    }
  }

  /// Fills an area with one glyph that takes one column.
  public mutating func fill(_ area: Area, _ text: String = " ", _ look: Look = .plain) {
    for row in area.rows.clamped(to: 0..<size.rows) {
      for column in area.columns.clamped(to: 0..<size.columns) {
        set(Cell(text: text, look: look), row, column)
      }
    }
  }

  /// Gives what an area shows another look.
  public mutating func restyle(_ area: Area, _ look: Look) {
    for row in area.rows.clamped(to: 0..<size.rows) {
      for column in area.columns.clamped(to: 0..<size.columns) {
        cells[row * size.columns + column].look = look
      }
    }
  }

  /// A wide glyph of which one half is covered leaves a blank.
  private mutating func set(_ cell: Cell, _ row: Int, _ column: Int) {
    let place = row * size.columns + column
    if cells[place].text.isEmpty, !cell.text.isEmpty, column > 0 { cells[place - 1].text = " " }
    if column + 1 < size.columns, cells[place + 1].text.isEmpty { cells[place + 1].text = " " }
    cells[place] = cell
  }
}
