/// The tree of coordinators as rows, kept up to date event by event: a change costs what it changes,
/// and a look costs what is looked at.
struct Outline {
  /// The first rows, and the one with the front coordinator, if that is not among them.
  struct Excerpt: Hashable {
    struct Entry: Hashable {
      let row: TreeRow
      let name: String
      let isFront: Bool
    }

    var entries: [Entry] = []
    var hidden = 0
    var front: Entry?
  }

  private struct Node {
    let name: String
    let parent: Int?
    let depth: Int
    var children: [Int] = []
    /// The first of its chain.
    var chain: Int
  }

  /// Nodes of one name, each the only child of the one before.
  private struct Chain {
    var last: Int
    var count: Int

    var rows: Int { count < TreeRow.shortestChain ? count : 1 }
  }

  private var nodes: [Int: Node] = [:]
  /// By their first nodes.
  private var chains: [Int: Chain] = [:]
  private var roots: [Int] = []
  private var count = 0

  mutating func start(_ id: Int, _ name: String, under parent: Int?) {
    let above = parent.flatMap { nodes[$0] }
    nodes[id] = Node(name: name, parent: parent, depth: above.map { $0.depth + 1 } ?? 0, chain: id)
    set(Chain(last: id, count: 1), from: id)
    guard let parent, let above else { return roots.append(id) }
    nodes[parent]?.children.append(id)
    if above.children.isEmpty {
      join(id, to: parent)
    } else if above.children.count == 1 {
      split(at: above.children[0])
    }
  }

  /// Ends one that has no children any more.
  mutating func end(_ id: Int) {
    guard let node = nodes.removeValue(forKey: id) else { return }
    if var chain = chains[node.chain] {
      (chain.last, chain.count) = (node.parent ?? id, chain.count - 1)
      set(chain.count > 0 ? chain : nil, from: node.chain)
    }
    guard let parent = node.parent, nodes[parent] != nil else {
      return roots.removeAll { $0 == id }
    }
    nodes[parent]?.children.removeAll { $0 == id }
    if let children = nodes[parent]?.children, children.count == 1 { join(children[0], to: parent) }
  }

  func name(of id: Int) -> String? { nodes[id]?.name }

  /// So many rows at most, and one more that counts those that are missing.
  func excerpt(_ limit: Int, front: Int?) -> Excerpt {
    let shown = count > limit ? limit - 2 : limit
    var excerpt = Excerpt()
    var pending = roots.reversed().map(row)
    while excerpt.entries.count < shown, let row = pending.popLast() {
      excerpt.entries.append(entry(row, front))
      let children = nodes[row.last]?.children ?? []
      // No more of them can be shown.
      for (index, child) in children.enumerated().prefix(shown).reversed() {
        pending.append(self.row(child).placed(under: row, isLast: index == children.count - 1))
      }
    }
    excerpt.hidden = count - excerpt.entries.count
    if excerpt.hidden > 0, let front, let node = nodes[front],
      !excerpt.entries.contains(where: \.isFront)
    {
      var row = row(isLong(node.chain) ? node.chain : front)
      // Out of sight of those above it, its depth is a number.
      (row.level, row.depth) = (TreeRow.deepestLevel + 1, nodes[row.first]?.depth ?? 0)
      excerpt.front = entry(row, front)
      excerpt.hidden -= 1
    }
    return excerpt
  }

  private func entry(_ row: TreeRow, _ front: Int?) -> Excerpt.Entry {
    let isFront = row.count > 1 ? front.map { nodes[$0]?.chain == row.first } : row.first == front
    return Excerpt.Entry(row: row, name: nodes[row.first]?.name ?? "", isFront: isFront ?? false)
  }

  private func row(_ id: Int) -> TreeRow {
    guard let chain = chains[id], isLong(id) else { return TreeRow(first: id, last: id, count: 1) }
    return TreeRow(first: id, last: chain.last, count: chain.count)
  }

  private func isLong(_ chain: Int) -> Bool {
    chains[chain].map { $0.count >= TreeRow.shortestChain } ?? false
  }

  private mutating func set(_ chain: Chain?, from first: Int) {
    count += (chain?.rows ?? 0) - (chains[first]?.rows ?? 0)
    chains[first] = chain
  }

  /// Makes one chain of two, if they are alike.
  private mutating func join(_ child: Int, to parent: Int) {
    guard let name = nodes[parent]?.name, name == nodes[child]?.name,
      let first = nodes[parent]?.chain, let upper = chains[first], let lower = chains[child]
    else { return }
    set(nil, from: child)
    set(Chain(last: lower.last, count: upper.count + lower.count), from: first)
    label(first, from: child, to: lower.last)
  }

  /// Has a chain end above a node, and another one begin with it.
  private mutating func split(at child: Int) {
    guard let node = nodes[child], node.chain != child, let parent = node.parent,
      let whole = chains[node.chain]
    else { return }
    let count = label(child, from: child, to: whole.last)
    set(Chain(last: parent, count: whole.count - count), from: node.chain)
    set(Chain(last: whole.last, count: count), from: child)
  }

  /// Answers how many nodes there are from one down to another.
  @discardableResult
  private mutating func label(_ chain: Int, from node: Int, to last: Int) -> Int {
    var (place, count) = (node, 1)
    nodes[place]?.chain = chain
    while place != last, let child = nodes[place]?.children.first {
      (place, count) = (child, count + 1)
      nodes[place]?.chain = chain
    }
    return count
  }
}
