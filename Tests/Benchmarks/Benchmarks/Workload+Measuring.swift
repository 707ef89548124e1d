extension Workload {
  /// Measures both sides at one size, batch by batch in turn, so that whatever slows the machine
  /// down slows both. A cycle of the floor goes along, for comparing one size with another.
  @MainActor
  func figure(at size: Int) async throws -> Figure {
    let trials = [try trial(.core, size), try trial(.floor, size), try Self.cycle.trial(.floor, 1)]
    var benches = trials.map { Bench($0) }
    for index in benches.indices { try await benches[index].warmUp() }

    var times: [[Double]] = []
    let start = ContinuousClock.now
    while times.count < 15 || times.count < 99 && ContinuousClock.now - start < .seconds(1) {
      var batch = [0.0, 0, 0]
      let order = times.count.isMultiple(of: 2) ? [0, 1, 2] : [2, 1, 0]
      for index in order { batch[index] = try await benches[index].measure() }
      times.append(batch)
    }

    var costs: [Cost] = []
    for (index, bench) in benches.prefix(2).enumerated() {
      var cost = try await bench.count()
      cost.time = times.map { $0[index] }.median
      cost.cycles = times.map { $0[index] / $0[2] }.median
      costs.append(cost)
      try bench.finish()
    }
    return Figure(
      size: size, core: costs[0], floor: costs[1], ratio: times.map { $0[0] / $0[1] }.median)
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
