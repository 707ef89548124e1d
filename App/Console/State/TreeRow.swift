/// A row of the drawn tree: one coordinator, or a chain of them that are alike.
struct TreeRow: Hashable {
  static let deepestLevel = 12
  /// As many of the same coordinator, each the only child of the one before, are one row.
  static let shortestChain = 4

  /// The first and the last of the chain.
  let first: Int
  let last: Int
  let count: Int
  var level = 0
  var depth = 0
  /// Whether it is the last child of its parent.
  var isLast = true
  /// The levels at which something still follows below this row, as bits.
  var open: UInt16 = 0

  /// The same row under another one.
  func placed(under row: TreeRow, isLast: Bool) -> TreeRow {
    var placed = self
    placed.level = row.level + 1
    placed.depth = row.depth + row.count
    placed.isLast = isLast
    placed.open =
      row.isLast || row.level > Self.deepestLevel ? row.open : row.open | 1 << row.level
    return placed
  }
}
