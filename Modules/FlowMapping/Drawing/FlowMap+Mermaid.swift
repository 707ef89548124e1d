nonisolated extension FlowMap {
  /// A flowchart in Mermaid's words. Thick arrows replace everything, dotted ones present.
  public var mermaid: String {
    let ids = identifiers
    var lines = ["flowchart TB"]
    if let launch = places.first { lines.append("  launch(( )) --> \(ids[launch.name] ?? "")") }
    lines += places.filter { !$0.forms.contains(.tab) }.map { "  " + node($0, ids) }
    let tabs = places.filter { $0.forms.contains(.tab) }
    if !tabs.isEmpty {
      lines += ["  subgraph tabs"] + tabs.map { "    " + node($0, ids) } + ["  end"]
    }
    lines += arrows.map { arrow in
      let label = arrow.lines.map(Self.escaped).joined(separator: "<br/>")
      return
        "  \(ids[arrow.from] ?? "") \(Self.line(arrow.move))|\"\(label)\"| \(ids[arrow.to] ?? "")"
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The same, as coarse as can be: which coordinator leads to which, and as what.
  public var mermaidOverview: String {
    let owners = places.map(\.kind.owner).reduce(into: [String]()) { owners, owner in
      if !owners.contains(owner) { owners.append(owner) }
    }
    var lines = ["flowchart TB", "  launch(( )) --> \(owners.first ?? "")"]
    let tabs = places.filter { $0.forms.contains(.tab) }.map(\.kind.owner)
    lines += owners.filter { !tabs.contains($0) }.map { "  \($0)" }
    if !tabs.isEmpty { lines += ["  subgraph tabs"] + tabs.map { "    \($0)" } + ["  end"] }
    var moves: [(ends: [String], moves: [Move])] = []
    for arrow in arrows where arrow.move != .asks {
      let ends = [arrow.from, arrow.to].map { place($0)?.kind.owner ?? "" }
      let index = moves.firstIndex { $0.ends == ends }
      guard let index else {
        moves.append((ends, [arrow.move]))
        continue
      }
      if !moves[index].moves.contains(arrow.move) { moves[index].moves.append(arrow.move) }
    }
    lines += moves.map { ends, moves in
      let label = moves.map(\.rawValue).joined(separator: " or ")
      return "  \(ends[0]) \(Self.line(moves[0]))|\(label)| \(ends[1])"
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func node(_ place: Place, _ ids: [String: String]) -> String {
    let id = ids[place.name] ?? ""
    if let alert = place.kind.alert { return "\(id){{\"\(Self.escaped(alert))\"}}" }
    let label = Self.escaped(place.name)
    if place.forms.contains(.root) { return "\(id)([\"\(label)\"])" }
    return place.forms == [.modal] ? "\(id)(\"\(label)\")" : "\(id)[\"\(label)\"]"
  }

  private static func line(_ move: Move) -> String {
    switch move {
    case .replaces: "==>"
    case .presents: "-.->"
    default: "-->"
    }
  }

  private static func escaped(_ text: String) -> String {
    text.map { character in
      switch character {
      case "\"": "#quot;"
      case "#": "#35;"
      case "<": "#lt;"
      case ">": "#gt;"
      case "&": "#amp;"
      case "`": "#96;"
      case _ where character.isNewline: " "
      default: String(character)
      }
    }.joined()
  }
}
