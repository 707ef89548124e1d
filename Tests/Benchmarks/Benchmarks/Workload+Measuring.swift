extension Workload {
  /// Measures both sides at one size, batch by batch in turn, so that whatever slows the machine
  /// down slows both.
  @MainActor
  func figure(at size: Int) async throws -> Figure {
    var core = Bench(try trial(.core, size))
    var floor = Bench(try trial(.floor, size))
    try await core.warmUp()
    try await floor.warmUp()

    var pairs: [(core: Double, floor: Double)] = []
    let start = ContinuousClock.now
    while pairs.count < 9 || pairs.count < 101 && ContinuousClock.now - start < .seconds(0.4) {
      if pairs.count.isMultiple(of: 2) {
        let time = try await core.measure()
        pairs.append((time, try await floor.measure()))
      } else {
        let time = try await floor.measure()
        pairs.append((try await core.measure(), time))
      }
    }

    var costs = (core: try await core.count(), floor: try await floor.count())
    costs.core.time = pairs.map(\.core).median
    costs.floor.time = pairs.map(\.floor).median
    try core.finish()
    try floor.finish()
    return Figure(
      size: size, core: costs.core, floor: costs.floor,
      ratio: pairs.map { $0.core / $0.floor }.median)
  }

  /// Counts what the core does at one size.
  @MainActor
  func count(at size: Int) async throws -> Cost {
    let bench = Bench(try trial(.core, size))
    // The first rounds make what later ones use again.
    _ = try await bench.count()
    let cost = try await bench.count()
    try bench.finish()
    return cost
  }
}
