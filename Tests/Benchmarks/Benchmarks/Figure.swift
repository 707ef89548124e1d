/// What one workload takes at one size, on both sides.
struct Figure: Encodable, Sendable {
  let size: Int
  private(set) var core: Cost
  private(set) var floor: Cost
  /// The median of what the core takes, each time divided by what the floor takes right beside it.
  let ratio: Double

  init(size: Int, core: Cost, floor: Cost, samples: [Sample]) {
    self.size = size
    self.core = core
    self.floor = floor
    self.core.time = samples.map(\.core).median
    self.core.cycles = samples.map { $0.core / $0.cycle }.median
    self.floor.time = samples.map(\.floor).median
    self.floor.cycles = samples.map { $0.floor / $0.cycle }.median
    ratio = samples.map { $0.core / $0.floor }.median
  }
}
