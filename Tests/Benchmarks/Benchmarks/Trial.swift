/// Work that is ready to be done on one side and at one size, again and again.
@MainActor
struct Trial {
  /// What one round does: a cycle, or one screen of a stack after the other.
  var operations = 1
  /// Comes before each round, and is not measured.
  var prepare: (() throws -> Void)?
  /// Does some rounds; afterwards everything is as it was.
  let rounds: (Int) async throws -> Void
  /// A number that every operation raises by one, so that none can be left out.
  var proof: () -> Int = { Page.made }
  /// How many events were logged so far.
  let events: () -> Int
  /// What is wrong; nothing, unless there is a bug.
  let faults: () -> [String]
}

extension Trial {
  /// Rounds on a rig. Whatever they do, they leave as many screens and coordinators as there were.
  init(
    _ rig: any Rig, operations: Int = 1, proof: @escaping () -> Int = { Page.made },
    prepare: (() throws -> Void)? = nil, round: @escaping () throws -> Void
  ) {
    let before = [rig.depth, rig.coordinators]
    self.init(
      operations: operations, prepare: prepare, rounds: { for _ in 0..<$0 { try round() } },
      proof: proof, events: { rig.events },
      faults: {
        let after = [rig.depth, rig.coordinators]
        return rig.faults
          + (after == before ? [] : ["screens and coordinators were \(before), and are \(after)"])
      })
  }
}
