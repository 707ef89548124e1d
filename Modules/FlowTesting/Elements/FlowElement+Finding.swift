internal import Coordination

extension FlowElement {
  /// Whether it stands on a screen, and not in a bar or an alert.
  var isOnScreen: Bool {
    switch path[0].kind {
    case .navigationBar, .tabBar, .alert, .modal: false
    default: path.count == 1
    }
  }

  /// Looks it up. Throws why it is not there, or not the only one.
  func find() throws -> FlowNode {
    var found: FlowNode?
    for (depth, step) in path.enumerated() {
      let candidates =
        if let pin {
          try FlowNode.nodes(step.kind, on: pin.get())
        } else {
          found?.children.filter { $0.isA(step.kind) }
            ?? FlowNode.nodes(step.kind, in: app.window)
        }
      let matches = step.choice.matches(among: candidates)
      guard matches.count == 1 else { throw missing(depth, matches, candidates.count) }
      found = matches[0]
    }
    guard let found else { throw Missing("there is nothing to look for") }
    return found
  }

  private func missing(_ depth: Int, _ matches: [FlowNode], _ count: Int) -> Missing {
    let step = path[depth]
    guard case .named(let name) = step.choice else {
      let amount = count == 0 ? "no \(step.kind)" : "\(count) \(step.kind.plural)"
      return Missing("\(place(depth)) \(amount)")
    }
    if matches.count > 1 {
      let others = matches.map(\.id).joined(separator: ", ")
      return Missing("\(place(depth)) \(matches.count) of that name: \(others)")
    }
    let sightings = FlowSighting.all(in: app.window)
    let hint = FlowSighting.nearest(to: name, of: step.kind, among: sightings)
    return Missing(
      "\(place(depth)) no \(count == 0 ? "" : "such ")\(step.kind)"
        + (hint.map { "; did you mean \($0)?" } ?? ""))
  }

  private func place(_ depth: Int) -> String {
    if depth > 0 { return path[..<depth].map(\.description).joined(separator: ".") + " has" }
    guard isOnScreen else { return "there is" }
    return (pin?.title ?? app.title).map { "“\($0)” has" } ?? "nothing is shown yet, so there is"
  }
}

extension FlowElement.Pin {
  func get() throws -> Screen {
    guard let screen else { throw Refusal.gone(title: title) }
    return screen
  }
}

nonisolated extension FlowElement.Choice {
  /// By identifier; by label, if none has that.
  fileprivate func matches(among nodes: [FlowNode]) -> [FlowNode] {
    switch self {
    case .named(let name):
      let identified = nodes.filter { $0.id == name }
      return identified.isEmpty ? nodes.filter { $0.label == name } : identified
    case .index(let index): return nodes.indices.contains(index) ? [nodes[index]] : []
    case .only: return nodes
    case .first: return Array(nodes.prefix(1))
    case .last: return Array(nodes.suffix(1))
    }
  }
}
