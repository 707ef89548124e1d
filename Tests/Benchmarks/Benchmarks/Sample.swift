/// One batch of each side, and one of the floor's cycle, right beside each other.
struct Sample: Sendable {
  let core: Double
  let floor: Double
  let cycle: Double
}
