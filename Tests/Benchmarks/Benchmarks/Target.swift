/// What a workload is to keep to.
enum Target: Sendable {
  /// At most so many times the floor.
  case ratio(Double)
  /// The ratio to the floor grows at most so much from the smallest to the largest size.
  case ratioGrowth(Double)
  /// The cost grows at most so much from the smallest to the largest size.
  case growth(Double)
  /// One of 65,536 costs at most so many times what one of 256 does: caches take their share, but
  /// if each looked at all others it would be 256 times.
  case linear(Double)

  /// What was measured of it.
  func verdict(on row: Row) -> Verdict? {
    guard let first = row.figures.first, let last = row.figures.last else { return nil }
    let name = row.name
    switch self {
    case .ratio(let limit):
      return Verdict("\(name): times the floor", last.ratio, atMost: limit)
    case .ratioGrowth(let limit):
      let growth = last.ratio / first.ratio
      return Verdict("\(name): growth of the ratio to the floor", growth, atMost: limit)
    case .growth(let limit):
      return Verdict("\(name): growth of the cost", row.growth(of: \.core), atMost: limit)
    case .linear(let limit):
      guard let among = row.figures.first(where: { $0.size >= 256 }) else { return nil }
      let growth = last.core.cycles / among.core.cycles
      return Verdict("\(name): cost of one of 65,536 to one of 256", growth, atMost: limit)
    }
  }
}
