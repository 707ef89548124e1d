/// Swift, read as far as these commands need it: brackets, calls, arguments.
extension String {
  /// Where the bracket that opens here is closed; what is in quotes does not count.
  func closing(_ open: Index) throws(Objection) -> Index {
    var depth = 0
    var isQuoted = false
    var index = open
    while index < endIndex {
      switch self[index] {
      case "\\" where isQuoted: index = self.index(after: index)
      case "\"": isQuoted.toggle()
      case "(", "[", "{": depth += isQuoted ? 0 : 1
      case ")", "]", "}": depth -= isQuoted ? 0 : 1
      default: break
      }
      if depth == 0, !isQuoted { return index }
      index = self.index(after: index)
    }
    throw Objection("a bracket is not closed in “\(self[open...].prefix(40))…”")
  }

  /// Every call of a function or type of this name: from the name to the closing bracket, the last
  /// one first, so that each can be replaced.
  func calls(of name: String) throws(Objection) -> [Call] {
    var calls: [Call] = []
    var rest = self[...]
    while let range = rest.firstRange(of: name + "(") {
      rest = self[range.upperBound...]
      let before = range.lowerBound == startIndex ? " " : self[index(before: range.lowerBound)]
      guard !before.isLetter, !before.isNumber, before != "_", before != "." else { continue }
      let open = index(before: range.upperBound)
      let close = try closing(open)
      calls.append(Call(range: range.lowerBound...close, arguments: self[range.upperBound..<close]))
    }
    return calls.reversed()
  }

  struct Call {
    let range: ClosedRange<Index>
    let arguments: Substring
  }

  /// What stands between commas that are in no bracket.
  var topLevelParts: [String] {
    var parts = [""]
    var depth = 0
    for character in self {
      switch character {
      case "(", "[", "{", "<": depth += 1
      case ")", "]", "}": depth -= 1
      case ">" where parts[parts.count - 1].last != "-": depth -= 1
      case "," where depth == 0:
        parts.append("")
        continue
      default: break
      }
      parts[parts.count - 1].append(character)
    }
    return parts.map(\.trimmed).filter { !$0.isEmpty }
  }

  var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }

  /// Whether a word stands in it, and not only as a part of another.
  func mentions(_ word: String) -> Bool {
    split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == word }
  }
}
