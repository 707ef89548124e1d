/// Whether a target holds.
struct Verdict: Encodable, Sendable {
  let target: String
  let value: Double
  let limit: Double
  let unit: String
  let holds: Bool

  init(_ target: String, _ value: Double, atMost limit: Double, unit: String = "×") {
    self.target = target
    self.value = value
    self.limit = limit
    self.unit = unit
    holds = value <= limit
  }

  /// The target, what was measured, what is allowed, and whether that holds.
  var cells: [String] {
    [target, value.short + unit, limit.short + unit, holds ? "holds" : "does not hold"]
  }
}
