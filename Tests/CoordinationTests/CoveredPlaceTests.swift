import Coordination
import Testing

/// Whatever a coordinator does by code, the address leads back to the screen in front.
///
/// TablePro PR#1785 tells of a sheet over another tab.
@MainActor
struct CoveredPlaceTests {
  let app = TestApp()
  var window: AppWindow { app.window }
  let left: Navigator
  let right: Navigator

  init() {
    app.startTabs()
    (left, right) = (app.tabBar.tabs[0].navigator, app.tabBar.tabs[1].navigator)
  }

  /// A coordinator whose screen is on the stack, to open modals from there.
  private func flow(on stack: Navigator) throws -> Flow {
    try #require((stack.screens.last?.viewModel as? Page)?.flow)
  }

  private func present(_ segment: String, over stack: Navigator) throws {
    try flow(on: stack).start(Flow(segment, .modal(over: stack, at: "\(segment)")))
  }

  /// A fresh app that opens the address has the same in front.
  private func expectLeadsBack(
    _ address: String, at location: SourceLocation = #_sourceLocation
  ) async throws {
    #expect(window.address == address, sourceLocation: location)
    let sequence = window.lastSequence
    #expect(
      try await window.open(Address(address)) == .arrived, sourceLocation: location)
    #expect(window.lastSequence == sequence, "it is there already", sourceLocation: location)
    let fresh = TestApp()
    fresh.startTabs()
    #expect(
      try await fresh.window.open(Address(address)) == .arrived, sourceLocation: location)
    #expect(fresh.window.address == address, sourceLocation: location)
    #expect(
      fresh.window.frontNavigator?.screens.map(\.segment)
        == window.frontNavigator?.screens.map(\.segment), sourceLocation: location)
    #expect(window.faults == [], sourceLocation: location)
  }

  @Test func `a modal opened from a tab that is not selected`() async throws {
    try present("modal", over: right)
    try await expectLeadsBack("/right/modal")
    try window.dismiss()
    try await expectLeadsBack("/left")
  }

  @Test func `another tab selected under a modal`() async throws {
    try present("modal", over: left)
    app.tabBar.select("right")
    try await expectLeadsBack("/left/modal")
    try window.dismiss()
    try await expectLeadsBack("/right")
  }

  @Test func `a screen pushed under a modal`() async throws {
    try present("modal", over: left)
    try flow(on: left).start(Flow("a", .push(onto: left, at: "a")))
    try await expectLeadsBack("/left/modal")
    try window.dismiss()
    try await expectLeadsBack("/left/a")
  }

  @Test func `a modal opened from one that is covered`() async throws {
    try present("modal", over: left)
    let lower = try #require(window.modals.last)
    try present("modal2", over: lower)
    try present("modal3", over: lower)
    try await expectLeadsBack("/left/modal/modal3")
    try window.dismiss()
    try await expectLeadsBack("/left/modal/modal2")
  }

  @Test func `modals of both tabs, one over the other`() async throws {
    try present("modal", over: left)
    try present("modal2", over: right)
    try await expectLeadsBack("/right/modal2")
    try window.dismiss()
    try await expectLeadsBack("/left/modal")
  }

  @Test func `a link to what lies under a modal keeps it, and closes the modal`() async throws {
    try present("modal", over: left)
    try flow(on: left).start(Flow("a", .push(onto: left, at: "a")))
    let number = left.screens[1].number
    #expect(try await window.open(Address("/left/a")) == .arrived)
    #expect(window.modals.isEmpty)
    #expect(left.screens[1].number == number)
    try present("modal", over: left)
    #expect(try await window.open(Address("/left/a/modal/b")) == .arrived)
    #expect(window.address == "/left/a/modal/b")
    #expect(window.faults == [])
  }

  @Test func `whatever is done by code, the address leads back`() async throws {
    var state: UInt64 = 7
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    for round in 0..<400 {
      let stacks = window.stacks
      let stack = stacks[next(stacks.count)]
      switch next(6) {
      case 0: try present("modal\(next(3))", over: stack)
      case 1: app.tabBar.select(["left", "right"][next(2)])
      case 2: try? window.back()
      case 3: if stack.screens.count > 1 { stack.popped(to: stack.screens[0]) }
      case 4 where window.modals.count > 3: window.modals[next(2)].dismissed()
      default:
        let owner = try flow(on: stack)
        owner.start(Flow("a", .push(onto: stack, at: "a\(next(3))")))
      }
      let address = window.address
      let fresh = TestApp()
      fresh.startTabs()
      try await fresh.window.open(Address(address, limit: .max))
      try #require(fresh.window.address == address, "round \(round)")
      let sequence = window.lastSequence
      try await window.open(Address(address, limit: .max))
      try #require(window.lastSequence == sequence, "round \(round): \(address)")
      try #require(window.faults == [], "round \(round)")
    }
  }
}
