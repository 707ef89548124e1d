import Foundation
import Terminal

/// The letters and digits of a line, however they are written: without case, width and accents, and
/// whatever stands between them. So every spelling of a name is the same.
///
/// This is asked at each key that a person presses, and so it is made of numbers.
struct Letters {
  private var folded: [UInt32] = []
  /// Where in the line each of them ends.
  private var ends: [String.Index] = []
  /// Which of them begin a word.
  private var starts: [Int] = []

  init(_ line: String) {
    var isInWord = false
    for index in line.indices {
      let (letters, endsWord) = Self.fold(line[index])
      if !letters.isEmpty, !isInWord { starts.append(folded.count) }
      isInWord = !letters.isEmpty && !endsWord
      for letter in letters {
        folded.append(letter)
        ends.append(line.index(after: index))
      }
    }
  }

  /// Where each name ends that is one of these: anywhere in a word, or in several, or nearly.
  /// Abbreviations are words of their own.
  func ends(of names: [String], or abbreviations: Set<String>) -> [String.Index] {
    let names = Set(names.map { Letters($0).folded }).filter { !$0.isEmpty }
    let firsts = Set(names.map { $0[0] })
    var found: [String.Index] = []
    for start in folded.indices where firsts.contains(folded[start]) {
      let length = names.filter { folded[start...].starts(with: $0) }.map(\.count).max()
      if let length { found.append(ends[start + length - 1]) }
    }
    // Further on, nobody misspells a name.
    for (word, start) in starts.enumerated().prefix(32) {
      let end = end(ofWord: word)
      if abbreviations.contains(Self.text(folded[start..<end])) { found.append(ends[end - 1]) }
      for end in [end, self.end(ofWord: word + 1)] where isNear(folded[start..<end], to: names) {
        found.append(ends[end - 1])
      }
    }
    return found.sorted()
  }

  private func end(ofWord word: Int) -> Int {
    word + 1 < starts.count ? starts[word + 1] : folded.count
  }

  private func isNear(_ word: ArraySlice<UInt32>, to names: Set<[UInt32]>) -> Bool {
    guard word.count > 2 else { return false }
    let candidates = names.filter { name in
      let others = word.count { !name.contains($0) }
      return name.starts(with: word) || (abs(name.count - word.count) < 4 && others < 4)
    }
    return !candidates.isEmpty
      && Suggestion.nearest(to: Self.text(word), among: candidates.map { Self.text($0[...]) })
        != nil
  }

  private static func text(_ letters: ArraySlice<UInt32>) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: letters.compactMap(Unicode.Scalar.init))
    return text
  }

  /// What is left of a character, and whether a word ends with it all the same: what is drawn as
  /// nothing may stand for a blank.
  private static func fold(_ character: Character) -> (letters: [UInt32], endsWord: Bool) {
    if let byte = character.asciiValue {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        return ([UInt32(byte)], false)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): return ([UInt32(byte) + 32], false)
      default: return ([], true)
      }
    }
    let plain = String(character).decomposedStringWithCompatibilityMapping.lowercased()
    let letters = plain.filter { $0.isLetter || $0.isNumber }.compactMap(\.unicodeScalars.first)
    return (
      letters.map(\.value),
      plain.unicodeScalars.contains(where: \.properties.isDefaultIgnorableCodePoint)
    )
  }
}
