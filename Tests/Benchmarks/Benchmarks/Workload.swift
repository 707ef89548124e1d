/// One kind of work, done by both sides at several sizes.
struct Workload: Sendable {
  static let sizes = [1, 16, 256, 4096, 65_536]

  let name: String
  var sizes = Workload.sizes
  /// How many events one operation may log; unknown for a whole session.
  let events: Int?
  var targets: [Target] = []
  /// Makes it ready on one side, at one size.
  let trial: @MainActor @Sendable (Side, Int) throws -> Trial

  /// Every workload, in the order of the table. A new one is an entry here.
  static let all: [Workload] =
    [cycle, siblings, ancestors, stack, fifo, popToRoot, chain]
    + [modal, tabs, tap, change, address, session]

  static let names = all.map(\.name)

  /// The pages that a workload begins with are there, unless there is a bug.
  struct NoPage: Error, CustomStringConvertible {
    let description = "a page is not where it was put"
  }
}
