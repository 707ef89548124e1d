import Foundation

/// The letters and digits of a line, however they are written: without case, width and accents, and
/// whatever stands between them. So every spelling of a name is the same.
struct Letters {
  private var folded: [Character] = []
  /// Where in the line each of them ends.
  private var ends: [String.Index] = []
  /// Which of them begin a word.
  private var starts: [Int] = []

  init(_ line: String) {
    var isInWord = false
    for index in line.indices {
      let plain =
        line[index].isASCII
        ? line[index].lowercased()
        : String(line[index]).decomposedStringWithCompatibilityMapping.lowercased()
      let letters = plain.filter { $0.isLetter || $0.isNumber }.compactMap(Self.base)
      if !letters.isEmpty, !isInWord { starts.append(folded.count) }
      // What is drawn as nothing may stand for a blank.
      isInWord =
        !letters.isEmpty
        && !plain.unicodeScalars.contains(where: \.properties.isDefaultIgnorableCodePoint)
      folded += letters
      ends += letters.map { _ in line.index(after: index) }
    }
  }

  /// Where each name ends that is one of these: anywhere in a word, or in several, or nearly.
  /// Abbreviations are words of their own.
  func ends(of names: [String], or abbreviations: Set<String>) -> [String.Index] {
    let names = names.map { Letters($0).folded }.filter { !$0.isEmpty }
    let firsts = Set(names.map { $0[0] })
    var found: [String.Index] = []
    for start in folded.indices where firsts.contains(folded[start]) {
      let length = names.filter { folded[start...].starts(with: $0) }.map(\.count).max()
      if let length { found.append(ends[start + length - 1]) }
    }
    // Further on, nobody misspells a name.
    for (word, start) in starts.enumerated().prefix(32) {
      let end = end(ofWord: word)
      if abbreviations.contains(String(folded[start..<end])) { found.append(ends[end - 1]) }
      for end in [end, self.end(ofWord: word + 1)]
      where isNear(folded[start..<end], to: names) {
        found.append(ends[end - 1])
      }
    }
    return found.sorted()
  }

  private func end(ofWord word: Int) -> Int {
    word + 1 < starts.count ? starts[word + 1] : folded.count
  }

  private func isNear(_ word: ArraySlice<Character>, to names: [[Character]]) -> Bool {
    let candidates = names.filter { abs($0.count - word.count) < 4 || $0.starts(with: word) }
    return word.count > 2
      && Suggestion.nearest(to: String(word), among: candidates.map { String($0) }) != nil
  }

  /// Without marks.
  private static func base(_ letter: Character) -> Character? {
    letter.unicodeScalars.first.map { Character($0) }
  }
}
