import Coordination
import Observation
import Testing

/// Another bar with some of the same tabs.
@MainActor
struct ChangingTabsTests {
  let app = TestApp()
  var window: AppWindow { app.window }
  let left: TabBar.Tab
  let right: TabBar.Tab

  init() {
    app.startTabs()
    (left, right) = (app.tabBar.tabs[0], app.tabBar.tabs[1])
  }

  /// The coordinator of the bars.
  private func main() throws -> Tabs { try #require(app.tabs) }

  private func newTab(_ id: String) throws -> TabBar.Tab {
    let tab = TabBar.Tab(id: id, title: id)
    try main().start(Flow(id, .root(of: tab.navigator, at: "\(id)")))
    return tab
  }

  @Test func `a tab appears, and those that stay keep stacks, screens and work`() async throws {
    app.start(Flow("deep", .push(onto: left.navigator, at: "deep")))
    let answer = Answer()
    window.frontPage?.load(answer)
    let numbers = window.stacks.map { $0.screens.map(\.number) }
    let sequence = window.lastSequence
    let added = try newTab("added")
    try main().show(TabBar([left, added, right]))
    #expect(window.tabBar?.tabs.map(\.id) == ["left", "added", "right"])
    #expect(window.address == "/left/deep")
    #expect(window.story(from: sequence) == ["started #6", "shown added"])
    #expect([window.stacks[0], window.stacks[2]].map { $0.screens.map(\.number) } == numbers)
    answer.give("loaded")
    await window.settled()
    #expect(window.frontPage?.loaded == ["loaded"])
    try window.select("added")
    #expect(window.address == "/added")
    #expect(window.faults == [])
  }

  @Test func `what belongs to a tab that goes leaves with it, in one change`() throws {
    app.begin(Flow("deep", .push(onto: right.navigator, at: "deep")), noting: "deep")
    let sequence = window.lastSequence
    try main().show(TabBar([left]))
    #expect(
      window.story(from: sequence) == [
        "removed deep", "cancelled #5", "removed right", "cancelled #4",
      ])
    #expect(app.heard == ["deep cancelled"])
    #expect(window.tabBar?.selected.id == "left")
    #expect(window.faults == [])
  }

  @Test func `when the selected tab goes the first one is selected`() throws {
    try window.select("right")
    app.start(Flow("over", .modal(over: right.navigator, at: "over")))
    let sequence = window.lastSequence
    let added = try newTab("added")
    try main().show(TabBar([added, left]))
    #expect(window.address == "/added")
    #expect(window.modals.isEmpty)
    #expect(window.story(from: sequence).last == "selected added")
    #expect(window.faults == [])
  }

  @Test func `the selected tab stays selected at another place, unless another was chosen`() throws
  {
    try window.select("right")
    try main().show(TabBar([right, left]))
    #expect(window.tabBar?.selectedIndex == 0)
    #expect(window.address == "/right")
    let bar = TabBar([left, right])
    bar.select("left")
    try main().show(bar)
    #expect(window.address == "/left")
    #expect(window.faults == [])
  }

  @Test func `a modal over a tab that stays stays too`() throws {
    app.start(Flow("over", .modal(over: left.navigator, at: "over")))
    try main().show(TabBar([left]))
    #expect(window.address == "/left/over")
    try window.dismiss()
    #expect(window.address == "/left")
  }

  @Test func `a bar that has left selects nothing, and its tabs do not come back`() throws {
    try main().show(TabBar([left]))
    app.tabBar.select("right")
    #expect(window.address == "/left")
    let sequence = window.lastSequence
    try main().show(TabBar([left, right]))
    #expect(window.story(from: sequence) == ["refused #2"])
    #expect(window.faults == [])
  }

  @Test func `other tabs altogether replace the root`() throws {
    let added = try newTab("added")
    try main().show(TabBar([added]))
    #expect(window.address == "/added")
    #expect(window.coordinators.map(\.id) == [1, 2, 5], "their coordinator has a new tab")
    #expect(window.faults == [])
  }

  @Test func `a title and a badge change while they are shown, and shells are told`() {
    final class Told: @unchecked Sendable { var count = 0 }
    let told = Told()
    for change in [{ left.badge = "3" }, { left.title = "左" }, { left.badge = nil }] {
      withObservationTracking {
        _ = window.tabBar?.tabs.map { ($0.title, $0.badge) }
      } onChange: {
        told.count += 1
      }
      change()
    }
    #expect(told.count == 3)
    #expect(left.title == "左")
    #expect(left.badge == nil)
  }
}
