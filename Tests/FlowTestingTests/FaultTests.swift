import FlowTesting
import Testing

/// Planted faults: a walk finds each one, and says how to see it again in a few acts.
@MainActor
struct FaultTests {
  private func walk(_ fault: Faulty.Fault, seed: UInt64) async throws {
    let walk = FlowWalk(seed: seed, steps: 400, texts: ["", "some text"], check: Faulty.check)
    var apps: [Faulty] = []
    defer { for app in apps { app.letGo() } }
    try await walk.run { window in
      let app = Faulty(fault)
      apps.append(app)
      return app.start(in: window)
    }
  }

  @Test func `an app without a fault stands every walk`() async throws {
    for seed in 1...5 { try await walk(.none, seed: UInt64(seed)) }
  }

  @Test(
    arguments: [
      (Faulty.Fault.keepsItsChild, 2, "Stop is alive, but it has left the tree"),
      (.keepsItself, 2, "Stop is alive, but it has left the tree"),
      (.neverFinishes, 2, "the detail is done, and still there"),
      (.keepsItsAlert, 2, "the question came up again"),
      (.pushesAgain, 3, "there are two details"),
      (.showsOutside, 1, "Stop has a screen that is not on the tree"),
      (.changesWhenRead, 1, "a refused act has changed something"),
    ], [UInt64(1), 2, 3])
  func `a fault is found, and shrunk to the acts that show it`(
    planted: (fault: Faulty.Fault, acts: Int, sentence: String), seed: UInt64
  ) async throws {
    let failure = try await #require(throws: FlowFailure.self) {
      try await walk(planted.fault, seed: seed)
    }
    let parts = failure.reason.split(separator: "\n\n")
    #expect(parts[0].hasPrefix("the walk with seed \(seed) broke at act "))
    #expect(parts[1].split(separator: "\n").count == planted.acts)
    #expect(parts[4].contains(planted.sentence))
  }
}
