/// A source file that is being changed: each change looks for its one place.
struct SourceEdit {
  let path: String
  private(set) var text: String

  init(_ path: String, in plan: Plan) throws(Objection) {
    self.path = path
    text = try plan.text(path)
  }

  init(_ path: String, text: String) {
    (self.path, self.text) = (path, text)
  }

  func has(_ words: String) -> Bool { text.contains(words) }

  /// Puts text behind the first place where these words are.
  mutating func insert(_ new: String, after words: String) throws(Objection) {
    guard let range = text.firstRange(of: words) else { throw missing(words) }
    text.insert(contentsOf: new, at: range.upperBound)
  }

  /// Puts text before the first place where these words are.
  mutating func insert(_ new: String, before words: String) throws(Objection) {
    guard let range = text.firstRange(of: words) else { throw missing(words) }
    text.insert(contentsOf: new, at: range.lowerBound)
  }

  mutating func replace(_ words: String, with new: String) throws(Objection) {
    guard let range = text.firstRange(of: words) else { throw missing(words) }
    text.replaceSubrange(range, with: new)
  }

  /// Adds a line before the brace that closes what begins with these words.
  mutating func insert(_ line: String, atEndOf words: String) throws(Objection) {
    let end = try bracket(of: words, "{").upperBound
    let start = text[..<end].lastIndex(of: "\n").map { text.index(after: $0) } ?? end
    text.insert(
      contentsOf: line + "\n", at: text[start..<end].allSatisfy { $0 == " " } ? start : end)
  }

  /// Adds an argument, or a parameter, to the list that begins with these words and a parenthesis.
  mutating func append(_ argument: String, toListOf words: String) throws(Objection) {
    let list = try bracket(of: words, "(")
    let inner = text[text.index(after: list.lowerBound)..<list.upperBound]
    let last = inner.lastIndex { !$0.isWhitespace }
    let comma = last == nil ? "" : inner[last ?? inner.startIndex] == "," ? " " : ", "
    text.insert(
      contentsOf: comma + argument, at: last.map { text.index(after: $0) } ?? list.upperBound)
  }

  /// The first bracket of this kind from the first place of the words on.
  func bracket(of words: String, _ kind: Character) throws(Objection) -> ClosedRange<String.Index> {
    guard let range = text.firstRange(of: words) else { throw missing(words) }
    var start = range.lowerBound
    // A parameter may have a default in braces, which are not those of the body.
    if kind == "{", words.hasSuffix("(") {
      start = try text.closing(text.index(before: range.upperBound))
    }
    guard let open = text[start...].firstIndex(of: kind) else { throw missing(words) }
    return open...(try text.closing(open))
  }

  func missing(_ words: String) -> Objection {
    let line = words.split(separator: "\n").first.map(String.init) ?? words
    return Objection(
      "\(path) has no “\(line.trimmed)”, so this cannot be added; do it by hand, as "
        + "docs/adding-a-feature.md says")
  }

  mutating func rewrite(_ change: (String) throws(Objection) -> String) throws(Objection) {
    text = try change(text)
  }
}

extension Plan {
  /// Changes one file.
  mutating func edit(
    _ path: String, _ change: (inout SourceEdit) throws(Objection) -> Void
  ) throws(Objection) {
    var source = try SourceEdit(path, in: self)
    try change(&source)
    write(path, source.text)
  }
}
