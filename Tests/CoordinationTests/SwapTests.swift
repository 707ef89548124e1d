import Coordination
import Testing

/// One screen in the place of others, in one change.
@MainActor
struct SwapTests {
  let app = TestApp()
  var window: AppWindow { app.window }

  init() { app.start() }

  private var stack: Navigator {
    get throws { try #require(window.frontNavigator) }
  }

  private func push(_ segments: String...) throws {
    for segment in segments {
      app.begin(Flow(segment, .push(onto: try stack, at: "\(segment)")), noting: segment)
    }
  }

  @Test func `the top screen gives way in one change, and its opener hears once`() throws {
    try push("a", "b")
    let sequence = window.lastSequence
    app.start(Flow("c", .swap(on: try stack, at: "c")))
    #expect(window.address == "/root/a/c")
    #expect(
      window.story(from: sequence) == ["started #5", "removed b", "cancelled #4", "shown c"])
    #expect(app.heard == ["b cancelled"])
    try window.back()
    #expect(window.address == "/root/a")
    #expect(window.faults == [])
  }

  /// As a receipt in place of a checkout's forms.
  @Test func `the screens from a given one on give way together, the topmost first`() throws {
    try push("form", "card", "confirm")
    let first = try stack.screens[1]
    app.start(Flow("receipt", .swap(from: first, on: try stack, at: "receipt")))
    #expect(window.address == "/root/receipt")
    #expect(app.heard == ["confirm cancelled", "card cancelled", "form cancelled"])
    #expect(window.faults == [])
  }

  @Test func `the first screen of a stack may give way, and the stack stays`() throws {
    let number = try stack.number
    app.start(Flow("other", .swap(on: try stack, at: "other")))
    #expect(window.address == "/other")
    #expect(try stack.number == number)

    app.start(Flow("modal", .modal(over: try stack, at: "modal")))
    let modal = try #require(window.modals.last)
    app.start(Flow("next", .swap(on: modal, at: "next")))
    #expect(window.address == "/other/next")
    #expect(window.modals.map(\.number) == [modal.number])
    try window.dismiss()
    #expect(window.address == "/other")
    #expect(window.faults == [])
  }

  @Test func `modals over what gives way leave, those from below stay`() throws {
    try push("a")
    app.start(Flow("over a", .modal(over: try stack, at: "over")))
    let below = try #require(window.root)
    app.start(Flow("b", .swap(on: below, at: "b")))
    #expect(window.modals.isEmpty)
    app.start(Flow("over b", .modal(over: below, at: "over")))
    app.start(Flow("c", .push(onto: below, at: "c")))
    app.start(Flow("d", .swap(on: below, at: "d")))
    #expect(window.modals.count == 1, "it was opened from b, which stays")
    #expect(window.faults == [])
  }

  @Test func `a coordinator may swap its own screen, and goes on`() throws {
    let wizard = app.begin(Flow("one", .push(onto: try stack, at: "one")))
    wizard.show(Page("two"), .swap(on: try stack, at: "two"))
    #expect(window.address == "/root/two")
    #expect(window.coordinators.last?.screens.map(\.segment) == ["two"])
    try window.back()
    #expect(window.coordinators.count == 2)
    #expect(window.faults == [])
  }

  /// SUICoordinator #62: log-in and sign-up in each other's place.
  @Test func `one that gives way is followed by another under the same parent`() throws {
    let first = Flow("first", .push(onto: try stack, at: "first"))
    app.begin(first, noting: "first")
    for count in 1...50 {
      let current = try #require(window.frontPage?.flow)
      current.giveWay(to: Flow("next \(count)", .swap(on: try stack, at: "next")))
    }
    #expect(window.coordinators.count == 3)
    #expect(window.coordinators.last?.parentID == 1)
    #expect(window.address == "/root/next")
    #expect(app.heard == ["first cancelled"])
    #expect(
      window.living.coordinators - window.coordinators.count <= 1, "but for what this test keeps")
  }
}
