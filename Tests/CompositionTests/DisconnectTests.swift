import AppTesting
import Composition
import Coordination
import FlowTesting
import Testing
import WebService

@MainActor
struct DisconnectTests {
  let service = HeldWebService(isHolding: false)
  let app: FlowApp

  init() async throws {
    app = try await FlowApp.shop(service: service)
  }

  private func expectNothingOfTheSession() {
    #expect(app.address == "/welcome")
    #expect(app.title == "Welcome")
    #expect(!app.tabBar.exists)
    #expect(app.modals.count == 0)
    #expect(app.alerts.count == 0)
    #expect(app.coordinators == ["AppCoordinator", "WelcomeCoordinator"])
    #expect(app.window.living == (coordinators: 2, viewModels: 1))
  }

  @Test func `whoever is sure is at welcome, with nothing left of the session`() throws {
    try app.buttons["disconnect"].tap()
    #expect(app.alerts["Are you sure?"].exists)
    try app.alerts.buttons["disconnect"].tap()
    expectNothingOfTheSession()
    #expect(
      try app.refusal { try app.navigationBar.buttons["Back"].tap() } == .atRoot(title: "Welcome"))
  }

  @Test func `whoever is not sure goes on`() throws {
    try app.buttons["disconnect"].tap()
    try app.alerts.buttons["cancel"].tap()
    #expect(app.address == "/home")
    try app.cells["product-1"].tap()
    #expect(app.address == "/home/product/1")
  }

  @Test func `the whole session goes in one change`() async throws {
    try app.tabBar.buttons["first"].tap()
    try app.buttons["red"].tap()
    try app.buttons["deeper"].tap()
    try app.tabBar.buttons["home"].tap()
    try app.buttons["disconnect"].tap()
    let start = app.window.events.count
    try app.alerts.buttons["disconnect"].tap()
    let kinds = app.window.events.dropFirst(start).map(\.kind)
    #expect(kinds.count { $0 == .removed } == 5)
    #expect(kinds.count { $0 == .cancelled } == 6)
    #expect(kinds.count { $0 == .shown } == 1)
    expectNothingOfTheSession()
  }

  @Test func `a session that the app ends takes modals and questions with it`() async throws {
    try app.buttons["disconnect"].tap()
    try app.endSession()
    expectNothingOfTheSession()
    #expect(throws: Refusal.noAlert) { try app.window.answer("disconnect") }

    try app.endSession(beginning: .demo)
    try await app.settle()
    try app.cells["product-1"].tap()
    try app.buttons["owner"].tap()
    try app.endSession()
    expectNothingOfTheSession()
  }

  @Test func `the next user begins anew, at every root`() async throws {
    try app.cells["product-3"].tap()
    try app.tabBar.buttons["first"].tap()
    try app.buttons["red"].tap()
    try app.tabBar.buttons["home"].tap()
    try app.tabBar.buttons["home"].tap()
    try app.buttons["disconnect"].tap()
    try app.alerts.buttons["disconnect"].tap()

    try await app.createAccount("Mio")
    #expect(app.address == "/home")
    #expect(app.segments == [["home"], ["first"], ["profile"]])
    try app.tabBar.buttons["profile"].tap()
    #expect(app.address == "/profile")
    #expect(app.title == "Mio")
    #expect(!app.elements.labels.contains { $0.contains("demo") })
  }

  @Test func `what the old session asked for reaches nobody`() async throws {
    service.isHolding = true
    try app.cells["product-1"].tap()
    await service.received(.productsOwnedBy(2))
    try app.endSession()
    await service.answer(.productsOwnedBy(2))
    expectNothingOfTheSession()
    #expect(app.count(.dropped) == 1)
  }

  @Test func `a user may come and go again and again`() async throws {
    for _ in 1...20 {
      try app.buttons["disconnect"].tap()
      try app.alerts.buttons["disconnect"].tap()
      try app.logIn()
      try await app.settle()
    }
    #expect(app.address == "/home")
    #expect(app.window.living == (coordinators: 5, viewModels: 3))
  }
}
