import Terminal

/// The live coordinators as lines: parents above their children, each level further in.
///
/// Its size is in proportion to the tree, however deep that is: far in, the depth is a number, and
/// a chain of the same coordinator is one line. A line costs something only when it is asked for.
struct CoordinatorTree {
  private static let deepestLevel = 12
  private static let shortestChain = 4

  private struct Row {
    /// A single node, or the first and the last of a chain of nodes that are alike.
    let first: Int
    let last: Int
    let count: Int
    let level: Int
    let depth: Int
    /// Whether it is the last child of its parent.
    let isLast: Bool
    /// The levels at which something still follows below this row, as bits.
    let open: UInt16
  }

  private let nodes: [AppState.Coordinator]
  /// For each node, the first of its children and the next of its siblings, or -1.
  private let children: [Int]
  private let siblings: [Int]
  private let started: Set<Int>
  private let ended: Set<Int>
  private var rows: [Row] = []
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
    var pending = nodes.indices.filter { nodes[$0].parent.flatMap(nodes.place(of:)) == nil }
      .map { Row(first: $0, last: $0, count: 1, level: 0, depth: 0, isLast: true, open: 0) }
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

  private func rows(under row: Row) -> [Row] {
    let open =
      row.isLast || row.level > Self.deepestLevel ? row.open : row.open | 1 << row.level
    var rows: [Row] = []
    var child = children[row.last]
    while child >= 0 {
      let (last, count) = chain(from: child)
      rows.append(
        Row(
          first: child, last: last, count: count, level: row.level + 1,
          depth: row.depth + row.count, isLast: siblings[child] < 0, open: open))
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

  /// The first lines, and that of the front coordinator if it is not among them. In so many columns
  /// names are cut off where they have to be, and the arrow never is.
  func excerpt(_ limit: Int, columns: Int? = nil) -> [Line] {
    guard rows.count > limit else { return rows.map { line($0, columns) } }
    let isHidden = front >= limit - 2 && isFront(rows[front])
    let hidden = rows.count - (limit - 2) - (isHidden ? 1 : 0)
    return rows.prefix(limit - 2).map { line($0, columns) }
      + [Line("… \(hidden.grouped) more; “tree” shows all", .faint)]
      + (isHidden ? [line(rows[front], columns)] : [])
  }

  private func line(
    _ row: Row, detailed: Bool = false, isShort: Bool = false, _ columns: Int? = nil
  ) -> Line {
    let node = nodes[row.first]
    let details = detailed && row.count == 1 ? ["#\(node.id)"] + node.segments : []
    let name = isShort ? node.name.withoutSuffix : node.name
    let isFront = isFront(row)
    let text =
      Line(margin(row), .faint)
      + Line(
        name + (row.count == 1 ? "" : " × \(row.count.grouped)"),
        ended.contains(node.id) ? .gone : isFront ? .strong : .plain)
      + Line(details.map { " " + $0 }.joined(), .faint)
    let arrow = Line(isFront ? " ←" : "", .strong)
    return text.truncated(to: columns.map { max(0, $0 - arrow.columns) }) + arrow
  }

  /// Beyond the deepest level it goes no further in.
  private func margin(_ row: Row) -> String {
    guard row.level > 0 else { return "" }
    let levels = 1..<min(row.level, Self.deepestLevel + 1)
    let bars = levels.map { row.open & 1 << $0 != 0 ? "│ " : "  " }.joined()
    return row.level > Self.deepestLevel
      ? bars.dropLast(2) + "(\(row.depth.grouped)) " : bars + (row.isLast ? "└ " : "├ ")
  }

  private func isFront(_ row: Row) -> Bool {
    var place = row.first
    while place != row.last, !nodes[place].ownsFront { place = children[place] }
    return nodes[place].ownsFront && !ended.contains(nodes[place].id)
  }

  /// The end of the chain of nodes that are alike, if they are many in a single row.
  private func chain(from first: Int) -> (last: Int, count: Int) {
    var (last, count) = (first, 1)
    while children[last] >= 0, siblings[children[last]] < 0, isAlike(children[last], first) {
      last = children[last]
      count += 1
    }
    return count < Self.shortestChain ? (first, 1) : (last, count)
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
