import AppTesting
import Coordination
import FlowTesting
import Testing
import WebService

@MainActor
struct CreateAccountTests {
  @Test func `a new account leads home as the new user`() async throws {
    let app = FlowApp.launched(nil)
    try app.buttons["create-account"].tap()
    #expect(app.address == "/welcome/create-account")
    #expect(app.title == "Create Account")
    try app.fillInAccount("Mio")
    try app.buttons["create"].tap()
    try await app.settle()
    #expect(app.address == "/home")
    try app.tabBar.buttons["profile"].tap()
    #expect(app.address == "/profile")
    #expect(app.title == "Mio")
    #expect(app.elements.identifiers.starts(with: ["name", "number", "no-products"]))
  }

  @Test func `a name already taken stays where it is`() async throws {
    let app = FlowApp.launched(nil)
    try app.buttons["create-account"].tap()
    try app.fillInAccount("demo")
    try app.buttons["create"].tap()
    try await app.settle()
    #expect(app.address == "/welcome/create-account")
    #expect(app.staticTexts["error"].label == WebServiceError.nameTaken.message)
  }

  @Test func `somebody who changes their mind is at welcome again`() throws {
    let app = FlowApp.launched(nil)
    try app.buttons["create-account"].tap()
    try app.fillInAccount("Mio")
    try app.navigationBar.buttons["Back"].tap()
    #expect(app.alerts["Discard?"].exists)
    try app.alerts.buttons["keep"].tap()
    #expect(app.address == "/welcome/create-account")
    #expect(app.textFields["username"].value == "Mio")
    try app.navigationBar.buttons["Back"].tap()
    try app.alerts.buttons["discard"].tap()
    #expect(app.address == "/welcome")
    #expect(app.coordinators == ["AppCoordinator", "WelcomeCoordinator"])
  }

  @Test(arguments: [nil, WebServiceError.unavailable])
  func `a log-in answered after an account was created changes nothing`(
    error: WebServiceError?
  ) async throws {
    let service = HeldWebService()
    let app = FlowApp.launched(nil, service: service)
    try app.logIn()
    await service.received(.logIn("demo"))
    try app.buttons["create-account"].tap()
    #expect(app.count(.dropped) == 1)

    try app.fillInAccount("Mio")
    try app.buttons["create"].tap()
    await service.received(.createAccount("Mio"))
    service.isHolding = false
    await service.answer(.createAccount("Mio"))
    try await app.settle()
    #expect(app.address == "/home")

    await service.answer(.logIn("demo"), throwing: error)
    try await app.settle()
    #expect(app.address == "/home")
    #expect(app.count(.dropped) == 1)
    try app.tabBar.buttons["profile"].tap()
    #expect(app.address == "/profile")
    #expect(app.title == "Mio")
  }

  @Test func `an account created after the person has left lets nobody in`() async throws {
    let service = HeldWebService()
    let app = FlowApp.launched(nil, service: service)
    try app.buttons["create-account"].tap()
    try app.fillInAccount("Mio")
    try app.buttons["create"].tap()
    await service.received(.createAccount("Mio"))
    try app.navigationBar.buttons["Back"].tap()
    try app.alerts.buttons["discard"].tap()
    await service.answer(.createAccount("Mio"))
    #expect(app.address == "/welcome")
    #expect(app.count(.dropped) == 1)
  }
}
