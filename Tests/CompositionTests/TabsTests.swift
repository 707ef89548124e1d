import Composition
import Coordination
import Testing
import WebService

@MainActor
struct TabsTests {
  private func screens(of tab: Int, in app: App) -> [Int] {
    app.window.tabBar?.tabs[tab].navigator.screens.map(\.number) ?? []
  }

  @Test func `three flows are alive at once, side by side`() {
    let app = App(.user(App.demo))
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
    let app = App(.user(App.demo), service: service)
    await app.settle()
    try app.tap("product-1")
    await app.settle()
    let before = screens(of: 0, in: app)
    let asked = service.requests

    try app.select("first")
    app.expect("/first")
    try app.select("home")
    app.expect("/home/product/1")
    await app.settle()
    #expect(screens(of: 0, in: app) == before)
    #expect(service.requests == asked)
  }

  @Test func `selecting the selected tab leads to its root, and no further`() async throws {
    let app = App(.user(App.demo))
    await app.settle()
    let root = screens(of: 0, in: app)
    try app.tap("product-1")
    try app.select("first")
    try app.select("home")
    app.expect("/home/product/1")
    try app.select("home")
    app.expect("/home")
    let events = app.window.events.count
    try app.select("home")
    app.expect("/home")
    #expect(app.window.events.count == events)
    #expect(screens(of: 0, in: app) == root)
  }

  @Test func `each tab goes its own way`() async throws {
    let app = App(.user(App.demo))
    await app.settle()
    try app.tap("product-2")
    try app.select("first")
    try app.tap("red")
    try app.select("profile")
    try app.tap("product-3")
    app.expect("/profile/product/3", title: "Field Notebook")
    try app.select("first")
    app.expect("/first/red")
    try app.back()
    app.expect("/first")
    try app.select("home")
    app.expect("/home/product/2")
  }

  @Test func `under a modal the tabs are refused`() throws {
    let app = App(.guest)
    try app.select("first")
    try app.tap("next")
    #expect(throws: Refusal.modalUp(title: "Second")) { try app.select("home") }
    app.expect("/first/second")
  }

  @Test func `the profile loads behind the other tabs`() async throws {
    let service = HeldWebService()
    let app = App(.user(App.demo), service: service)
    await service.answer(.productsOwnedBy(1))
    app.expect("/home")
    #expect(app.ids.first == "loading")
    try app.select("profile")
    #expect(app.rows == ["product-3", "product-5"])
  }
}
