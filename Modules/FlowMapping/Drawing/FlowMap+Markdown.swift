nonisolated extension FlowMap {
  /// The flowchart and its tables, as a document shows them.
  public var markdown: String {
    let parts =
      ["```mermaid\n\(mermaid)```\n", placeTable, wayTable] + [gapList].filter { !$0.isEmpty }
    return parts.joined(separator: "\n")
  }

  private var placeTable: String {
    let everyone = Set(places.flatMap(\.situations))
    return Self.table(
      ["place", "is", "of", "left by", "the shortest way there"],
      places.map { place in
        let leaving = ways(from: place.name)
          .filter { $0.move == .leaves && !$0.act.hasPrefix("tab ") }.map { Self.code($0.act) }
        return [
          Self.code(place.name),
          place.formWords + Self.note(place.situations, of: everyone),
          place.kind.owner, Self.unique(leaving).joined(separator: ", "),
          place.script.isEmpty
            ? "the launch" : place.script.map { Self.code("\($0)") }.joined(separator: " "),
        ]
      })
  }

  /// Without what leaves, which stands in the other table, and without the tabs, which are always
  /// there while nothing covers them.
  private var wayTable: String {
    let order = Dictionary(uniqueKeysWithValues: places.enumerated().map { ($1.name, $0) })
    let rows = ways.enumerated()
      .filter { $0.element.move != .leaves && !$0.element.act.hasPrefix("tab ") }
      .sorted {
        (order[$0.element.from] ?? 0, $0.offset) < (order[$1.element.from] ?? 0, $1.offset)
      }
    return Self.table(
      ["at", "act", "leads to"],
      rows.map { _, way in
        let note = Self.note(way.situations, of: place(way.from)?.situations ?? [])
        let target = way.move == .stays ? "" : way.to.map { " " + Self.code($0) } ?? ""
        return [
          Self.code(way.from), Self.code(way.act) + note,
          "\(way.move)\(target)" + (way.becomes.map { " as \($0)" } ?? ""),
        ]
      })
  }

  private var gapList: String { gaps.map { "- \($0)\n" }.joined() }

  private static func table(_ head: [String], _ rows: [[String]]) -> String {
    ([head, head.map { _ in "---" }] + rows).map { "| \($0.joined(separator: " | ")) |\n" }
      .joined().replacing("| --- ", with: "|---").replacing("---|\n", with: "---|\n")
  }

  private static func note(_ situations: Set<String>, of all: Set<String>) -> String {
    situations == all ? "" : " (\(situations.sorted().joined(separator: ", ")))"
  }

  private static func unique(_ words: [String]) -> [String] {
    words.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// A bar would end the cell, and a grave accent the code.
  private static func code(_ text: String) -> String {
    let safe = text.map { $0 == "|" ? "\\|" : $0 == "`" ? "'" : $0.isNewline ? " " : "\($0)" }
    return "`\(safe.joined())`"
  }
}
