nonisolated extension FlowMap {
  /// The map in sentences: places first, then ways, each in the order in which they were come to.
  public var lines: [String] {
    places.map(\.description) + ways.map(\.description) + gaps.map { "left out: \($0)" }
  }
}
