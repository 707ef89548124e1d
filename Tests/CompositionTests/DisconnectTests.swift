import Composition
import Coordination
import Testing
import WebService

@MainActor
struct DisconnectTests {
  let service = HeldWebService(isHolding: false)
  let app: App

  init() async {
    app = App(.user(App.demo), service: service)
    await app.settle()
  }

  private func expectNothingOfTheSession() {
    app.expect("/welcome", title: "Welcome")
    #expect(app.window.tabBar == nil)
    #expect(app.window.modals.isEmpty)
    #expect(app.window.alert == nil)
    #expect(app.coordinators == ["AppCoordinator", "WelcomeCoordinator"])
    #expect(app.window.living == (coordinators: 2, viewModels: 1))
  }

  @Test func `whoever is sure is at welcome, with nothing left of the session`() throws {
    try app.tap("disconnect")
    #expect(app.window.alert?.title == "Are you sure?")
    try app.answer("disconnect")
    expectNothingOfTheSession()
    #expect(throws: Refusal.atRoot(title: "Welcome")) { try app.back() }
  }

  @Test func `whoever is not sure goes on`() throws {
    try app.tap("disconnect")
    try app.answer("cancel")
    app.expect("/home")
    try app.tap("product-1")
    app.expect("/home/product/1")
  }

  @Test func `the whole session goes in one change`() async throws {
    try app.select("first")
    try app.tap("red")
    try app.tap("deeper")
    try app.select("home")
    try app.tap("disconnect")
    let start = app.window.events.count
    try app.answer("disconnect")
    let kinds = app.window.events.dropFirst(start).map(\.kind)
    #expect(kinds.count { $0 == .removed } == 5)
    #expect(kinds.count { $0 == .cancelled } == 6)
    #expect(kinds.count { $0 == .shown } == 1)
    expectNothingOfTheSession()
  }

  @Test func `a session that the app ends takes modals and questions with it`() async throws {
    try app.tap("disconnect")
    app.coordinator.begin(nil)
    expectNothingOfTheSession()
    #expect(throws: Refusal.noAlert) { try app.answer("disconnect") }

    app.coordinator.begin(.user(App.demo))
    await app.settle()
    try app.tap("product-1")
    try app.tap("owner")
    app.coordinator.begin(nil)
    expectNothingOfTheSession()
  }

  @Test func `the next user begins anew, at every root`() async throws {
    try app.tap("product-3")
    try app.select("first")
    try app.tap("red")
    try app.select("home")
    try app.select("home")
    try app.tap("disconnect")
    try app.answer("disconnect")

    try app.tap("create-account")
    try app.type("Mio", into: "username")
    try app.type("secret", into: "password")
    try app.type("secret", into: "confirm-password")
    try app.tap("create")
    await app.settle()
    app.expect("/home")
    #expect(app.window.tabBar?.tabs.map(\.navigator.screens.count) == [1, 1, 1])
    try app.select("profile")
    app.expect("/profile", title: "Mio")
    let words = app.window.front?.viewModel.elements.map(\.label) ?? []
    #expect(!words.contains { $0.contains("demo") })
  }

  @Test func `what the old session asked for reaches nobody`() async throws {
    service.isHolding = true
    try app.tap("product-1")
    await service.received(.productsOwnedBy(2))
    app.coordinator.begin(nil)
    await service.answer(.productsOwnedBy(2))
    expectNothingOfTheSession()
    #expect(app.count(.dropped) == 1)
  }

  @Test func `a user may come and go again and again`() async throws {
    for _ in 1...20 {
      try app.tap("disconnect")
      try app.answer("disconnect")
      try app.logIn(as: "demo", "demo")
      await app.settle()
    }
    app.expect("/home")
    #expect(app.window.living == (coordinators: 5, viewModels: 3))
  }
}
