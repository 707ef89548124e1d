/// Many screens or coordinators leave at once. What is measured is the way out, for each of them.
extension Workload {
  static let popToRoot = Workload(
    name: "pop-to-root", events: 1, targets: [.linear]
  ) { side, size in
    try leaving(side.rig(), size) { rig in
      // One coordinator, with all screens but the root.
      rig.page(0, of: 0)?.tapped(.start(on: 0))
      for _ in 1..<size { rig.page(1, of: 0)?.tapped(.another) }
    } leave: {
      try $0.backToRoot()
    }
  }

  static let chain = Workload(name: "finish-chain", events: 2, targets: [.linear]) { side, size in
    try leaving(side.rig(), size) { rig in
      for _ in 0..<size { rig.top(of: 0)?.tapped(.start(on: 0)) }
    } leave: {
      $0.page(1, of: 0)?.tapped(.close)
    }
  }

  @MainActor
  private static func leaving(
    _ rig: any Rig, _ size: Int, enter: @escaping (any Rig) -> Void,
    leave: @escaping (any Rig) throws -> Void
  ) throws -> Trial {
    var left = 0
    return Trial(rig, operations: size, proof: { left }) {
      enter(rig)
    } round: {
      let before = rig.depth
      try leave(rig)
      left += before - rig.depth
    }
  }
}
