/// A line taken apart into words, which are in double quotes if they hold blanks.
struct Words {
  private var rest: Substring.UnicodeScalarView

  init(_ line: String) {
    rest = line[...].unicodeScalars
  }

  /// The next word without its quotes; nothing at the end of the line.
  mutating func next() throws(Misreading) -> String? {
    rest = rest.drop(while: Self.isBlank)
    guard let first = rest.first else { return nil }
    if first == "\"" { return try quoted() }
    let word = rest.prefix { !Self.isBlank($0) }
    rest = rest.dropFirst(word.count)
    return String(word)
  }

  /// The words that are left, with one blank between any two; nothing if there is none.
  mutating func joined() throws(Misreading) -> String? {
    guard var text = try next() else { return nil }
    while let word = try next() {
      text += " "
      text += word
    }
    return text
  }

  /// Where in the line the words that are left begin, with the blanks before them.
  var place: String.Index { rest.startIndex }

  /// All that is left, as it is, after the one blank that ends the word before.
  mutating func remainder() -> String {
    defer { rest = rest.suffix(0) }
    return String(rest.dropFirst())
  }

  /// Blanks of every width, and what is drawn as nothing: keyboards and copied text have them all.
  static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || ["\u{200B}", "\u{2060}", "\u{FEFF}"].contains(scalar)
  }

  private mutating func quoted() throws(Misreading) -> String {
    var word = ""
    var isEscaped = false
    while let scalar = rest.dropFirst().first {
      rest.removeFirst()
      if scalar == "\"", !isEscaped {
        rest.removeFirst()
        guard rest.first.map(Self.isBlank) ?? true else {
          throw Misreading("a blank is missing after the second quote")
        }
        return word
      }
      isEscaped = scalar == "\\" && !isEscaped
      if !isEscaped { word.unicodeScalars.append(scalar) }
    }
    throw Misreading("the second quote is missing: write \"two words\"")
  }
}
