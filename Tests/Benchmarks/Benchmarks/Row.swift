/// What was measured of one workload.
struct Row: Encodable, Sendable {
  let name: String
  let figures: [Figure]

  /// How much more one operation costs at the largest size than at the smallest.
  func growth(of side: KeyPath<Figure, Cost>) -> Double {
    guard let first = figures.first, let last = figures.last, figures.count > 1 else { return .nan }
    return last[keyPath: side].cycles / first[keyPath: side].cycles
  }
}
