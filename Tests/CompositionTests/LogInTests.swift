import AppTesting
import Coordination
import FlowTesting
import Testing
import WebService

@MainActor
struct LogInTests {
  @Test func `logging in leads home, and there is no way back`() async throws {
    let app = FlowApp.launched(nil)
    try app.logIn()
    try await app.settle()
    #expect(app.address == "/home")
    #expect(app.title == "Home")
    #expect(!app.coordinators.contains("WelcomeCoordinator"))
    #expect(
      try app.refusal { try app.navigationBar.buttons["Back"].tap() } == .atRoot(title: "Home"))
  }

  @Test func `a wrong password says so, and the right one still works`() async throws {
    let app = FlowApp.launched(nil)
    try app.logIn("demo", "guess")
    try await app.settle()
    #expect(app.address == "/welcome")
    #expect(app.staticTexts["error"].label == WebServiceError.wrongCredentials.message)

    try app.secureTextFields["password"].typeText("demo")
    try app.buttons["log-in"].tap()
    try await app.settle()
    #expect(app.address == "/home")
  }

  @Test func `empty credentials ask nothing of the service`() async throws {
    let service = HeldWebService()
    let app = FlowApp.launched(nil, service: service)
    try app.buttons["log-in"].tap()
    #expect(app.staticTexts["error"].label == WebServiceError.emptyCredentials.message)
    try await app.settle()
    #expect(service.requests == [])
  }

  @Test func `tapping log-in three times before the answer is one request`() async throws {
    let service = HeldWebService()
    let app = FlowApp.launched(nil, service: service)
    try app.logIn()
    await service.received(.logIn("demo"))
    for _ in 1...2 {
      #expect(try app.refusal { try app.buttons["log-in"].tap() } == .disabled("log-in"))
    }
    #expect(service.requests == [.logIn("demo")])

    service.isHolding = false
    await service.answer(.logIn("demo"))
    try await app.settle()
    #expect(app.address == "/home")
    #expect(app.count(of: "MainCoordinator") == 1)
  }

  @Test func `a service that does not answer can be asked again`() async throws {
    let service = HeldWebService()
    let app = FlowApp.launched(nil, service: service)
    try app.logIn()
    await service.answer(.logIn("demo"), throwing: .unavailable)
    #expect(app.staticTexts["error"].label == WebServiceError.unavailable.message)
    #expect(app.buttons["log-in"].isEnabled == true)

    service.isHolding = false
    try app.logIn()
    #expect(!app.staticTexts["error"].exists, "the sentence is gone with the next attempt")
    try await app.settle()
    #expect(app.address == "/home")
  }

  @Test func `a password is nowhere once it has been sent`() async throws {
    let service = HeldWebService()
    let app = FlowApp.launched(nil, service: service)
    try app.logIn("demo", "s3cret")
    await service.answer(.logIn("demo"), throwing: .wrongCredentials)
    #expect(app.secureTextFields["password"].value == "")
    #expect(!app.window.events.contains { $0.detail?.contains("s3cret") ?? false })
    #expect(try !app.staticTexts["error"].label.get().contains("s3cret"))
  }
}
