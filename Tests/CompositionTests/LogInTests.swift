import Coordination
import Testing
import WebService

@MainActor
struct LogInTests {
  @Test func `logging in leads home, and there is no way back`() async throws {
    let app = App()
    try app.logIn(as: "demo", "demo")
    await app.settle()
    app.expect("/home", title: "Home")
    #expect(!app.coordinators.contains("WelcomeCoordinator"))
    #expect(throws: Refusal.atRoot(title: "Home")) { try app.back() }
  }

  @Test func `a wrong password says so, and the right one still works`() async throws {
    let app = App()
    try app.logIn(as: "demo", "guess")
    await app.settle()
    app.expect("/welcome")
    #expect(app.error == WebServiceError.wrongCredentials.message)

    try app.type("demo", into: "password")
    try app.tap("log-in")
    await app.settle()
    app.expect("/home")
  }

  @Test func `empty credentials ask nothing of the service`() async throws {
    let service = HeldWebService()
    let app = App(service: service)
    try app.tap("log-in")
    #expect(app.error == WebServiceError.emptyCredentials.message)
    await app.settle()
    #expect(service.requests == [])
  }

  @Test func `tapping log-in three times before the answer is one request`() async throws {
    let service = HeldWebService()
    let app = App(service: service)
    try app.logIn(as: "demo", "demo")
    await service.received(.logIn("demo"))
    for _ in 1...2 {
      #expect(throws: Refusal.disabled("log-in")) { try app.tap("log-in") }
    }
    #expect(service.requests == [.logIn("demo")])

    service.isHolding = false
    await service.answer(.logIn("demo"))
    await app.settle()
    app.expect("/home")
    #expect(app.coordinators.count { $0 == "MainCoordinator" } == 1)
  }

  @Test func `a service that does not answer can be asked again`() async throws {
    let service = HeldWebService()
    let app = App(service: service)
    try app.logIn(as: "demo", "demo")
    await service.answer(.logIn("demo"), throwing: .unavailable)
    #expect(app.error == WebServiceError.unavailable.message)
    #expect(app.element("log-in")?.isEnabled == true)

    service.isHolding = false
    try app.logIn(as: "demo", "demo")
    #expect(app.error == nil, "the sentence is gone with the next attempt")
    await app.settle()
    app.expect("/home")
  }

  @Test func `a password is nowhere once it has been sent`() async throws {
    let service = HeldWebService()
    let app = App(service: service)
    try app.logIn(as: "demo", "s3cret")
    await service.answer(.logIn("demo"), throwing: .wrongCredentials)
    #expect(app.element("password")?.value == "")
    #expect(!app.window.events.contains { $0.detail?.contains("s3cret") ?? false })
    #expect(app.error?.contains("s3cret") == false)
  }
}
