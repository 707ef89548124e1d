internal import Coordination

/// What the explorer sees of an app: the spot, and the situation that it is in.
@MainActor
struct FlowSight {
  let spot: FlowSpot
  let situation: String
  let address: String

  init(_ run: FlowRun, situation: String) {
    spot = FlowSpot(run.window)
    self.situation = situation
    address = run.window.address
  }

  /// Equal for two sights from which the same is possible.
  var key: String { situation + "|" + spot.key }
}
