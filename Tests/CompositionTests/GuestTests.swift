import Composition
import Coordination
import Testing
import WebService

@MainActor
struct GuestTests {
  @Test func `a guest sees what is on offer, and can log in instead of disconnecting`() async throws
  {
    let app = App()
    try app.tap("continue-as-guest")
    app.expect("/home", title: "Home")
    #expect(app.ids == ["loading", "log-in"])
    await app.settle()
    #expect(app.rows.count == 7)
    try app.tap("log-in")
    app.expect("/welcome")
    #expect(app.window.tabBar == nil)
  }

  @Test func `a guest's profile is an invitation to log in`() async throws {
    let app = App(.guest)
    try app.select("profile")
    app.expect("/profile", title: "Guest")
    #expect(app.ids == ["guest", "log-in"])
    try app.tap("log-in")
    app.expect("/welcome")
  }

  @Test func `a guest has no page of their own under home`() async throws {
    let app = App(.guest)
    await app.settle()
    #expect(throws: Refusal.noSuchElement("profile", title: "Home")) { try app.tap("profile") }
    app.expect("/home")
  }

  @Test func `a guest may look at products and their owners`() async throws {
    let app = App(.guest)
    await app.settle()
    try app.tap("product-4")
    try app.tap("owner")
    app.expect("/home/product/4/owner", title: "青木 健")
    await app.settle()
    #expect(app.rows == ["product-4", "product-6"])
  }

  @Test func `going on as a guest drops a log-in that is under way`() async throws {
    let service = HeldWebService()
    let app = App(service: service)
    try app.logIn(as: "demo", "demo")
    await service.received(.logIn("demo"))
    try app.tap("continue-as-guest")
    #expect(app.count(.dropped) == 1)
    await service.answer(.logIn("demo"))
    app.expect("/home")
    #expect(app.ids == ["loading", "log-in"], "still a guest")
  }
}
