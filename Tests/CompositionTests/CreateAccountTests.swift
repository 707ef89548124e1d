import Coordination
import Testing
import WebService

@MainActor
struct CreateAccountTests {
  private func fillIn(_ app: App, _ username: String = "Mio") throws {
    try app.type(username, into: "username")
    try app.type("secret", into: "password")
    try app.type("secret", into: "confirm-password")
  }

  @Test func `a new account leads home as the new user`() async throws {
    let app = App()
    try app.tap("create-account")
    app.expect("/welcome/create-account", title: "Create Account")
    try fillIn(app)
    try app.tap("create")
    await app.settle()
    app.expect("/home")
    try app.select("profile")
    app.expect("/profile", title: "Mio")
    #expect(app.ids == ["name", "number", "no-products"])
  }

  @Test func `a name already taken stays where it is`() async throws {
    let app = App()
    try app.tap("create-account")
    try fillIn(app, "demo")
    try app.tap("create")
    await app.settle()
    app.expect("/welcome/create-account")
    #expect(app.error == WebServiceError.nameTaken.message)
  }

  @Test func `somebody who changes their mind is at welcome again`() throws {
    let app = App()
    try app.tap("create-account")
    try fillIn(app)
    try app.back()
    #expect(app.window.alert?.title == "Discard?")
    try app.answer("keep")
    app.expect("/welcome/create-account")
    #expect(app.element("username")?.value == "Mio")
    try app.back()
    try app.answer("discard")
    app.expect("/welcome")
    #expect(app.coordinators == ["AppCoordinator", "WelcomeCoordinator"])
  }

  @Test(arguments: [nil, WebServiceError.unavailable])
  func `a log-in answered after an account was created changes nothing`(
    error: WebServiceError?
  ) async throws {
    let service = HeldWebService()
    let app = App(service: service)
    try app.logIn(as: "demo", "demo")
    await service.received(.logIn("demo"))
    try app.tap("create-account")
    #expect(app.count(.dropped) == 1)

    try fillIn(app)
    try app.tap("create")
    await service.received(.createAccount("Mio"))
    service.isHolding = false
    await service.answer(.createAccount("Mio"))
    await app.settle()
    app.expect("/home")

    await service.answer(.logIn("demo"), throwing: error)
    await app.settle()
    app.expect("/home")
    #expect(app.count(.dropped) == 1)
    try app.select("profile")
    app.expect("/profile", title: "Mio")
  }

  @Test func `an account created after the person has left lets nobody in`() async throws {
    let service = HeldWebService()
    let app = App(service: service)
    try app.tap("create-account")
    try fillIn(app)
    try app.tap("create")
    await service.received(.createAccount("Mio"))
    try app.back()
    try app.answer("discard")
    await service.answer(.createAccount("Mio"))
    app.expect("/welcome")
    #expect(app.count(.dropped) == 1)
  }
}
