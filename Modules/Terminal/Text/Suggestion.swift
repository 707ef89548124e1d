/// Finds what somebody may have meant.
nonisolated public enum Suggestion {
  /// The candidate that takes the fewest changes, if they are few enough to be a slip.
  public static func nearest(to word: String, among candidates: [String]) -> String? {
    guard !word.isEmpty, word.utf8.count <= 64 else { return nil }
    let written = plain(word)
    let tolerance = max(1, (written.count + 1) / 3)
    // Of two that are as near, the one that was begun.
    var best: (candidate: String, rank: (distance: Int, Int))?
    for candidate in candidates where candidate != word {
      let meant = plain(candidate)
      let isBeginning = written.count > 1 && meant.starts(with: written)
      let distance = isBeginning ? 1 : self.distance(written, meant)
      let rank = (distance: distance, isBeginning ? 0 : 1)
      if distance <= tolerance, rank < best?.rank ?? (.max, 0) { best = (candidate, rank) }
    }
    return best?.candidate
  }

  /// The end of a sentence, if something is near.
  public static func question(about word: String, among candidates: [String]) -> String? {
    nearest(to: word, among: candidates).map { "; did you mean “\($0)”?" }
  }

  private static func plain(_ word: String) -> [Character] {
    word.lowercased().drop { $0 == "-" }.map { $0 == " " || $0 == "_" ? "-" : $0 }
  }

  /// How many characters to put in, take out, replace, or swap with their neighbour.
  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var rows = [Array(0...right.count)]
    for (i, character) in left.enumerated() {
      var row = [i + 1]
      for (j, other) in right.enumerated() {
        var cost = min(
          row[j] + 1, rows[i][j + 1] + 1, rows[i][j] + (character == other ? 0 : 1))
        if i > 0, j > 0, character == right[j - 1], left[i - 1] == other {
          cost = min(cost, rows[i - 1][j - 1] + 1)
        }
        row.append(cost)
      }
      rows.append(row)
    }
    return rows[left.count][right.count]
  }
}
