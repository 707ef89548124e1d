/// Start a child, push its screen, go back, and thereby finish it: among how much else?
extension Workload {
  static let cycle = Workload(
    name: "cycle", sizes: [1], events: 4, targets: [.ratio(2.5)]
  ) { side, _ in
    try cycle(side.rig(), parent: { $0.top(of: 0) }) { _ in }
  }

  static let siblings = Workload(
    name: "cycle-siblings", events: 4, targets: [.ratioGrowth(1.3)]
  ) { side, size in
    try cycle(side.rig(stacks: 2), parent: { $0.page(0, of: 1) }) { rig in
      for _ in 0..<size { rig.page(0, of: 1)?.tapped(.start(on: 1)) }
    }
  }

  static let ancestors = Workload(
    name: "cycle-ancestors", events: 4, targets: [.ratioGrowth(1.3)]
  ) { side, size in
    try cycle(side.rig(stacks: 2), parent: { $0.top(of: 1) }) { rig in
      for _ in 0..<size { rig.top(of: 1)?.tapped(.start(on: 1)) }
    }
  }

  static let stack = Workload(
    name: "cycle-stack", events: 4, targets: [.ratioGrowth(1.3)]
  ) { side, size in
    try cycle(side.rig(), parent: { $0.page(0, of: 0) }) { rig in
      for _ in 0..<size { rig.page(0, of: 0)?.tapped(.another) }
    }
  }

  /// The oldest of N siblings finishes, and a new one starts.
  static let fifo = Workload(name: "fifo", events: 4, targets: [.growth(1.5)]) { side, size in
    let rig = side.rig(stacks: size + 1)
    guard let parent = rig.page(0, of: 0) else { throw NoPage() }
    for stack in 1...size { parent.tapped(.start(on: stack)) }
    var oldest = 1
    return Trial(rig) {
      rig.top(of: oldest)?.tapped(.close)
      parent.tapped(.start(on: oldest))
      oldest = oldest % size + 1
    }
  }

  @MainActor
  private static func cycle(
    _ rig: any Rig, parent: (any Rig) -> Page?, amid others: (any Rig) -> Void
  ) throws -> Trial {
    others(rig)
    guard let page = parent(rig) else { throw NoPage() }
    return Trial(rig) {
      page.tapped(.start(on: 0))
      try rig.back()
    }
  }
}
