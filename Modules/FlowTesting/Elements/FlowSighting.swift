internal import Coordination

/// Something that is there, and how a test would write it.
nonisolated struct FlowSighting {
  let expression: String
  let node: FlowNode

  /// Everything that can be asked for, from top to bottom.
  @MainActor
  static func all(in window: AppWindow) -> [FlowSighting] {
    FlowNode.all(in: window).flatMap { node in
      let expression =
        switch node.kind {
        case .navigationBar, .tabBar: node.kind.rawValue
        default: "\(node.kind.plural)[\"\(node.id)\"]"
        }
      return [FlowSighting(expression: expression, node: node)]
        + node.children.map { child in
          let name = "\(child.kind.plural)[\"\(child.id)\"]"
          return FlowSighting(expression: "\(expression).\(name)", node: child)
        }
    }
  }

  /// How the one is written that may have been meant: of the same kind, if two are equally near.
  static func nearest(
    to name: String, of kind: FlowNode.Kind, among sightings: [FlowSighting]
  ) -> String? {
    let wanted = Array(name.lowercased())
    var best: (expression: String, distance: Int)?
    for sighting in sightings.filter({ $0.node.isA(kind) })
      + sightings.filter({ !$0.node.isA(kind) })
    {
      for other in [sighting.node.id, sighting.node.label] where !other.isEmpty {
        let distance = distance(wanted, Array(other.lowercased()))
        guard distance <= max(1, (wanted.count + 1) / 3), distance < best?.distance ?? .max else {
          continue
        }
        best = (sighting.expression, distance)
      }
    }
    return best?.expression
  }

  /// How many characters to add, leave out or replace.
  private static func distance(_ one: [Character], _ other: [Character]) -> Int {
    var last = Array(0...other.count)
    for (index, character) in one.enumerated() {
      var row = [index + 1]
      for (column, candidate) in other.enumerated() {
        row.append(
          min(
            last[column] + (character == candidate ? 0 : 1), last[column + 1] + 1, row[column] + 1)
        )
      }
      last = row
    }
    return last[other.count]
  }
}
