/// What one workload takes at one size, on both sides.
struct Figure: Codable, Sendable {
  let size: Int
  let core: Cost
  let floor: Cost
  /// The median of what the core takes, each time divided by what the floor takes right beside it.
  let ratio: Double
}
