/// A line to print: pieces of text, each with a look that says nothing the text does not say.
public nonisolated struct Line: Hashable, Sendable {
  public struct Piece: Hashable, Sendable {
    public fileprivate(set) var text: String
    public let look: Look
  }

  public private(set) var pieces: [Piece] = []

  /// Text from anywhere: what could act on a terminal is shown escaped.
  public init(_ text: String = "", _ look: Look = .plain) {
    if !text.isEmpty { pieces = [Piece(text: text.escaped, look: look)] }
  }

  public var columns: Int { pieces.reduce(0) { $0 + $1.text.columns } }

  /// Without looks.
  public var text: String { pieces.map(\.text).joined() }

  public static func + (left: Line, right: Line) -> Line {
    var line = left
    line.pieces += right.pieces
    return line
  }

  /// At most as wide; what is cut off leaves an ellipsis.
  public func truncated(to limit: Int?) -> Line {
    guard let limit, columns > limit else { return self }
    var line = Line()
    var rest = limit
    for var piece in pieces where rest > 0 {
      // One column is kept for the ellipsis, unless this is where the line ends anyway.
      let fits = piece.text.columns < rest
      if !fits { piece.text = (piece.text + "…").truncated(to: rest) }
      line.pieces.append(piece)
      rest = fits ? rest - piece.text.columns : 0
    }
    return line
  }

  /// Lines that fit: itself if it does, else its text without styles.
  public func wrapped(to limit: Int?) -> [Line] {
    guard let limit, columns > limit else { return [self] }
    return text.wrapped(to: limit).map { Line($0) }
  }

  /// At least as wide.
  public func padded(to width: Int) -> Line {
    self + Line(String(repeating: " ", count: max(0, width - columns)))
  }

  /// Lines that fit, broken at blanks. Where one does not, all have the look of its first piece.
  public func wrapped(to limit: Int) -> [Line] {
    columns <= limit
      ? [self] : text.wrapped(to: limit).map { Line($0, pieces.first?.look ?? .plain) }
  }

  public func rendered(inColor: Bool) -> String {
    guard inColor else { return text }
    return pieces.map { piece in
      piece.look == .plain
        ? piece.text : "\u{1B}[\(piece.look.parameters(inColor: true))m\(piece.text)\u{1B}[0m"
    }.joined()
  }
}
