import Terminal

/// The live coordinators as lines: parents above their children, each level further in.
///
/// Its size is in proportion to the tree, however deep that is: far in, the depth is a number, and
/// a chain of the same coordinator is one line. A line costs something only when it is asked for.
struct CoordinatorTree {
  private let nodes: [AppState.Coordinator]
  /// For each node, the first of its children and the next of its siblings, or -1.
  private let children: [Int]
  private let siblings: [Int]
  private let started: Set<Int>
  private let ended: Set<Int>
  private var rows: [TreeRow] = []
  /// Which row the front coordinator is in.
  private(set) var front = 0

  var count: Int { rows.count }

  /// With marks of what has just come, and with what has just gone in the place where it was.
  init(_ state: AppState, started: Set<Int> = [], ended: [AppState.Coordinator] = []) {
    self.started = started
    self.ended = Set(ended.map(\.id))
    // What ended is in the past of the state, or ended while the act was still told.
    let gone = ended.filter { state.coordinators.place(of: $0.id) == nil }
    nodes =
      gone.isEmpty ? state.coordinators : (state.coordinators + gone).sorted { $0.id < $1.id }
    (children, siblings) = Self.links(nodes)
    let roots = nodes.indices.filter { nodes[$0].parent.flatMap(nodes.place(of:)) == nil }
    var pending = roots.reversed().map(row)
    while let row = pending.popLast() {
      if isFront(row) { front = rows.count }
      rows.append(row)
      pending += self.rows(under: row).reversed()
    }
  }

  /// A node stands after its parent, often next to it.
  private static func links(_ nodes: [AppState.Coordinator]) -> ([Int], [Int]) {
    var children = [Int](repeating: -1, count: nodes.count)
    var siblings = children
    for place in nodes.indices.reversed() {
      guard let id = nodes[place].parent else { continue }
      let isNext = place > 0 && nodes[place - 1].id == id
      guard let parent = isNext ? place - 1 : nodes.place(of: id) else { continue }
      siblings[place] = children[parent]
      children[parent] = place
    }
    return (children, siblings)
  }

  private func rows(under row: TreeRow) -> [TreeRow] {
    var rows: [TreeRow] = []
    var child = children[row.last]
    while child >= 0 {
      rows.append(self.row(child).placed(under: row, isLast: siblings[child] < 0))
      child = siblings[child]
    }
    return rows
  }

  /// One line each. With details: its number, and the segments of its screens.
  func lines(detailed: Bool) -> [Line] {
    rows.map { line($0, detailed: detailed) }
  }

  /// Some of the lines in so many columns, with marks of what has come and gone.
  ///
  /// If one of them does not fit, all of them drop what the names of coordinators end in.
  func lines(_ range: Range<Int>, columns: Int) -> [Line] {
    let rows = rows[range.clamped(to: rows.indices)]
    let isNarrow = rows.contains { line($0).columns + 2 > columns }
    return rows.map { row in
      let id = nodes[row.first].id
      let mark =
        ended.contains(id)
        ? Line(" −", .gone) : started.contains(id) ? Line(" +", .fresh) : Line()
      return line(row, isShort: isNarrow, columns - mark.columns) + mark
    }
  }

  private func line(
    _ row: TreeRow, detailed: Bool = false, isShort: Bool = false, _ columns: Int? = nil
  ) -> Line {
    let node = nodes[row.first]
    let details = detailed && row.count == 1 ? ["#\(node.id)"] + node.segments : []
    let name = isShort ? node.name.withoutSuffix : node.name
    return row.line(
      name, isFront: isFront(row), isGone: ended.contains(node.id),
      details: details.map { " " + $0 }.joined(), columns)
  }

  private func isFront(_ row: TreeRow) -> Bool {
    var place = row.first
    while place != row.last, !nodes[place].ownsFront { place = children[place] }
    return nodes[place].ownsFront && !ended.contains(nodes[place].id)
  }

  /// A node, or the chain of nodes that are alike, if they are many.
  private func row(_ first: Int) -> TreeRow {
    var (last, count) = (first, 1)
    while children[last] >= 0, siblings[children[last]] < 0, isAlike(children[last], first) {
      last = children[last]
      count += 1
    }
    return count < TreeRow.shortestChain
      ? TreeRow(first: first, last: first, count: 1)
      : TreeRow(first: first, last: last, count: count)
  }

  private func isAlike(_ place: Int, _ other: Int) -> Bool {
    guard nodes[place].name == nodes[other].name else { return false }
    let (id, otherID) = (nodes[place].id, nodes[other].id)
    return (started.isEmpty || started.contains(id) == started.contains(otherID))
      && (ended.isEmpty || ended.contains(id) == ended.contains(otherID))
  }
}

extension String {
  /// Where names of coordinators do not fit, what all of them end in goes first.
  var withoutSuffix: String {
    let short = replacing("Coordinator", with: "")
    return short.isEmpty ? self : short
  }
}
