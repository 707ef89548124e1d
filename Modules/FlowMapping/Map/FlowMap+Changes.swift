nonisolated extension FlowMap {
  /// What has changed since another map, in a few rows: the cause before what follows from it.
  ///
  /// An act that does something else comes first, nearest to the launch; then places that are new or
  /// gone, and what else has changed of them. What changed in the same way at many places is one
  /// row, and what is more than `limit` rows is counted.
  public func changes(since old: FlowMap, limit: Int = 8) -> [String] {
    let rows = FlowChanges(from: old, to: self).rows
    guard rows.count > limit, limit > 0 else { return rows }
    return rows.prefix(limit - 1) + ["… and \(rows.count - limit + 1) more that follow"]
  }
}
