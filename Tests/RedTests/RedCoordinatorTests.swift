import Coordination
import FeatureTesting
import Red
import Testing

@MainActor
struct RedCoordinatorTests {
  let app = TestApp()
  var window: AppWindow { app.window }

  init() throws {
    app.begin(Self.red(.push(onto: try app.navigator, at: "red")))
  }

  private static func red(_ presentation: Presentation) -> RedCoordinator {
    RedCoordinator(
      presentation,
      destinations: .init(
        deeper: { red(.push(onto: $0, at: "red")) }, swap: { red(.swap(on: $0, at: "red")) }))
  }

  @Test func `rule 14 red goes with window and app`() throws {
    #expect(try TestApp.frees { Self.red(.push(onto: try $0.navigator, at: "red")) })
  }

  private func go(deeper count: Int) throws {
    for _ in 0..<count { try app.tap("deeper") }
  }

  @Test func `red offers to go deeper, to swap and to close`() {
    #expect(window.address == "/root/red")
    #expect(window.front?.viewModel.title == "Red")
    #expect(app.ids == ["deeper", "swap", "close"])
  }

  @Test func `deeper starts another red on the same stack, each the parent of the next`() throws {
    try go(deeper: 3)
    #expect(window.address == "/root/red/red/red/red")
    #expect(window.modals.isEmpty)
    let reds = window.coordinators.filter { $0.name == "RedCoordinator" }
    #expect(reds.map(\.screens.count) == [1, 1, 1, 1])
    #expect(reds.dropFirst().map(\.parentID) == reds.dropLast().map(\.id))
  }

  @Test func `swap puts another red in the place of this one, under the same parent`() throws {
    try go(deeper: 1)
    let before = try #require(window.front).number
    let parents = window.coordinators.map(\.parentID)
    try app.tap("swap")
    #expect(window.address == "/root/red/red")
    #expect(window.front?.number != before)
    #expect(window.coordinators.map(\.parentID) == parents)
    #expect(window.events.suffix(4).map(\.kind) == [.started, .removed, .cancelled, .shown])
    #expect(window.brokenInvariants() == [])
    try app.tap("close")
    #expect(window.address == "/root/red")
  }

  @Test func `whoever started a red hears that it gave way`() throws {
    try app.tap("swap")
    #expect(app.endings == ["RedCoordinator cancelled"])
    #expect(window.address == "/root/red")
    for _ in 0..<100 { try app.tap("swap") }
    #expect(window.living.coordinators == 3)
  }

  @Test func `close ends one red and leaves the one below`() throws {
    try go(deeper: 2)
    try app.tap("close")
    #expect(window.address == "/root/red/red")
    #expect(app.endings == [], "only the lowest red has this listener")
    try app.tap("close")
    try app.tap("close")
    #expect(window.address == "/root")
    #expect(app.endings == ["RedCoordinator completed"])
  }

  @Test func `back to the root ends them all, the topmost first`() throws {
    try go(deeper: 4)
    let ids = window.coordinators.filter { $0.name == "RedCoordinator" }.map(\.id)
    let start = window.events.count
    try window.backToRoot()
    let ends = window.events.dropFirst(start).filter { $0.kind == .cancelled }
    #expect(ends.map(\.coordinatorID) == ids.reversed())
    #expect(app.endings == ["RedCoordinator cancelled"])
    #expect(window.brokenInvariants() == [])
    #expect(window.living.coordinators == 2)
  }

  @Test func `a thousand reds are only more of the same`() throws {
    for _ in 0..<1_000 { try window.tap("deeper", on: #require(window.front)) }
    #expect(try app.navigator.screens.count == 1_002)
    try window.backToRoot()
    #expect(window.brokenInvariants() == [])
  }
}
