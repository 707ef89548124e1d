import AppTesting
import Coordination
import FlowTesting
import Testing
import WebService

/// Links that come before anybody has logged in.
@MainActor
struct WaitingLinkTests {
  @Test(arguments: ["/", "/nowhere", "/welcome/nowhere", "/home//product"])
  func `a link that leads nowhere does not replace the one that waits`(link: String) async throws {
    let app = try await FlowApp.shop(nil)
    try await app.open("/home/product/1")
    try await app.linkFailure(link)
    try app.buttons["continue-as-guest"].tap()
    try await app.settle()
    #expect(app.address == "/home/product/1")
  }

  @Test func `a link waits for a new account as well`() async throws {
    let app = try await FlowApp.shop(nil)
    try app.buttons["create-account"].tap()
    try app.textFields["username"].typeText("Mio")
    try await app.open("/profile")
    #expect(app.address == "/welcome/create-account")
    #expect(app.alerts.count == 0, "nothing is lost by waiting")
    try app.secureTextFields["password"].typeText("secret")
    try app.secureTextFields["confirm-password"].typeText("secret")
    try app.buttons["create"].tap()
    try await app.settle()
    #expect(app.address == "/profile")
    #expect(app.title == "Mio")
  }

  @Test func `a guest gets as far as there is a place for guests, and no link comes back`()
    async throws
  {
    let app = try await FlowApp.shop(nil)
    try await app.open("/home/user")
    try app.buttons["continue-as-guest"].tap()
    try await app.settle()
    #expect(app.address == "/home")
    #expect(app.title == "Home")
    #expect(app.lastRefusal == "“/home/user” leads nowhere: there is no “user” here")
    try app.buttons["log-in"].tap()
    try app.logIn()
    try await app.settle()
    #expect(app.address == "/home")
  }

  @Test func `create account opens at once, and what waits goes on waiting`() async throws {
    let app = try await FlowApp.shop(nil)
    try await app.open("/home/product/1")
    #expect(try await app.open("/welcome/create-account") == .arrived)
    #expect(app.address == "/welcome/create-account")
    #expect(app.title == "Create Account")
    #expect(try await app.open("/welcome") == .arrived)
    #expect(app.address == "/welcome")
    try app.buttons["continue-as-guest"].tap()
    try await app.settle()
    #expect(app.address == "/home/product/1")
  }

  @Test func `a link to create account drops a log-in that is under way`() async throws {
    let service = HeldWebService()
    let app = try await FlowApp.shop(nil, service: service)
    try app.logIn()
    await service.received(.logIn("demo"))
    try await app.open("/welcome/create-account")
    #expect(app.count(.dropped) == 1)
    try app.textFields["username"].typeText("Mio")
    await service.answer(.logIn("demo"))
    await app.waitInVain()
    #expect(app.address == "/welcome/create-account")
    #expect(app.textFields["username"].value == "Mio")
    try app.navigationBar.buttons["Back"].tap()
    try app.alerts.buttons["discard"].tap()
    #expect(app.buttons["log-in"].isEnabled == true)
  }

  @Test func `unsaved input is asked about before a link takes it away`() async throws {
    let app = try await FlowApp.shop(nil)
    try app.buttons["create-account"].tap()
    try app.textFields["username"].typeText("Mio")
    #expect(try await app.open("/welcome") == .asked)
    #expect(app.alerts["Discard?"].exists)
    try app.alerts.buttons["keep"].tap()
    #expect(app.textFields["username"].value == "Mio")
    #expect(try await app.open("/welcome") == .asked)
    try app.alerts.buttons["discard"].tap()
    #expect(app.address == "/welcome")
  }

  @Test func `a link that waits closes a question about an older one`() async throws {
    let app = try await FlowApp.shop(nil)
    try app.buttons["create-account"].tap()
    try app.textFields["username"].typeText("mika")
    #expect(try await app.open("/welcome") == .asked)
    #expect(app.alerts["Discard?"].exists)
    let reason = "it opens after you log in, create an account or go on as a guest"
    #expect(try await app.open("/first/red") == .waiting(reason))
    #expect(app.alerts.count == 0)
    #expect(app.address == "/welcome/create-account")
  }
}
