extension Plan {
  /// What would change, as `diff -u` shows it.
  var difference: String {
    paths.map { difference(of: $0) }.joined()
  }

  private func difference(of path: String) -> String {
    let old = Self.lines(self.old(path) ?? "")
    let new = Self.lines(texts[path] ?? "")
    guard old != new else { return "" }
    var gone: Set<Int> = []
    var come: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): gone.insert(offset)
      case .insert(let offset, _, _): come.insert(offset)
      }
    }
    var lines: [(mark: String, text: Substring, old: Int, new: Int)] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if gone.contains(i) {
        lines.append(("-", old[i], i, j))
        i += 1
      } else if come.contains(j) {
        lines.append(("+", new[j], i, j))
        j += 1
      } else {
        lines.append((" ", old[i], i, j))
        (i, j) = (i + 1, j + 1)
      }
    }
    let near = lines.indices.filter { index in
      lines[max(0, index - 3)...min(lines.count - 1, index + 3)].contains { $0.mark != " " }
    }
    var text = "--- \(old.isEmpty ? "/dev/null" : "a/" + path)\n+++ b/\(path)\n"
    var start = near.startIndex
    while start < near.endIndex {
      var end = start + 1
      while end < near.endIndex, near[end] == near[end - 1] + 1 { end += 1 }
      let hunk = near[start..<end].map { lines[$0] }
      let (left, right) = (hunk.count { $0.mark != "+" }, hunk.count { $0.mark != "-" })
      text += "@@ -\(hunk[0].old + (left == 0 ? 0 : 1)),\(left) +\(hunk[0].new + 1),\(right) @@\n"
      text += hunk.map { "\($0.mark)\($0.text)\n" }.joined()
      start = end
    }
    return text
  }

  private static func lines(_ text: String) -> [Substring] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
