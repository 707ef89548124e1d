import Observation

/// What a person does to one screen, with N others under it.
extension Workload {
  static let modal = Workload(name: "present-dismiss", events: 4) { side, size in
    let rig = side.rig()
    for _ in 0..<size { rig.front?.tapped(.present) }
    guard let page = rig.front else { throw NoPage() }
    return Trial(rig) {
      page.tapped(.present)
      try rig.dismiss()
    }
  }

  static let tabs = Workload(name: "tab-switch", events: 1) { side, size in
    let rig = side.rig(stacks: 2)
    for stack in 0...1 {
      for _ in 0..<size { rig.page(0, of: stack)?.tapped(.another) }
    }
    var switched = 0
    return Trial(rig, proof: { switched }) {
      let before = rig.selected
      try rig.select(1 - before)
      if rig.selected != before { switched += 1 }
    }
  }

  static let tap = Workload(name: "tap", events: 0) { side, size in
    let rig = side.rig()
    for _ in 0..<size { rig.page(0, of: 0)?.tapped(.another) }
    return Trial(rig, proof: { Page.notes }) { try rig.tap() }
  }

  /// A view model changes, and whoever watches the front screen has the new value.
  static let change = Workload(name: "change", events: 0) { side, size in
    let rig = side.rig()
    for _ in 0..<size { rig.page(0, of: 0)?.tapped(.another) }
    guard let page = rig.front else { throw NoPage() }
    let observer = Observer()
    return Trial(rig, proof: { observer.heard }) {
      observer.watch { rig.front?.text }
      page.change()
    }
  }

  static let address = Workload(name: "address", events: 0, targets: [.linear(2)]) { side, size in
    let rig = side.rig()
    for _ in 0..<size { rig.page(0, of: 0)?.tapped(.another) }
    var parts = 0
    return Trial(rig, operations: size + 1, proof: { parts }) {
      parts += rig.address.utf8.count { $0 == UInt8(ascii: "/") }
    }
  }
}
