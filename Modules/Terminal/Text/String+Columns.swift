/// Text measured in columns of a terminal, not in characters.
nonisolated extension StringProtocol {
  public var columns: Int {
    isPrintableASCII ? utf8.count : reduce(0) { $0 + $1.columns }
  }
}

nonisolated extension String {
  /// As much of the beginning as fits.
  public func prefix(columns limit: Int) -> String {
    var rest = limit
    return String(
      prefix {
        rest -= $0.columns
        return rest >= 0
      })
  }

  /// The whole if it fits, else its beginning and an ellipsis.
  public func truncated(to limit: Int) -> String {
    if columns <= limit { return self }
    return limit > 0 ? prefix(columns: limit - 1) + "…" : ""
  }

  /// The whole if it fits, else an ellipsis and its end, which tells more of an address.
  public func tail(columns limit: Int) -> String {
    var (start, cut, width) = (endIndex, endIndex, 0)
    while start > startIndex {
      start = index(before: start)
      width += self[start].columns
      if width > limit { return limit > 0 ? "…" + self[cut...] : "" }
      if width < limit { cut = start }
    }
    return self
  }

  /// Lines that fit, as far in as the first, and broken at blanks where there are any. Without a
  /// limit, one line.
  public func wrapped(to limit: Int?) -> [String] {
    guard let limit, columns > limit else { return [self] }
    // The branches of a tree go on beside what is wrapped, as blanks do.
    let margin = String(prefix { " │├└".contains($0) })
    if !margin.isEmpty {
      let rest = String(dropFirst(margin.count))
      let below = String(margin.map { $0 == "├" ? "│" : $0 == "└" ? " " : $0 })
      return rest.wrapped(to: max(1, limit - margin.columns)).enumerated().map {
        ($0 == 0 ? margin : below) + $1
      }
    }
    var lines = [""]
    var room = limit
    for (index, word) in split(separator: " ", omittingEmptySubsequences: false).enumerated() {
      let isNew = index == 0 || word.columns >= room
      if isNew, index > 0 { lines.append("") }
      if isNew { room = limit }
      for character in isNew ? word : " " + word {
        if character.columns > room, room < limit {
          lines.append("")
          room = limit
        }
        lines[lines.count - 1] += String(character).truncated(to: room)
        room -= character.columns
      }
    }
    return lines
  }
}
