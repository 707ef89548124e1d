import AppTesting
import Composition
import Coordination
import FlowTesting
import Testing
import WebService

/// Sessions that expire, in several windows, and with no network.
@MainActor
struct SharedSessionTests {
  private let service = HeldWebService(isHolding: false)
  private let place = Snapshot(
    user: 1, selected: "home", addresses: ["/home/product/1/owner", "/first/red", "/profile"])

  private func two(at links: (String, String)) async throws -> (SessionStore, FlowApp, FlowApp) {
    let sessions = SessionStore(service: service, session: .demo)
    return (
      sessions, try await FlowApp.window(of: sessions, at: links.0),
      try await FlowApp.window(of: sessions, at: links.1)
    )
  }

  @Test func `K27 whoever opens the app without a network is still logged in`() async throws {
    service.failure = .unavailable
    let app = try await Relaunch(place, service: service).app
    #expect(try app.root.session?.user?.id == 1)
    #expect(app.address == "/home")
    #expect(app.buttons["retry"].exists)
    #expect(try app.root.snapshot == place)
  }

  @Test func `K28 what was not to be had at the start is gone to when the network is back`()
    async throws
  {
    service.failure = .unavailable
    let app = try await Relaunch(place, service: service).app
    service.failure = nil
    app.arrivalsPerAct = 2
    try app.buttons["retry"].tap()
    try await app.settle()
    #expect(app.address == "/home/product/1/owner")
    #expect(try app.root.session == .demo)
  }

  @Test func `K29 a failure that passes logs nobody out`() async throws {
    let (sessions, left, right) = try await two(at: ("/home/product/1", "/first/red"))
    service.failure = .unavailable
    try left.buttons["owner"].tap()
    try await left.settle()
    for _ in 1...10 {
      try left.buttons["retry"].tap()
      try await left.settle()
    }
    #expect(sessions.session == .demo)
    #expect([left.address, right.address] == ["/home/product/1/owner", "/first/red"])
  }

  @Test func `K30 a log-out in one window is one in every window`() async throws {
    let (_, left, right) = try await two(at: ("/home", "/home/product/1/owner"))
    try left.buttons["disconnect"].tap()
    try left.alerts.buttons["disconnect"].tap()
    #expect(right.address == "/welcome")
    #expect(right.window.living == (coordinators: 2, viewModels: 1))
  }

  @Test func `K31 the next user finds nothing of the last one in another window`() async throws {
    let (_, left, right) = try await two(at: ("/home", "/profile/product/3"))
    try left.endSession()
    try await left.createAccount("Mio")
    try await right.settle()
    #expect(right.address == "/home")
    try right.tabBar.buttons["profile"].tap()
    #expect(right.title == "Mio")
    #expect(!right.elements.labels.contains { $0.contains("demo") })
  }

  @Test func `K32 after an expiry the log-in leads back`() async throws {
    let (_, left, right) = try await two(at: ("/home/product/1", "/first/red/red"))
    service.isExpired = true
    try left.buttons["owner"].tap()
    try await left.settle()
    #expect([left.address, right.address] == ["/welcome", "/welcome"])
    left.arrivalsPerAct = 6
    try left.logIn()
    try await left.settle()
    try await right.settle()
    #expect([left.address, right.address] == ["/home/product/1/owner", "/first/red/red"])
  }

  @Test func `K33 many requests that find the session expired end it once`() async throws {
    let app = FlowApp.launched(.demo, service: service)
    try await app.settle()
    service.isHolding = true
    let address = try Address("/home/product/4")
    try app.perform { app.window.open(address) { _ in } }
    try app.cells["product-1"].tap()
    try app.buttons["owner"].tap()
    service.isExpired = true
    service.isHolding = false
    service.release { _ in true }
    try await app.settle()
    #expect(app.address == "/welcome")
    #expect(app.count("shown welcome") == 1)
    #expect(app.alerts.count == 0)
    #expect(app.staticTexts.identifiers == ["notice"])
  }

  @Test func `K34 a late refusal of the old session does not end the new one`() async throws {
    let (sessions, left, right) = try await two(at: ("/home", "/first"))
    service.isHolding = true
    try left.cells["product-1"].tap()
    await service.received(.productsOwnedBy(2))
    try right.endSession()
    service.isHolding = false
    try right.logIn()
    try await right.settle()
    await service.answer(.productsOwnedBy(2), throwing: .sessionExpired)
    await left.waitInVain()
    #expect(sessions.session == .demo)
    #expect([left.address, right.address] == ["/home", "/home"])
  }
}
