/// What a workload is to keep to.
enum Target: Codable, Sendable {
  /// At most so many times the floor.
  case ratio(Double)
  /// The ratio to the floor grows at most so much from the smallest to the largest size.
  case ratioGrowth(Double)
  /// The cost of one operation grows at most so much.
  case growth(Double)
  /// Each of many costs about what it costs among few; caches may take their share.
  case linear

  private static let share = 2.0

  var sentence: String {
    switch self {
    case .ratio(let limit): "at most \(limit.times) the floor"
    case .ratioGrowth(let limit): "the ratio to the floor grows at most \(limit.times)"
    case .growth(let limit): "the cost grows at most \(limit.times)"
    case .linear: "linear: each of 65,536 costs at most \(Self.share.times) what it does of 256"
    }
  }

  var limit: Double {
    switch self {
    case .ratio(let limit), .ratioGrowth(let limit), .growth(let limit): limit
    case .linear: Self.share
    }
  }

  /// What was measured of it.
  func value(_ figures: [Figure]) -> Double {
    guard let first = figures.first, let last = figures.last else { return .nan }
    switch self {
    case .ratio: return last.ratio
    case .ratioGrowth: return last.ratio / first.ratio
    case .growth: return last.core.time / first.core.time
    case .linear:
      let among = figures.first { $0.size >= 256 } ?? first
      return last.core.time / among.core.time
    }
  }
}
