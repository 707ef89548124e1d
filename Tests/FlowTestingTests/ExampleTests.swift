import Composition
import FlowTesting
import Testing
import WebService

/// How tests of flows read.
@MainActor
struct ExampleTests {
  @Test func `a whole flow reads as with XCUITest`() async throws {
    let service = InMemoryWebService()
    let app = FlowApp { window in AppCoordinator(window: window, service: service) }
    app.launch()
    try app.textFields["username"].typeText("demo")
    try app.secureTextFields["password"].typeText("demo")
    try app.buttons["log-in"].tap()
    try await app.cells["product-1"].waitForExistence()
    try app.cells["product-1"].tap()
    try app.buttons["owner"].tap()
    try app.modals.top.swipeDown()
    try app.navigationBar.buttons["Back"].tap()
    try app.tabBar.buttons["First"].tap()
    try app.tabBar.buttons["Home"].tap()
    try app.buttons["disconnect"].tap()
    try app.alerts["Are you sure?"].buttons["Disconnect"].tap()
    #expect(app.address == "/welcome")
  }

  @Test func `an answer comes when the test says so`() async throws {
    let service = HeldWebService()
    let app = FlowApp { AppCoordinator(window: $0, service: service, session: .guest) }
    app.launch()
    #expect(app.staticTexts["loading"].exists)
    await service.answer(.products, throwing: .unavailable)
    try app.buttons["retry"].tap()
    await service.answer(.products)
    #expect(app.cells.count == 7)
  }
}
