import AppTesting
import Composition
import Coordination
import FlowTesting
import Testing
import WebService

@MainActor
struct TabsTests {
  @Test func `three flows are alive at once, side by side`() {
    let app = FlowApp.launched(.demo)
    #expect(
      app.coordinators == [
        "AppCoordinator", "MainCoordinator", "HomeCoordinator", "FirstCoordinator",
        "UserInfoCoordinator",
      ])
    let main = app.window.coordinators[1]
    #expect(app.window.coordinators.dropFirst(2).allSatisfy { $0.parentID == main.id })
  }

  @Test func `a tab keeps its stack, and loads nothing again`() async throws {
    let service = HeldWebService(isHolding: false)
    let app = try await FlowApp.shop(service: service)
    try app.cells["product-1"].tap()
    try await app.settle()
    let before = app.screens[0]
    let asked = service.requests

    try app.tabBar.buttons["first"].tap()
    #expect(app.address == "/first")
    try app.tabBar.buttons["home"].tap()
    #expect(app.address == "/home/product/1")
    try await app.settle()
    #expect(app.screens[0] == before)
    #expect(service.requests == asked)
  }

  @Test func `selecting the selected tab leads to its root, and no further`() async throws {
    let app = try await FlowApp.shop()
    let root = app.screens[0]
    try app.cells["product-1"].tap()
    try app.tabBar.buttons["first"].tap()
    try app.tabBar.buttons["home"].tap()
    #expect(app.address == "/home/product/1")
    try app.tabBar.buttons["home"].tap()
    #expect(app.address == "/home")
    try app.exhaustively { _ in try app.tabBar.buttons["home"].tap() }
    #expect(app.address == "/home")
    #expect(app.screens[0] == root)
  }

  @Test func `each tab goes its own way`() async throws {
    let app = try await FlowApp.shop()
    try app.cells["product-2"].tap()
    try app.tabBar.buttons["first"].tap()
    try app.buttons["red"].tap()
    try app.tabBar.buttons["profile"].tap()
    try app.cells["product-3"].tap()
    #expect(app.address == "/profile/product/3")
    #expect(app.title == "Field Notebook")
    try app.tabBar.buttons["first"].tap()
    #expect(app.address == "/first/red")
    try app.navigationBar.buttons["Back"].tap()
    #expect(app.address == "/first")
    try app.tabBar.buttons["home"].tap()
    #expect(app.address == "/home/product/2")
  }

  @Test func `under a modal the tabs are refused`() throws {
    let app = FlowApp.launched(.guest)
    try app.tabBar.buttons["first"].tap()
    try app.buttons["next"].tap()
    #expect(try app.refusal { try app.tabBar.buttons["home"].tap() } == .modalUp(title: "Second"))
    #expect(app.address == "/first/second")
  }

  @Test func `the profile loads behind the other tabs`() async throws {
    let service = HeldWebService()
    let app = FlowApp.launched(.demo, service: service)
    await service.answer(.productsOwnedBy(1))
    #expect(app.address == "/home")
    #expect(app.staticTexts["loading"].exists)
    try app.tabBar.buttons["profile"].tap()
    #expect(app.cells.identifiers == ["product-3", "product-5"])
    await service.answer(.products)
    try app.tabBar.buttons["home"].tap()
    #expect(app.cells.count == 7)
  }
}
