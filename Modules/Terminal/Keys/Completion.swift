/// What a line can go on with.
public nonisolated struct Completion: Hashable, Sendable {
  public struct Candidate: Hashable, Sendable {
    public let text: String
    /// A word on it.
    public let meaning: String

    public init(_ text: String, _ meaning: String = "") {
      self.text = text
      self.meaning = meaning
    }
  }

  /// How many characters of the line stay.
  public let start: Int
  public let candidates: [Candidate]

  /// Those of the candidates that the rest of the line begins; else those that have it in them.
  public init(of word: String, after start: Int, among candidates: [Candidate]) {
    self.start = start
    let begun = candidates.filter { $0.text.hasPrefix(word) }
    let lower = word.lowercased()
    self.candidates =
      begun.isEmpty
      ? candidates.filter {
        $0.text.lowercased().contains(lower) || $0.meaning.lowercased().hasPrefix(lower)
      } : begun
  }

  /// What all of them begin with.
  var common: [Character] {
    guard let first = candidates.first else { return [] }
    return candidates.dropFirst().reduce(Array(first.text)) { common, candidate in
      zip(common, candidate.text).prefix { $0 == $1 }.map(\.0)
    }
  }
}
