import AppTesting
import Composition
import Coordination
import FlowTesting
import Foundation
import Testing
import WebService

/// Saved places of which not all exists any more: the rest comes back, and the report says why.
@MainActor
struct PartialRestoreTests {
  /// A hundred thousand, when there is time for them.
  #if DEBUG
  private let many = 10_000
  #else
  private let many = 100_000
  #endif

  @Test func `a product that is gone is cut, in front or behind`() async throws {
    let again = try await Relaunch(
      Snapshot(
        user: nil, selected: "home",
        addresses: ["/home/product/1/product/999/owner", "/first", "/profile/product/3"]))
    #expect(
      again.app.tabAddresses == [
        "home": "/home/product/1", "first": "/first", "profile": "/profile",
      ])
    #expect(
      again.dropped == [
        "“/profile/product/3” leads nowhere: there is no “product” here",
        "“/home/product/1/product/999/owner” stops before “product”: "
          + WebServiceError.notFound.message,
      ])
  }

  @Test func `a selected tab that is not there leaves the first one selected`() async throws {
    let again = try await Relaunch(
      Snapshot(user: 1, selected: "second", addresses: ["/first/red", "/second/page"]))
    #expect(again.app.address == "/home")
    #expect(again.app.tabAddresses["first"] == "/first/red")
    #expect(
      again.dropped == [
        "there is no tab “second” to select",
        "“/second/page” leads nowhere: there is no “second” here",
      ])
  }

  @Test func `without a selected tab nobody uses the app`() async throws {
    let again = try await Relaunch(json: #"{"version":1,"user":1,"addresses":["/home"]}"#)
    #expect(again.app.address == "/welcome")
    #expect(try again.app.root.session == nil)
    #expect(again.dropped == ["“/home” leads nowhere: there is no “home” here"])
  }

  @Test(arguments: ["home", "profile"])
  func `only the selected tab has modals`(selected: String) async throws {
    let again = try await Relaunch(
      Snapshot(user: 1, selected: selected, addresses: ["/home", "/first/second"]))
    #expect(again.app.modals.count == 0)
    #expect(again.app.address == "/\(selected)")
    #expect(again.app.tabAddresses == ["home": "/home", "first": "/first", "profile": "/profile"])
    #expect(again.dropped == ["“/first/second” needs a modal, and “first” is not selected"])
    #expect(!again.restoration.restored.contains("/first/second"))
    #expect(try await Relaunch(json: again.app.saved).app.saved == again.app.saved)
  }

  @Test func `of two addresses in one tab the first counts`() async throws {
    let again = try await Relaunch(
      Snapshot(user: 1, selected: "first", addresses: ["/first/red", "/first/red/red"]))
    #expect(again.app.address == "/first/red")
    #expect(again.dropped == ["“/first/red/red” is a second address in “first”"])
  }

  @Test(arguments: [9, 0, -1, Int.min, Int.max])
  func `without its user the app begins at welcome`(user: Int) async throws {
    let again = try await Relaunch(
      Snapshot(user: user, selected: "home", addresses: ["/home/product/1"]))
    #expect(again.app.address == "/welcome")
    #expect(try again.app.root.session == nil)
    #expect(again.restoration.restored == [])
    #expect(again.dropped == ["user \(user) cannot come back: \(WebServiceError.notFound.message)"])
  }

  private static let place = Snapshot(
    user: 1, selected: "home", addresses: ["/home/product/1/owner", "/first/red", "/profile"])

  /// Launched where that was saved, while the service answers nothing.
  private func relaunchedWithoutAnswers(_ service: HeldWebService) async throws -> Relaunch {
    service.isHolding = true
    async let relaunch = Relaunch(Self.place, service: service)
    // Nothing else is asked before it is known who asks.
    for _ in 1...4 { await service.answer(.resume(1), throwing: .unavailable) }
    let again = try await relaunch
    service.isHolding = false
    return again
  }

  @Test func `whoever cannot be asked about now is still logged in, and can try again`()
    async throws
  {
    let service = HeldWebService()
    let again = try await relaunchedWithoutAnswers(service)
    let app = again.app
    #expect(try app.root.session?.user?.id == 1)
    #expect(app.address == "/home")
    #expect(app.tabAddresses["first"] == "/first/red")
    #expect(again.dropped == [], "nothing is gone")
    let reason = WebServiceError.unavailable.message
    #expect(
      again.restoration.later == [
        "nobody could say who user 1 is: \(reason)",
        "“/home/product/1/owner” stops before “product”: \(reason)",
      ])
    #expect(app.staticTexts["error"].label == reason)
    app.arrivalsPerAct = 2
    try app.buttons["retry"].tap()
    try await app.settle()
    #expect(app.address == "/home/product/1/owner", "the next answer leads on")
    #expect(try app.root.session == .demo, "and says what they are called")
    #expect(try app.root.snapshot == Self.place)
    try app.buttons["close"].tap()
    try app.navigationBar.buttons["Back"].tap()
    #expect(app.cells["product-1"].exists)
  }

  @Test func `a place that is not to be had now stays saved until the person goes elsewhere there`()
    async throws
  {
    let app = try await relaunchedWithoutAnswers(HeldWebService()).app
    #expect(try app.root.snapshot == Self.place)
    #expect(app.window.waiting?.reason == WebServiceError.unavailable.message)
    try app.tabBar.buttons["first"].tap()
    #expect(app.window.waiting == nil)
    let elsewhere = Snapshot(
      user: 1, selected: "first",
      addresses: ["/home/product/1/owner", "/first/red", "/profile"])
    #expect(try app.root.snapshot == elsewhere, "in its tab nobody has gone anywhere")
    try app.tabBar.buttons["home"].tap()
    #expect(try app.root.snapshot == Self.place)
    try app.buttons["profile"].tap()
    #expect(try app.root.snapshot.addresses == ["/home/user", "/first/red", "/profile"])
    try app.navigationBar.buttons["Back"].tap()
    #expect(try app.root.snapshot.addresses == ["/home", "/first/red", "/profile"])
    try app.buttons["retry"].tap()
    try await app.settle()
    #expect(app.address == "/home", "whoever has gone elsewhere is not fetched back")
  }

  @Test func `a place behind that is not to be had now is gone to when the person is there`()
    async throws
  {
    let service = HeldWebService(isHolding: false)
    service.failure = .unavailable
    let snapshot = Snapshot(
      user: 1, selected: "home", addresses: ["/home/product/1", "/first", "/profile/product/3"])
    let app = try await Relaunch(snapshot, service: service).app
    service.failure = nil
    try app.buttons["retry"].tap()
    try await app.settle()
    #expect(app.address == "/home/product/1")
    #expect(app.tabAddresses["profile"] == "/profile")
    #expect(try app.root.snapshot == snapshot)
    try app.tabBar.buttons["profile"].tap()
    try app.buttons["retry"].tap()
    try await app.settle()
    #expect(app.address == "/profile/product/3")
  }

  @Test(arguments: [WebServiceError.sessionExpired, .notFound])
  func `what the service says of the session when it answers again is so`(error: WebServiceError)
    async throws
  {
    let service = HeldWebService()
    let app = try await relaunchedWithoutAnswers(service).app
    service.isHolding = true
    try app.buttons["retry"].tap()
    await service.answer(.resume(1), throwing: error)
    service.isHolding = false
    #expect(app.address == "/welcome")
    #expect(app.staticTexts.identifiers == ["notice"])
    let isKept = error == .sessionExpired
    #expect(try (app.root.snapshot == Self.place) == isKept, "only what is gone is given up")
    try app.logIn()
    try await app.settle()
    #expect(app.address == (isKept ? "/home/product/1/owner" : "/home"))
  }

  @Test func `without a session the place waits at welcome for its user`() async throws {
    let service = HeldWebService(isHolding: false)
    service.isExpired = true
    let again = try await Relaunch(Self.place, service: service)
    let app = again.app
    #expect(app.address == "/welcome")
    #expect(
      again.dropped == ["user 1 cannot come back: \(WebServiceError.sessionExpired.message)"])
    #expect(try app.root.snapshot == Self.place)
    try app.logIn()
    try await app.settle()
    #expect(app.address == "/home/product/1/owner")
  }

  @Test func `a session that begins anew forgets the place that was not to be had`() async throws {
    let app = try await relaunchedWithoutAnswers(HeldWebService()).app
    try app.perform { try app.root.begin(.guest) }
    #expect(try app.root.snapshot.addresses == ["/home", "/first", "/profile"])
  }

  @Test func `of two places behind, the one that is not to be had now stays saved with the rest`()
    async throws
  {
    let service = HeldWebService()
    let snapshot = Snapshot(
      user: nil, selected: "home", addresses: ["/home/product/1", "/first/red", "/profile"])
    async let relaunch = Relaunch(snapshot, service: service)
    await service.received(.product(1))
    service.isHolding = false
    await service.answer(.products)
    await service.answer(.product(1), throwing: .unavailable)
    let again = try await relaunch
    #expect(again.app.address == "/home")
    #expect(again.app.tabAddresses["first"] == "/first/red")
    #expect(again.dropped == [])
    #expect(
      again.restoration.later
        == ["“/home/product/1” stops before “product”: \(WebServiceError.unavailable.message)"])
    #expect(try again.app.root.snapshot == snapshot)
  }

  @Test func `what else the file holds is ignored`() async throws {
    let again = try await Relaunch(
      json: #"{"version":1,"selected":"first","addresses":["\/first\/red"],"more":{"a":[1]}}"#)
    #expect(try again.app.root.session == .guest)
    #expect(again.app.address == "/first/red")
    #expect(again.dropped == [])
  }

  @Test(arguments: [0, 2, -1, Int.max])
  func `a place that another version saved is not restored, and the report says why`(version: Int)
    async throws
  {
    for json in [
      #"{"addresses":["/home/product/1"],"selected":"home","user":1,"version":\#(version)}"#,
      #"{"version":\#(version),"tabs":{"home":["product",1]},"addresses":7}"#,
    ] {
      let again = try await Relaunch(json: json)
      #expect(again.app.address == "/welcome")
      #expect(again.restoration.restored == [])
      #expect(again.dropped == ["the place was saved by another version of the app"])
    }
  }

  @Test func `any number of addresses is read, and all but one for each tab left out`()
    async throws
  {
    let addresses = (0..<many / 2).flatMap { ["/first/red", "/nowhere/\($0)"] }
    let snapshot = Snapshot(user: 1, selected: "first", addresses: addresses)
    let again = try await Relaunch(Snapshot(json: snapshot.json))
    #expect(again.app.address == "/first/red")
    #expect(again.dropped.count == many - 1)
    #expect(try again.app.saved.utf8.count < 200)
  }

  @Test func `an address of a thousand parts comes back whole, or is cut at its first step`()
    async throws
  {
    let deep = "/first" + String(repeating: "/red", count: 999)
    let again = try await Relaunch(
      Snapshot(
        user: 1, selected: "first",
        addresses: [deep, "/home" + String(repeating: "/x", count: 999)]))
    #expect(again.app.address == deep)
    #expect(again.app.tabAddresses["home"] == "/home")
    #expect(again.dropped.count == 1)
    #expect(try await Relaunch(json: again.app.saved).app.saved == again.app.saved)
  }
}
