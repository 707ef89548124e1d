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

  /// All that is left, as it is, after the one blank that ends the word before.
  mutating func remainder() -> String {
    defer { rest = rest.suffix(0) }
    return String(rest.dropFirst())
  }

  static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\t"
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
