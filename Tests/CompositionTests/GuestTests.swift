import AppTesting
import Composition
import Coordination
import FlowTesting
import Testing
import WebService

@MainActor
struct GuestTests {
  @Test func `a guest sees what is on offer, and can log in instead of disconnecting`() async throws
  {
    let app = FlowApp.launched(nil)
    try app.buttons["continue-as-guest"].tap()
    #expect(app.address == "/home")
    #expect(app.title == "Home")
    #expect(app.elements.identifiers.starts(with: ["loading", "log-in"]))
    try await app.settle()
    #expect(app.cells.count == 7)
    try app.buttons["log-in"].tap()
    #expect(app.address == "/welcome")
    #expect(!app.tabBar.exists)
  }

  @Test func `a guest's profile is an invitation to log in`() async throws {
    let app = FlowApp.launched(.guest)
    try app.tabBar.buttons["profile"].tap()
    #expect(app.address == "/profile")
    #expect(app.title == "Guest")
    #expect(app.elements.identifiers.starts(with: ["guest", "log-in"]))
    try app.buttons["log-in"].tap()
    #expect(app.address == "/welcome")
  }

  @Test func `a guest has no page of their own under home`() async throws {
    let app = try await FlowApp.shop(.guest)
    #expect(!app.elements["profile"].exists)
    let refusal = try app.refusal {
      try app.perform { try app.window.tap("profile", on: #require(app.window.front)) }
    }
    #expect(refusal == .noSuchElement("profile", title: "Home"))
    #expect(app.address == "/home")
  }

  @Test func `a guest may look at products and their owners`() async throws {
    let app = try await FlowApp.shop(.guest)
    try app.cells["product-4"].tap()
    try app.buttons["owner"].tap()
    #expect(app.address == "/home/product/4/owner")
    #expect(app.title == "青木 健")
    try await app.settle()
    #expect(app.cells.identifiers == ["product-4", "product-6"])
  }

  @Test func `going on as a guest drops a log-in that is under way`() async throws {
    let service = HeldWebService()
    let app = FlowApp.launched(nil, service: service)
    try app.logIn()
    await service.received(.logIn("demo"))
    try app.buttons["continue-as-guest"].tap()
    #expect(app.count(.dropped) == 1)
    await service.answer(.logIn("demo"))
    #expect(app.address == "/home")
    #expect(app.elements.identifiers.starts(with: ["loading", "log-in"]), "still a guest")
    await service.answer(.products)
    #expect(app.cells.count == 7)
  }
}
