import Coordination
import FeatureTesting
import First
import Testing

@MainActor
struct FirstCoordinatorTests {
  let app = TestApp()
  var window: AppWindow { app.window }

  init() {
    app.begin(Self.first(.root(of: window, at: "first")))
  }

  private static func first(_ presentation: Presentation) -> FirstCoordinator {
    FirstCoordinator(
      presentation,
      destinations: .init(
        next: { Elsewhere(.modal(over: $0, at: "over")) },
        nextPage: { Elsewhere(.push(onto: $0, at: "page")) },
        red: { Elsewhere(.push(onto: $0, at: "red")) }))
  }

  @Test func `rule 14 first goes with window and app`() {
    #expect(TestApp.frees { Self.first(.root(of: $0.window, at: "first")) })
  }

  @Test func `first takes the place it is given and offers three ways on`() {
    #expect(window.address == "/first")
    #expect(window.front?.viewModel.title == "First")
    #expect(app.ids == ["next", "next-page", "red"])
  }

  @Test(arguments: [
    ("next", "/first/over"), ("next-page", "/first/page"), ("red", "/first/red"),
  ])
  func `each way on starts its destination as a child`(id: String, address: String) throws {
    try app.tap(id)
    #expect(window.address == address)
    let first = try #require(window.coordinators.first { $0.name == "FirstCoordinator" })
    #expect(window.coordinators.last?.parentID == first.id)
    #expect(window.modals.count == (id == "next" ? 1 : 0))
  }

  @Test(arguments: ["next", "next-page", "red"])
  func `first leads on again after the way back`(id: String) throws {
    for _ in 1...3 {
      try app.tap(id)
      try window.back()
      #expect(window.address == "/first")
      #expect(window.brokenInvariants() == [])
    }
    #expect(app.endings == [])
  }

  @Test func `a second tap on a covered first is refused`() throws {
    let first = try #require(window.front)
    try app.tap("red")
    #expect(throws: Refusal.covered(title: "First")) { try window.tap("red", on: first) }
    #expect(window.address == "/first/red")
  }
}
