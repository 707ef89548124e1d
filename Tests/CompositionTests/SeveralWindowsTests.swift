import AppTesting
import Composition
import Coordination
import FlowTesting
import Testing
import WebService

/// Several windows, one session.
@MainActor
struct SeveralWindowsTests {
  private let service = HeldWebService(isHolding: false)

  private func two(_ session: Session? = .demo) async throws -> (SessionStore, FlowApp, FlowApp) {
    let sessions = SessionStore(service: service, session: session)
    let left = try await FlowApp.window(of: sessions)
    let right = try await FlowApp.window(of: sessions)
    guard session != nil else { return (sessions, left, right) }
    try await left.open("/home/product/1")
    try await right.open("/first/red")
    try await left.settle()
    return (sessions, left, right)
  }

  @Test func `a log-out in one shows welcome in all, and nobody comes back`() async throws {
    let (sessions, left, right) = try await two()
    try left.navigationBar.buttons["Back"].tap()
    try left.buttons["disconnect"].tap()
    try left.alerts.buttons["disconnect"].tap()
    #expect(sessions.session == nil)
    for app in [left, right] {
      #expect(app.address == "/welcome")
      #expect(app.staticTexts.identifiers == [])
      #expect(app.window.living == (coordinators: 2, viewModels: 1))
    }
    try right.logIn()
    try await right.settle()
    #expect([left.address, right.address] == ["/home", "/home"])
  }

  @Test func `each goes back to its own place after the session has expired`() async throws {
    let (_, left, right) = try await two()
    service.isExpired = true
    try left.buttons["owner"].tap()
    try await left.settle()
    #expect([left.address, right.address] == ["/welcome", "/welcome"])
    #expect([left, right].allSatisfy { $0.staticTexts["notice"].exists })
    try right.logIn()
    try await left.settle()
    try await right.settle()
    #expect([left.address, right.address] == ["/home/product/1/owner", "/first/red"])
  }

  @Test(arguments: ["a log-in", "a log-out", "an expiry"])
  func `a log-in that was overtaken changes nothing`(by act: String) async throws {
    let (sessions, left, right) = try await two(nil)
    service.isHolding = true
    try left.logIn()
    await service.received(.logIn("demo"))
    service.isHolding = false
    try await right.createAccount("Mio")
    if act == "a log-out" { try right.endSession() }
    if act == "an expiry" {
      service.isExpired = true
      try right.cells["product-1"].tap()
      try await right.settle()
    }
    let places = [left.address, right.address]
    let before = [left.standstill, right.standstill]
    await service.answer(.logIn("demo"))
    await left.waitInVain()
    #expect(sessions.session?.user?.name == (act == "a log-in" ? "Mio" : nil))
    #expect([left.address, right.address] == places)
    #expect([left.standstill, right.standstill] == before)
    #expect(left.count("dropped welcome") == 1)
    guard sessions.session == nil else { return }
    try left.logIn()
    try await left.settle()
    #expect([left.address, right.address] == ["/home", "/home"])
  }

  @Test func `whoever logs out because of the first window leaves none behind`() async throws {
    let (sessions, left, right) = try await two(nil)
    left.window.observe { [weak sessions] event in
      guard event.kind == .shown, event.segment == "home" else { return }
      sessions?.begin(nil)
    }
    try right.logIn()
    try await right.settle()
    #expect(sessions.session == nil)
    #expect([left.address, right.address] == ["/welcome", "/welcome"])
  }

  @Test func `a window that is restored joins the session that there is`() async throws {
    let (sessions, left, _) = try await two()
    let count = service.requests.count
    let (third, restoration) = try await FlowApp.window(
      of: sessions,
      restoring: Snapshot(user: 1, selected: "first", addresses: ["/first/second-page"]))
    #expect(third.address == "/first/second-page")
    #expect(restoration?.dropped == [])
    #expect(!service.requests.dropFirst(count).contains(.resume(1)), "nobody asks who it is again")
    #expect(left.address == "/home/product/1", "no other window has noticed")
  }

  @Test(arguments: [2, nil])
  func `in a window that is restored nobody else's place comes back`(user: Int?) async throws {
    let (sessions, left, _) = try await two()
    let (other, restoration) = try await FlowApp.window(
      of: sessions, restoring: Snapshot(user: user, selected: "first", addresses: ["/first/red"]))
    #expect(other.address == "/home")
    #expect(other.tabAddresses["first"] == "/first")
    #expect(restoration?.dropped == ["somebody else uses the app"])
    #expect(left.address == "/home/product/1")
  }

  @Test func `windows that are restored together ask once who it is, or agree`() async throws {
    service.isHolding = true
    let sessions = SessionStore(service: service)
    let place = Snapshot(user: 1, selected: "first", addresses: ["/first/red"])
    async let left = FlowApp.window(of: sessions, restoring: place)
    async let right = FlowApp.window(of: sessions, restoring: place)
    while service.waiting.count < 2 { await Task.yield() }
    service.isHolding = false
    await service.answer(.resume(1))
    await service.answer(.resume(1), throwing: .unavailable)
    for (app, restoration) in [try await left, try await right] {
      #expect(app.address == "/first/red")
      #expect(restoration?.dropped == [])
    }
    #expect(sessions.session == .demo)
  }

  @Test func `a window restored beside Welcome waits for its user`() async throws {
    let (sessions, left, _) = try await two(nil)
    let addresses = ["/home", "/first/red", "/profile"]
    let place = Snapshot(user: 1, selected: "first", addresses: addresses)
    let (third, restoration) = try await FlowApp.window(of: sessions, restoring: place)
    #expect(third.address == "/welcome")
    #expect(restoration?.dropped == ["nobody uses the app now"])
    #expect(try third.root.snapshot == place)
    try left.logIn()
    try await left.settle()
    try await third.settle()
    #expect([left.address, third.address] == ["/home", "/first/red"])
  }

  @Test func `a window that is closed is forgotten`() async throws {
    let sessions = SessionStore(service: service, session: .demo)
    var watch = Watch()
    do { watch.add(try await FlowApp.window(of: sessions, at: "/home/product/1")) }
    #expect(watch.alive == [])
    sessions.begin(nil)
    #expect(sessions.session == nil)
  }
}
