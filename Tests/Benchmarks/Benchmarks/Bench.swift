import Allocations

/// Does a trial in batches, and measures them.
@MainActor
struct Bench {
  private let trial: Trial
  private var rounds = 1

  init(_ trial: Trial) {
    self.trial = trial
  }

  /// Warms up, and finds how many rounds one batch needs so that the clock can tell.
  mutating func warmUp(batch: Double = 500_000) async throws {
    _ = try await measure()
    while rounds < 1 << 20, try await measure() * Double(rounds * trial.operations) < batch {
      rounds *= 2
    }
  }

  /// One batch: nanoseconds for one operation.
  func measure() async throws -> Double {
    let before = trial.proof()
    var total = 0.0
    if let prepare = trial.prepare {
      for _ in 0..<rounds {
        try prepare()
        let start = ProcessorTime.now
        try await trial.rounds(1)
        total += ProcessorTime.now - start - ProcessorTime.overhead
      }
    } else {
      let start = ProcessorTime.now
      try await trial.rounds(rounds)
      total = ProcessorTime.now - start - ProcessorTime.overhead
    }
    try check(rounds, since: before)
    return total / Double(rounds * trial.operations)
  }

  /// Counts instead of measuring: exact, and the same on every machine.
  func count() async throws -> Cost {
    let count = max(2, trial.prepare == nil ? 30 / trial.operations : 0)
    let before = trial.proof()
    var cost = Cost()
    for _ in 0..<count {
      try trial.prepare?()
      let start = (trial.events(), Page.visits, allocations_count())
      try await trial.rounds(1)
      cost.allocations += Double(allocations_count() - start.2)
      cost.visits += Double(Page.visits - start.1)
      cost.events += Double(trial.events() - start.0)
    }
    try check(count, since: before)
    let operations = Double(count * trial.operations)
    return Cost(
      allocations: cost.allocations / operations, events: cost.events / operations,
      visits: cost.visits / operations)
  }

  /// Checks that the work has left everything whole.
  func finish() throws {
    let faults = trial.faults()
    guard faults.isEmpty else { throw Failure.faults(faults) }
  }

  private func check(_ rounds: Int, since before: Int) throws {
    guard trial.proof() - before == rounds * trial.operations else { throw Failure.undone }
  }
}
