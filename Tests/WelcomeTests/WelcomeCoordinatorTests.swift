import Coordination
import FeatureTesting
import Testing
import WebService
import Welcome

@MainActor
struct WelcomeCoordinatorTests {
  let app = TestApp()
  var window: AppWindow { app.window }

  private func logIn(_ username: String, _ password: String) async throws {
    try app.type(username, into: "username")
    try app.type(password, into: "password")
    try app.tap("log-in")
    await window.settled()
  }

  @Test func `rule 14 welcome goes with window and app`() {
    #expect(
      FeatureTesting.TestApp.frees {
        WelcomeCoordinator(
          .root(of: $0.window, at: "welcome"), service: InMemoryWebService(),
          destinations: .init(home: { _ in }))
      })
  }

  @Test func `rule 14 create account goes with window and app`() throws {
    #expect(
      try FeatureTesting.TestApp.frees {
        CreateAccountCoordinator(
          .push(onto: try $0.navigator, at: "create-account"), service: InMemoryWebService())
      })
  }

  @Test func `welcome offers to log in, to create an account and to go on as a guest`() {
    #expect(window.address == "/welcome")
    #expect(window.front?.viewModel.title == "Welcome")
    let elements = window.front?.viewModel.elements ?? []
    #expect(
      elements.map(\.id)
        == ["username", "password", "log-in", "create-account", "continue-as-guest"])
    #expect(
      elements.map(\.label)
        == ["Username", "Password", "Log In", "Create Account", "Continue as Guest"])
  }

  @Test func `a user who logs in is let in`() async throws {
    try await logIn("demo", "demo")
    #expect(app.arrivals == [User(id: 1, name: "demo")])
  }

  @Test func `wrong credentials say so until the next attempt`() async throws {
    try await logIn("demo", "wrong")
    #expect(app.error == WebServiceError.wrongCredentials.message)
    #expect(app.element("username")?.value == "demo")
    #expect(app.element("log-in")?.isEnabled == true)

    try app.type("demo", into: "password")
    try app.tap("log-in")
    #expect(app.error == nil)
    await window.settled()
    #expect(app.arrivals.count == 1)
  }

  @Test(arguments: [("", ""), ("demo", ""), ("", "demo"), ("  ", "demo")])
  func `empty credentials say so without a request`(username: String, password: String) throws {
    try app.type(username, into: "username")
    try app.type(password, into: "password")
    try app.tap("log-in")
    #expect(app.error == WebServiceError.emptyCredentials.message)
    #expect(app.element("log-in")?.isEnabled == true)
  }

  @Test func `while a request is under way there is no other`() async throws {
    try app.type("demo", into: "username")
    try app.type("demo", into: "password")
    try app.tap("log-in")
    #expect(app.element("log-in")?.isEnabled == false)
    #expect(throws: Refusal.disabled("log-in")) { try app.tap("log-in") }
    await window.settled()
    #expect(app.arrivals.count == 1)
  }

  @Test func `a password is in its field until it is in the request`() async throws {
    try app.type("demo", into: "username")
    try app.type("wrong", into: "password")
    #expect(app.element("password")?.value == "wrong")
    try app.tap("log-in")
    #expect(app.element("password")?.value == "")
    await window.settled()
    #expect(app.element("password")?.value == "")
  }

  @Test func `going on as a guest drops a log-in under way`() async throws {
    try app.type("demo", into: "username")
    try app.type("demo", into: "password")
    try app.tap("log-in")
    try app.tap("continue-as-guest")
    await window.settled()
    #expect(app.arrivals == [nil])
    #expect(window.events.count { $0.kind == .dropped } == 1)
  }

  @Test func `going to create account drops a log-in under way`() async throws {
    try app.type("demo", into: "username")
    try app.type("demo", into: "password")
    try app.tap("log-in")
    try app.tap("create-account")
    await window.settled()
    #expect(window.address == "/welcome/create-account")
    try window.back()
    #expect(app.element("log-in")?.isEnabled == true)
    #expect(app.arrivals == [])
    #expect(window.events.count { $0.kind == .dropped } == 1)
  }
}
