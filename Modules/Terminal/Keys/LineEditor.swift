/// A line that is being written, with a cursor between its characters.
public nonisolated struct LineEditor: Hashable, Sendable {
  public private(set) var characters: [Character]
  public private(set) var cursor: Int
  /// Whether anything was done to it.
  public private(set) var isTouched = false

  /// A line whose cursor is at its end.
  public init(_ text: String = "") {
    characters = Array(text)
    cursor = characters.count
  }

  public var text: String { String(characters) }
  public var isEmpty: Bool { characters.isEmpty }
  /// What stands before the cursor.
  public var head: String { String(characters[..<cursor]) }

  /// Whether the key was one for a line.
  @discardableResult
  public mutating func take(_ key: Key) -> Bool {
    switch key {
    case .text(let text), .paste(let text): insert(text)
    case .left, .control("b"): cursor = max(0, cursor - 1)
    case .right, .control("f"): cursor = min(characters.count, cursor + 1)
    case .home, .control("a"): cursor = 0
    case .end, .control("e"): cursor = characters.count
    case .backspace: remove(max(0, cursor - 1)..<cursor)
    case .delete, .control("d"): remove(cursor..<min(characters.count, cursor + 1))
    case .control("k"): remove(cursor..<characters.count)
    case .control("u"): remove(0..<cursor)
    case .control("w"): remove(wordStart..<cursor)
    default: return false
    }
    return true
  }

  /// Puts text in place of what stands between a character and the cursor.
  public mutating func replace(after start: Int, with text: String) {
    let end = min(start, cursor)
    let tail = String(characters[cursor...])
    // What is put in may join its neighbours, so it is taken apart anew with them.
    let first = max(0, end - 1)
    characters.replaceSubrange(first..., with: String(characters[first..<end]) + text + tail)
    cursor = max(0, characters.count - tail.count)
    isTouched = true
  }

  /// What of it is seen in so many columns, and where in that the cursor is; with something else
  /// `shown` for each character, if that is given.
  public func window(columns: Int, as shown: [Character]? = nil) -> (text: String, cursor: Int) {
    let seen = shown.flatMap { $0.count == characters.count ? $0 : nil } ?? characters
    guard columns > 0 else { return ("", 0) }
    var start = cursor
    var room = columns - 1
    while start > 0, seen[start - 1].columns <= room {
      start -= 1
      room -= seen[start].columns
    }
    let before = String(seen[start..<cursor]).columns
    return (String(seen[start...]).prefix(columns: columns), before)
  }

  private var wordStart: Int {
    var start = cursor
    while start > 0, characters[start - 1] == " " { start -= 1 }
    while start > 0, characters[start - 1] != " " { start -= 1 }
    return start
  }

  private mutating func insert(_ text: String) { replace(after: cursor, with: text) }

  private mutating func remove(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    // What stood apart may join now, such as two halves of a flag.
    let tail = Array(String(characters[range.upperBound...]))
    characters = Array(String(characters[..<range.lowerBound]) + String(tail))
    cursor = max(0, characters.count - tail.count)
    isTouched = true
  }
}
