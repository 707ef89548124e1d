import AppTesting
import Coordination
import FlowTesting
import Testing
import WebService

/// Links from outside, before and after a log-in.
@MainActor
struct LinkTests {
  @Test func `L1 a link while logged out is opened once after the log-in, with its back stack`()
    async throws
  {
    let app = try await FlowApp.shop(nil)
    let reason = "it opens after you log in, create an account or go on as a guest"
    #expect(try await app.open("/home/product/1/owner") == .waiting(reason))
    #expect(app.address == "/welcome")
    #expect(app.title == "Welcome")
    try app.logIn()
    try await app.settle()
    #expect(app.address == "/home/product/1/owner")
    #expect(app.title == "Hana")
    for address in ["/home/product/1", "/home"] {
      try app.navigationBar.buttons["Back"].tap()
      #expect(app.address == address)
    }
    try app.buttons["disconnect"].tap()
    try app.alerts.buttons["disconnect"].tap()
    try app.logIn()
    try await app.settle()
    #expect(app.address == "/home")
  }

  @Test func `L2 a wrong password keeps the link`() async throws {
    let app = try await FlowApp.shop(nil)
    try await app.open("/first/red/red")
    try app.logIn("demo", "guess")
    try await app.settle()
    #expect(app.address == "/welcome")
    try app.logIn()
    try await app.settle()
    #expect(app.address == "/first/red/red")
  }

  @Test func `L3 of two links before the log-in the second is opened`() async throws {
    let app = try await FlowApp.shop(nil)
    try await app.open("/home/product/1")
    try await app.open("/profile/product/3")
    try app.logIn()
    try await app.settle()
    #expect(app.address == "/profile/product/3")
    #expect(app.title == "Field Notebook")
    #expect(app.segments == [["home"], ["first"], ["profile", "product/3"]])
  }

  @Test func `L4 a link under a modal closes it, and its coordinator ends as cancelled once`()
    async throws
  {
    let app = try await FlowApp.shop()
    try app.tabBar.buttons["first"].tap()
    try app.buttons["next"].tap()
    try await app.open("/first/red")
    #expect(app.address == "/first/red")
    #expect(app.modals.count == 0)
    let ends = app.window.events.filter { $0.coordinator == "SecondCoordinator" }.map(\.kind)
    #expect(ends == [.started, .shown, .removed, .cancelled])
  }

  @Test func `L5 a link to another product replaces the one that is open`() async throws {
    let app = try await FlowApp.shop()
    try await app.open("/home/product/1")
    try await app.open("/home/product/4")
    #expect(app.address == "/home/product/4")
    #expect(app.title == "南部鉄器の急須")
    try app.navigationBar.buttons["Back"].tap()
    #expect(app.address == "/home")
  }

  @Test func `L6 a link to a tab's root leads to the same screen, from deep in the tab`()
    async throws
  {
    let app = try await FlowApp.shop()
    let home = app.window.front?.number
    try await app.open("/home/product/1/owner/product/2/owner")
    #expect(app.modals.count == 2)
    try await app.open("/home")
    #expect(app.address == "/home")
    #expect(app.window.front?.number == home)
    #expect(app.modals.count == 0)
  }

  @Test func `L7 in a tab that was never visited back leads to the root of that tab`() async throws
  {
    let app = try await FlowApp.shop()
    try app.cells["product-1"].tap()
    try await app.open("/first/red")
    #expect(app.address == "/first/red")
    try app.navigationBar.buttons["Back"].tap()
    #expect(app.address == "/first")
    #expect(
      try app.refusal { try app.navigationBar.buttons["Back"].tap() } == .atRoot(title: "First"))
    try app.tabBar.buttons["home"].tap()
    #expect(app.address == "/home/product/1")
  }

  @Test func `L8 the same link twice in one turn opens one screen`() async throws {
    let app = try await FlowApp.shop()
    let address = try Address("/home/product/1")
    try app.perform { for _ in 1...2 { app.window.open(address) { _ in } } }
    try await app.settle()
    #expect(app.segments[0] == ["home", "product/1"])
    try app.navigationBar.buttons["Back"].tap()
    #expect(app.address == "/home")
  }

  @Test(arguments: [
    ("/home/product", "/home"), ("/home/product/", "/home"), ("/home/product/abc", "/home"),
    ("/home/product/01", "/home"), ("/home/product/+1", "/home"), ("/home/product/１", "/home"),
    ("/home/product/9223372036854775808", "/home"), ("/home/home", "/home"),
    ("/home/product/1/product/1", "/home/product/1"), ("/home/product/1/user", "/home/product/1"),
    ("/home/product/1/owner/close", "/home/product/1/owner"), ("/first/third", "/first"),
    ("/first/second/second", "/first/second"), ("/first/second-page/red", "/first/second-page"),
    ("/first/red/deeper", "/first/red"), ("/profile/user", "/profile"),
    ("/home/user/owner", "/home/user"), ("/first/red/red/red/nowhere/red", "/first/red/red/red"),
  ])
  func `L9 a link that leads nowhere says so, and stops at the last place that exists`(
    link: String, place: String
  ) async throws {
    let app = try await FlowApp.shop()
    try app.buttons["profile"].tap()
    let address = try Address(link)
    let known = try Address(place).parts.count
    let failure = LinkFailure.unknown(address, step: address.parts[known])
    #expect(try await app.linkFailure(link) == failure)
    try await app.settle()
    #expect(app.address == place)
    #expect(!app.staticTexts["loading"].exists)
    #expect(app.lastRefusal == "\(failure)")
  }

  @Test(arguments: [
    ("/home/product/999", "/home"), ("/home/product/-1", "/home"), ("/home/product/0", "/home"),
    ("/home/product/1/product/999", "/home/product/1"),
    ("/home/product/1/product/4/owner", "/home/product/1"), ("/profile/product/1", "/profile"),
    ("/home/user/product/1", "/home/user"),
    ("/home/product/1/owner/product/4", "/home/product/1/owner"),
  ])
  func `L9 a product that is not there, or is somebody else's, is not shown under the owner`(
    link: String, place: String
  ) async throws {
    let app = try await FlowApp.shop()
    let failure = LinkFailure.notThere(
      try Address(link), step: "product", WebServiceError.notFound.message)
    #expect(try await app.linkFailure(link) == failure)
    try await app.settle()
    #expect(app.address == place)
    #expect(!app.staticTexts["loading"].exists)
    #expect(
      app.lastRefusal == "“\(link)” stops before “product”: "
        + "This is no longer available; go back and choose something else.")
  }
}
