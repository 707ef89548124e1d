import Terminal

/// The live coordinators as lines: parents above their children, each level further in.
///
/// Its size is in proportion to the tree, however deep that is: far in, the depth is a number, and
/// a chain of the same coordinator is one line.
struct CoordinatorTree {
  private static let deepestLevel = 12
  private static let shortestChain = 4

  private struct Row {
    /// A single node, or a chain of nodes that are alike.
    let nodes: [Int]
    let level: Int
    let depth: Int
    let indent: String
    let branch: String

    var margin: String {
      level > deepestLevel ? indent + "(\(depth.grouped)) " : indent + branch
    }

    /// How far in the rows under this one are; beyond the deepest level no further.
    var indentBelow: String {
      if branch.isEmpty || level >= deepestLevel { return indent }
      return indent + (branch == "├ " ? "│ " : "  ")
    }
  }

  private let coordinators: [AppState.Coordinator]
  private var children: [[Int]]
  private var rows: [Row] = []

  init(_ state: AppState) {
    coordinators = state.coordinators
    children = Array(repeating: [], count: coordinators.count)
    var places: [Int: Int] = [:]
    var pending: [Row] = []
    for (place, coordinator) in coordinators.enumerated() {
      places[coordinator.id] = place
      if let parent = coordinator.parent.flatMap({ places[$0] }) {
        children[parent].append(place)
      } else {
        pending.append(Row(nodes: [place], level: 0, depth: 0, indent: "", branch: ""))
      }
    }
    while let row = pending.popLast() {
      rows.append(row)
      for (index, child) in children[row.nodes[row.nodes.count - 1]].reversed().enumerated() {
        pending.append(
          Row(
            nodes: chain(from: child), level: row.level + 1, depth: row.depth + row.nodes.count,
            indent: row.indentBelow, branch: index == 0 ? "└ " : "├ "))
      }
    }
  }

  /// One line each. With details: its number, and the segments of its screens.
  func lines(detailed: Bool) -> [Line] {
    rows.map { line($0, detailed: detailed) }
  }

  /// The first lines, and that of the front coordinator if it is not among them. In so many columns
  /// names are cut off where they have to be, and the arrow never is.
  func excerpt(_ limit: Int, columns: Int? = nil) -> [Line] {
    guard rows.count > limit else { return rows.map { line($0, detailed: false, columns) } }
    let rest = rows.dropFirst(limit - 2)
    let front = rest.last(where: isFront)
    let hidden = rest.count - (front == nil ? 0 : 1)
    return rows.prefix(limit - 2).map { line($0, detailed: false, columns) }
      + [Line("… \(hidden.grouped) more; “tree” shows all", .faint)]
      + (front.map { [line($0, detailed: false, columns)] } ?? [])
  }

  private func line(_ row: Row, detailed: Bool, _ columns: Int? = nil) -> Line {
    let coordinator = coordinators[row.nodes[0]]
    let isSingle = row.nodes.count == 1
    let details = detailed && isSingle ? ["#\(coordinator.id)"] + coordinator.segments : []
    let name = coordinator.name + (isSingle ? "" : " × \(row.nodes.count.grouped)")
    let isFront = isFront(row)
    let text =
      Line(row.margin, .faint) + Line(name, isFront ? .strong : .plain)
      + Line(details.map { " " + $0 }.joined(), .faint)
    let arrow = Line(isFront ? " ←" : "", .strong)
    return text.truncated(to: columns.map { max(0, $0 - arrow.columns) }) + arrow
  }

  private func isFront(_ row: Row) -> Bool {
    row.nodes.contains { coordinators[$0].ownsFront }
  }

  /// The node and those below it that are alike, if they are many in a single row.
  private func chain(from first: Int) -> [Int] {
    var chain = [first]
    while let last = chain.last, children[last].count == 1,
      coordinators[children[last][0]].name == coordinators[first].name
    {
      chain.append(children[last][0])
    }
    return chain.count < Self.shortestChain ? [first] : chain
  }
}
