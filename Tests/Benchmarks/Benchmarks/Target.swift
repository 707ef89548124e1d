/// What a workload is to keep to.
enum Target: Sendable {
  /// At most so many times the floor.
  case ratio(Double)
  /// The ratio to the floor grows at most so much from the smallest to the largest size.
  case ratioGrowth(Double)
  /// The cost grows at most so much from the smallest to the largest size.
  case growth(Double)
  /// The ratio to the floor, which is linear, grows at most so much from 256 to 65,536. If each
  /// looked at all others it would grow 256 times.
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
      let growth = last.ratio / among.ratio
      return Verdict("\(name): growth of the ratio from 256 on", growth, atMost: limit)
    }
  }
}
