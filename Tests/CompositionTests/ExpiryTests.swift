import AppTesting
import Composition
import Coordination
import FlowTesting
import Testing
import WebService

/// The service knows the session no more.
@MainActor
struct ExpiryTests {
  private let service = HeldWebService(isHolding: false)
  private static let notice = "Your session has ended; log in to go on where you were."

  /// Deep in three tabs, with an answer still to come for the screen in front.
  private func deep() async throws -> FlowApp {
    let app = try await FlowApp.shop(
      at: "/first/red/red", "/profile/product/3", "/home/product/1/owner", service: service)
    service.isHolding = true
    try app.cells["product-7"].tap()
    return app
  }

  /// The session expires with the answer that is still to come.
  private func expired() async throws -> FlowApp {
    let app = try await deep()
    await service.answer(.productsOwnedBy(2), throwing: .sessionExpired)
    service.isHolding = false
    return app
  }

  @Test func `one change leads to welcome, with a sentence and no error on the way`() async throws {
    let app = try await deep()
    await service.answer(.productsOwnedBy(2), throwing: .sessionExpired)
    #expect(app.address == "/welcome")
    #expect(try app.root.session == nil)
    #expect(app.staticTexts["notice"].label == Self.notice)
    #expect(app.staticTexts.identifiers == ["notice"])
    #expect(app.window.living == (coordinators: 2, viewModels: 1))
    #expect(app.count("shown welcome") == 1)
  }

  @Test func `the same user goes on where they were, in every tab, and once`() async throws {
    let app = try await deep()
    let saved = try app.saved
    await service.answer(.productsOwnedBy(2), throwing: .sessionExpired)
    #expect(try app.saved == saved, "whoever is killed now loses nothing either")
    service.isHolding = false
    try app.logIn()
    try await app.settle()
    #expect(app.address == "/home/product/1/owner/product/7")
    #expect(try app.saved == saved)
    try app.endSession()
    #expect(!app.staticTexts["notice"].exists, "they asked for it themselves")
    try app.logIn()
    try await app.settle()
    #expect(app.address == "/home")
  }

  @Test func `a wrong password keeps the sentence and the place`() async throws {
    let app = try await expired()
    try app.logIn("demo", "guess")
    try await app.settle()
    #expect(app.staticTexts.identifiers == ["notice", "error"])
    try app.logIn()
    try await app.settle()
    #expect(app.address == "/home/product/1/owner/product/7")
  }

  @Test(arguments: ["another user", "a guest"])
  func `whoever else goes on begins at home`(who: String) async throws {
    let app = try await expired()
    if who == "a guest" {
      try app.buttons["continue-as-guest"].tap()
    } else {
      try await app.createAccount("Mio")
    }
    try await app.settle()
    #expect(app.address == "/home")
    #expect(app.segments == [["home"], ["first"], ["profile"]])
    #expect(try !app.saved.contains("product"))
  }

  @Test func `of ten answers that it has expired the first one counts`() async throws {
    service.isHolding = true
    let sessions = SessionStore(service: service, session: .demo)
    var apps: [FlowApp] = []
    for _ in 1...5 {
      apps.append(FlowApp { AppCoordinator(window: $0, sessions: sessions) })
      apps.last?.launch()
    }
    while service.waiting.count < 10 { await Task.yield() }
    await service.answer(.products, throwing: .sessionExpired)
    #expect(Set(apps.map(\.address)) == ["/welcome"])
    service.isHolding = false
    try apps[0].logIn()
    try await apps[0].settle()
    let events = apps.map(\.events)
    service.failure = .sessionExpired
    service.release { _ in true }
    for app in apps { await app.waitInVain() }
    #expect(sessions.session == .demo, "no answer to the older session ends the newer one")
    #expect(apps.map(\.events) == events)
    #expect(apps.map { $0.count("shown welcome") } == [1, 1, 1, 1, 1])
  }

  @Test func `a link that finds the session expired goes on after the log-in`() async throws {
    let app = try await FlowApp.shop(at: "/first/red", service: service)
    service.isHolding = true
    try app.perform { app.window.open(try Address("/home/product/4/owner")) { _ in } }
    await service.answer(.product(4), throwing: .sessionExpired)
    #expect(app.address == "/welcome")
    service.isHolding = false
    try app.logIn()
    try await app.settle()
    #expect(app.address == "/home/product/4/owner")
    #expect(app.tabAddresses["first"] == "/first/red")
  }

  @Test func `a link that comes to welcome meanwhile opens in front of where they were`()
    async throws
  {
    let app = try await expired()
    try await app.open("/first/second")
    try app.logIn()
    try await app.settle()
    #expect(app.address == "/first/second")
    #expect(app.tabAddresses["profile"] == "/profile/product/3")
  }

  @Test func `a question that is up goes with the session`() async throws {
    let app = try await FlowApp.shop(service: service)
    service.isExpired = true
    try app.perform { app.window.open(try Address("/home/product/3")) { _ in } }
    try app.buttons["disconnect"].tap()
    #expect(app.alerts.count == 1)
    try await app.settle()
    #expect(app.address == "/welcome")
    #expect(app.alerts.count == 0)
  }

  @Test func `an app that is dropped after its session has expired is freed`() async throws {
    var watch = Watch()
    do { watch.add(try await expired()) }
    #expect(watch.alive == [])
  }
}
