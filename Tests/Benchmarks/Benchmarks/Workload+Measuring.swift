extension Workload {
  /// Measures both sides at one size, batch by batch in turn, so that whatever slows the machine
  /// down slows both. A cycle of the floor goes along, for comparing one size with another.
  @MainActor
  func samples(at size: Int) async throws -> [Sample] {
    let trials = [try trial(.core, size), try trial(.floor, size), try Self.cycle.trial(.floor, 1)]
    var benches = trials.map { Bench($0) }
    for index in benches.indices { try await benches[index].warmUp() }

    var samples: [Sample] = []
    let start = ContinuousClock.now
    while samples.count < 4 || samples.count < 33 && ContinuousClock.now - start < .seconds(0.25) {
      var times = [0.0, 0, 0]
      let order = samples.count.isMultiple(of: 2) ? [0, 1, 2] : [2, 1, 0]
      for index in order { times[index] = try await benches[index].measure() }
      samples.append(Sample(core: times[0], floor: times[1], cycle: times[2]))
    }
    for bench in benches { try bench.finish() }
    return samples
  }

  /// Counts what one side does at one size.
  @MainActor
  func count(_ side: Side, at size: Int) async throws -> Cost {
    let bench = Bench(try trial(side, size))
    // The first rounds make what later ones use again.
    _ = try await bench.count()
    let cost = try await bench.count()
    try bench.finish()
    return cost
  }
}
