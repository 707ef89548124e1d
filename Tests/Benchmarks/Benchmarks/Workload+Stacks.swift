/// Many screens or coordinators leave at once. What is measured is the way out, for each of them.
extension Workload {
  static let popToRoot = Workload(
    name: "pop-to-root", events: 1, targets: [.linear(2)]
  ) { side, size in
    // One coordinator, with all screens but the root.
    let enter = { (rig: any Rig) in
      rig.page(0, of: 0)?.tapped(.start(on: 0))
      for _ in 1..<size { rig.page(1, of: 0)?.tapped(.another) }
    }
    return leaving(side.rig(), size, enter: enter) { try $0.backToRoot() }
  }

  static let chain = Workload(
    name: "finish-chain", events: 2, targets: [.linear(2)]
  ) { side, size in
    let enter = { (rig: any Rig) in
      for _ in 0..<size { rig.front?.tapped(.start(on: 0)) }
    }
    return leaving(side.rig(), size, enter: enter) { $0.page(1, of: 0)?.tapped(.close) }
  }

  @MainActor
  private static func leaving(
    _ rig: any Rig, _ size: Int, enter: @escaping (any Rig) -> Void,
    leave: @escaping (any Rig) throws -> Void
  ) -> Trial {
    var left = 0
    let round = {
      let before = rig.depth
      try leave(rig)
      left += before - rig.depth
    }
    return Trial(
      rig, operations: size, proof: { left }, prepare: { enter(rig) }, round: round)
  }
}
