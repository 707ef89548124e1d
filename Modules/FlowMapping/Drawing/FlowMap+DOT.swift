nonisolated extension FlowMap {
  /// A graph in Graphviz' words. Bold arrows replace everything, dashed ones present.
  public var dot: String {
    let ids = identifiers
    var lines = ["digraph map {", "  node [shape=box, fontname=\"sans-serif\"]"]
    lines.append("  edge [fontname=\"sans-serif\", fontsize=10]")
    if let launch = places.first {
      lines.append("  launch [shape=point, width=0.15]\n  launch -> \(ids[launch.name] ?? "")")
    }
    for place in places {
      let label = place.kind.alert ?? place.name
      lines.append("  \(ids[place.name] ?? "") [label=\(Self.quoted([label]))\(style(of: place))]")
    }
    let tabs = places.filter { $0.forms.contains(.tab) }.compactMap { ids[$0.name] }
    if !tabs.isEmpty { lines.append("  { rank=same; \(tabs.joined(separator: "; ")) }") }
    for arrow in arrowsWithOneCircle {
      let style =
        arrow.move == .replaces
        ? ", style=bold" : arrow.move == .presents ? ", style=dashed" : ""
      lines.append(
        "  \(ids[arrow.from] ?? "") -> \(ids[arrow.to] ?? "")"
          + " [label=\(Self.quoted(arrow.lines.map { " \($0) " }))\(style)]")
    }
    return (lines + ["}"]).joined(separator: "\n") + "\n"
  }

  /// Arrows back to the same place would be drawn over each other, so they are one.
  private var arrowsWithOneCircle: [Arrow] {
    var result: [Arrow] = []
    for arrow in arrows {
      let twin = result.firstIndex {
        $0.from == arrow.from && $0.to == arrow.to && arrow.from == arrow.to
      }
      if let twin { result[twin].captions += arrow.captions } else { result.append(arrow) }
    }
    return result
  }

  private func style(of place: Place) -> String {
    if place.isAlert { return ", shape=hexagon" }
    if place.forms.contains(.root) || place.forms.contains(.tab) { return ", peripheries=2" }
    return place.forms == [.modal] ? ", style=rounded" : ""
  }

  private static func quoted(_ lines: [String]) -> String {
    let escaped = lines.map { line in
      line.map { character in
        switch character {
        case "\"", "\\": "\\\(character)"
        case _ where character.isNewline: " "
        default: String(character)
        }
      }.joined()
    }
    return "\"" + escaped.joined(separator: "\\n") + "\""
  }
}
