/// How many cells there are.
public nonisolated struct Size: Hashable, Sendable {
  public let columns: Int
  public let rows: Int

  public init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }

  /// Whether there is room for the other one.
  public func holds(_ other: Size) -> Bool { columns >= other.columns && rows >= other.rows }
}
