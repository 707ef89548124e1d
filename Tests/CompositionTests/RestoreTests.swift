import Composition
import Coordination
import Foundation
import Testing
import WebService

/// Where a person was: saved, read again, and restored as far as it still exists.
@MainActor
struct RestoreTests {
  /// Launches an app and opens some links in it, one after the other.
  private func app(
    _ session: Session?, at links: String...,
    service: any WebServiceAPI = InMemoryWebService()
  ) async throws -> App {
    let app = App(session, service: service)
    await app.settle()
    for link in links { try await app.open(link) }
    await app.settle()
    return app
  }

  private func saved(_ app: App) throws -> String {
    String(decoding: try app.coordinator.snapshot.json, as: UTF8.self)
  }

  @Test func `what is saved is one flat line with sorted keys`() async throws {
    let app = try await app(
      .user(App.demo), at: "/first/red/red", "/profile/product/3", "/home/product/1/owner")
    #expect(
      try saved(app)
        == #"{"addresses":["/home/product/1/owner","/first/red/red","/profile/product/3"],"#
        + #""selected":"home","user":1,"version":1}"# + "\n")
  }

  @Test func `a guest has no number, and welcome is just its address`() async throws {
    #expect(
      try await saved(app(.guest, at: "/first/second"))
        == #"{"addresses":["/home","/first/second","/profile"],"selected":"first","version":1}"#
        + "\n")
    #expect(
      try await saved(app(nil, at: "/welcome/create-account"))
        == #"{"addresses":["/welcome/create-account"],"version":1}"# + "\n")
  }

  @Test func `saving changes nothing, and the same place gives the same bytes`() async throws {
    let app = try await app(.user(App.demo), at: "/home/product/4/owner/product/6")
    let before = (screens: app.screens, event: app.window.events.last?.sequence)
    let first = try saved(app)
    #expect(try saved(app) == first)
    #expect(app.screens == before.screens)
    #expect(app.window.events.last?.sequence == before.event)

    try app.back()
    #expect(try saved(app) != first)
    try app.tap("product-6")
    #expect(try saved(app) == first, "the way there does not matter")
  }

  @Test func `what is read is what was written`() async throws {
    let app = try await app(.user(App.demo), at: "/first/red", "/home/product/4")
    let snapshot = app.coordinator.snapshot
    #expect(try Snapshot(json: snapshot.json) == snapshot)
  }

  @Test func `a saved place comes back with its tabs, stacks and modals`() async throws {
    let app = try await app(
      .user(App.demo), at: "/first/red/red", "/profile/product/3", "/home/product/1/owner")
    let again = await Relaunch(app.coordinator.snapshot)
    #expect(again.coordinator.session == .user(App.demo))
    #expect(again.window.address == "/home/product/1/owner")
    #expect(again.window.front?.viewModel.title == "Hana")
    #expect(again.window.modals.count == 1)
    #expect(
      again.tabs == [
        "home": "/home/product/1", "first": "/first/red/red", "profile": "/profile/product/3",
      ])
    #expect(again.dropped == [])
    #expect(
      again.restoration.restored
        == ["/first/red/red", "/profile/product/3", "/home/product/1/owner"])
    for address in ["/home/product/1", "/home"] {
      try again.window.back()
      #expect(again.window.address == address)
    }
  }

  @Test(
    arguments: [
      (nil, "/welcome"), (nil, "/welcome/create-account"), (.guest, "/home"),
      (.guest, "/profile"), (.guest, "/home/product/4/owner/product/6/owner"),
      (.user(App.demo), "/home/user/product/3/owner"), (.user(App.demo), "/first/second"),
      (.user(App.demo), "/first/second-page"), (.user(App.demo), "/first/red/red/red"),
      (.user(App.demo), "/profile/product/5/product/3/product/5"),
    ] as [(Session?, String)])
  func `what is saved after restoring is the same bytes`(session: Session?, link: String)
    async throws
  {
    let app = try await app(session, at: link)
    let bytes = try saved(app)
    let again = try await Relaunch(json: bytes)
    #expect(again.window.address == link)
    #expect(again.coordinator.session == session)
    #expect(again.dropped == [])
    #expect(try again.saved == bytes)
  }

  @Test func `an account that was created comes back`() async throws {
    let service = InMemoryWebService()
    let mio = try await service.createAccount(username: "Mio", password: "secret")
    let app = try await app(.user(mio), at: "/profile", service: service)
    let again = await Relaunch(app.coordinator.snapshot, service: service)
    #expect(again.coordinator.session == .user(mio))
    #expect(again.window.front?.viewModel.title == "Mio")
  }

  @Test func `an unknown place in one tab is cut there, and the others are whole`() async throws {
    let again = await Relaunch(
      Snapshot(
        user: 1, selected: "home",
        addresses: ["/home/product/1/owner", "/first/red/blue/red", "/profile/product/3"]))
    #expect(
      again.tabs == [
        "home": "/home/product/1", "first": "/first/red", "profile": "/profile/product/3",
      ])
    #expect(again.window.address == "/home/product/1/owner")
    #expect(again.dropped == ["“/first/red/blue/red” leads nowhere: there is no “blue” here"])
    #expect(again.restoration.restored.contains("/first/red"))
    #expect(try !again.saved.contains("blue"))
    let next = try await Relaunch(json: again.saved)
    #expect(next.dropped == [])
  }

  @Test func `a product that is gone is cut, in front or behind`() async throws {
    let again = await Relaunch(
      Snapshot(
        user: nil, selected: "home",
        addresses: ["/home/product/1/product/999/owner", "/first", "/profile/product/3"]))
    #expect(again.tabs == ["home": "/home/product/1", "first": "/first", "profile": "/profile"])
    #expect(
      again.dropped == [
        "“/profile/product/3” leads nowhere: there is no “product” here",
        "“/home/product/1/product/999/owner” stops before “product”: "
          + WebServiceError.notFound.message,
      ])
  }

  @Test func `a selected tab that is not there leaves the first one selected`() async throws {
    let again = await Relaunch(
      Snapshot(user: 1, selected: "second", addresses: ["/first/red", "/second/page"]))
    #expect(again.window.address == "/home")
    #expect(again.tabs["first"] == "/first/red")
    #expect(
      again.dropped == [
        "there is no tab “second” to select",
        "“/second/page” leads nowhere: there is no “second” here",
      ])
  }

  @Test func `without a selected tab nobody uses the app`() async throws {
    let again = try await Relaunch(json: #"{"version":1,"user":1,"addresses":["/home"]}"#)
    #expect(again.window.address == "/welcome")
    #expect(again.coordinator.session == nil)
    #expect(again.dropped == ["“/home” leads nowhere: there is no “home” here"])
  }

  @Test func `tabs without an address are at their roots`() async {
    let again = await Relaunch(Snapshot(user: 1, selected: "first", addresses: []))
    #expect(again.window.address == "/first")
    #expect(again.tabs == ["home": "/home", "first": "/first", "profile": "/profile"])
    #expect(again.dropped == [])
  }

  @Test(arguments: ["home", "profile"])
  func `only the selected tab has modals`(selected: String) async throws {
    let again = await Relaunch(
      Snapshot(user: 1, selected: selected, addresses: ["/home", "/first/second"]))
    #expect(again.window.modals.isEmpty)
    #expect(again.window.address == "/\(selected)")
    #expect(again.tabs == ["home": "/home", "first": "/first", "profile": "/profile"])
    #expect(again.dropped == ["“/first/second” needs a modal, and “first” is not selected"])
    #expect(!again.restoration.restored.contains("/first/second"))
    #expect(try await Relaunch(json: again.saved).saved == again.saved)
  }

  @Test func `of two addresses in one tab the first counts`() async {
    let again = await Relaunch(
      Snapshot(user: 1, selected: "first", addresses: ["/first/red", "/first/red/red"]))
    #expect(again.window.address == "/first/red")
    #expect(again.dropped == ["“/first/red/red” is a second address in “first”"])
  }

  @Test(arguments: [
    "", "first", "/", "/../first", "/first//red", "/%", "/first/%00", "/first/\u{7}", "/nowhere",
    "/welcome", "/welcome/create-account", "demo://first", "ftp://first",
  ])
  func `what is no address of a tab is left out`(text: String) async {
    let again = await Relaunch(
      Snapshot(user: 1, selected: "home", addresses: [text, "/profile/product/3"]))
    #expect(again.window.address == "/home")
    #expect(
      again.tabs == ["home": "/home", "first": "/first", "profile": "/profile/product/3"])
    #expect(again.dropped.count == 1)
  }

  @Test(arguments: [9, 0, -1, Int.min, Int.max])
  func `without its user the app begins at welcome`(user: Int) async throws {
    let again = await Relaunch(
      Snapshot(user: user, selected: "home", addresses: ["/home/product/1"]))
    #expect(again.window.address == "/welcome")
    #expect(again.coordinator.session == nil)
    #expect(again.restoration.restored == [])
    #expect(again.dropped == ["user \(user) cannot come back: \(WebServiceError.notFound.message)"])
  }

  @Test func `when the service does not answer the app begins at welcome`() async throws {
    let service = HeldWebService()
    let snapshot = Snapshot(user: 1, selected: "home", addresses: ["/home/product/1"])
    async let relaunch = Relaunch(snapshot, service: service)
    await service.answer(.user(1), throwing: .unavailable)
    let again = await relaunch
    #expect(again.window.address == "/welcome")
    #expect(again.dropped == ["user 1 cannot come back: \(WebServiceError.unavailable.message)"])
  }

  @Test func `when a product cannot be fetched its tab is cut, and the rest comes back`()
    async throws
  {
    let service = HeldWebService(isHolding: false)
    service.isHolding = true
    let snapshot = Snapshot(
      user: nil, selected: "home", addresses: ["/home/product/1", "/first/red"])
    async let relaunch = Relaunch(snapshot, service: service)
    await service.received(.product(1))
    service.isHolding = false
    await service.answer(.products)
    await service.answer(.product(1), throwing: .unavailable)
    let again = await relaunch
    #expect(again.window.address == "/home")
    #expect(again.tabs["first"] == "/first/red")
    #expect(
      again.dropped
        == ["“/home/product/1” stops before “product”: \(WebServiceError.unavailable.message)"])
  }

  @Test func `a file that was cut short at any byte is unreadable`() async throws {
    let app = try await app(.user(App.demo), at: "/first/red", "/home/product/4/owner")
    let json = try app.coordinator.snapshot.json
    for count in 0..<(json.count - 1) {
      #expect(throws: Snapshot.Unreadable.self) { try Snapshot(json: json.prefix(count)) }
    }
    #expect(try Snapshot(json: json.dropLast()) == app.coordinator.snapshot, "but for its newline")
  }

  @Test(arguments: [
    "null", "[]", "1", "true", #""text""#, "{}", "{]", "{{}}", "not json", "\u{FEFF}",
    #"{"version":1}"#, #"{"addresses":[]}"#, #"{"version":"1","addresses":[]}"#,
    #"{"version":null,"addresses":[]}"#, #"{"version":1.5,"addresses":[]}"#,
    #"{"version":1e999,"addresses":[]}"#, #"{"version":99999999999999999999,"addresses":[]}"#,
    #"{"version":1,"addresses":{}}"#, #"{"version":1,"addresses":"/home"}"#,
    #"{"version":1,"addresses":[1]}"#, #"{"version":1,"addresses":[null]}"#,
    #"{"version":1,"addresses":[["/home"]]}"#, #"{"version":1,"addresses":null}"#,
    #"{"version":1,"addresses":[],"user":"1"}"#, #"{"version":1,"addresses":[],"user":1.5}"#,
    #"{"version":1,"addresses":[],"user":[]}"#, #"{"version":1,"addresses":[],"selected":1}"#,
    #"{"version":1,"addresses":["\ud800"]}"#, #"{"version":1,"addresses":[]}}"#,
  ])
  func `what is no snapshot is unreadable, and says so`(json: String) {
    #expect {
      try Snapshot(json: Data(json.utf8))
    } throws: { error in
      "\(error)" == "it is not a saved place: JSON with a version and addresses"
    }
  }

  @Test func `bytes that are no text are unreadable`() {
    for bytes in [
      [0xFF], [0x00], [0xC3, 0x28], Array("{\"version\":1,\"addresses\":[\"".utf8) + [0xFF],
    ]
      as [[UInt8]]
    {
      #expect(throws: Snapshot.Unreadable.self) { try Snapshot(json: Data(bytes)) }
    }
  }

  @Test(arguments: [1_000, 100_000])
  func `json nested deeper than any place is unreadable or left out`(depth: Int) {
    let nested = String(repeating: "[", count: depth)
    let closed = nested + String(repeating: "]", count: depth)
    #expect(throws: Snapshot.Unreadable.self) { try Snapshot(json: Data(nested.utf8)) }
    #expect(throws: Snapshot.Unreadable.self) { try Snapshot(json: Data(closed.utf8)) }
    for json in [
      #"{"version":1,"addresses":"# + closed + "}",
      String(repeating: #"{"version":"#, count: depth) + "1" + String(repeating: "}", count: depth),
    ] {
      #expect(throws: Snapshot.Unreadable.self) { try Snapshot(json: Data(json.utf8)) }
    }
  }

  @Test func `what else the file holds is ignored`() async throws {
    let again = try await Relaunch(
      json: #"{"version":1,"selected":"first","addresses":["\/first\/red"],"more":{"a":[1]}}"#)
    #expect(again.coordinator.session == .guest)
    #expect(again.window.address == "/first/red")
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
      #expect(again.window.address == "/welcome")
      #expect(again.restoration.restored == [])
      #expect(again.dropped == ["the place was saved by another version of the app"])
    }
  }

  /// A hundred thousand, when there is time for them.
  #if DEBUG
    nonisolated static let many = 10_000
  #else
    nonisolated static let many = 100_000
  #endif

  @Test func `any number of addresses is read, and all but one for each tab left out`()
    async throws
  {
    let addresses = (0..<Self.many / 2).flatMap { ["/first/red", "/nowhere/\($0)"] }
    let snapshot = Snapshot(user: 1, selected: "first", addresses: addresses)
    let again = await Relaunch(try Snapshot(json: snapshot.json))
    #expect(again.window.address == "/first/red")
    #expect(again.dropped.count == Self.many - 1)
    #expect(try again.saved.utf8.count < 200)
  }

  @Test func `an address of a thousand parts comes back whole, or is cut at its first step`()
    async throws
  {
    let deep = "/first" + String(repeating: "/red", count: 999)
    let again = await Relaunch(
      Snapshot(
        user: 1, selected: "first",
        addresses: [deep, "/home" + String(repeating: "/x", count: 999)]))
    #expect(again.window.address == deep)
    #expect(again.tabs["home"] == "/home")
    #expect(again.dropped.count == 1)
    #expect(try await Relaunch(json: again.saved).saved == again.saved)
  }

  @Test func `no typed secret and no error is in what is saved`() async throws {
    let app = try await app(nil)
    try app.logIn(as: "m1o-name", "s3cret-one")
    await app.settle()
    try app.type("s3cret-two", into: "password")
    let message = try #require(app.error)
    func expectNoSecret(at location: SourceLocation = #_sourceLocation) throws {
      let text = try saved(app)
      for secret in ["s3cret", "m1o-name", message] {
        #expect(!text.contains(secret), sourceLocation: location)
      }
    }
    try expectNoSecret()
    try app.tap("create-account")
    try app.type("m1o-name", into: "username")
    try app.type("s3cret-two", into: "password")
    try app.type("s3cret-three", into: "confirm-password")
    try app.tap("create")
    try expectNoSecret()
    try app.type("s3cret-two", into: "confirm-password")
    try expectNoSecret()
    try app.tap("create")
    try expectNoSecret()
    await app.settle()
    app.expect("/home")
    try expectNoSecret()
  }

  @Test func `what was typed, and a question about it, do not come back`() async throws {
    let app = try await app(nil, at: "/welcome/create-account")
    try app.type("Mio", into: "username")
    try app.back()
    #expect(app.window.alert?.title == "Discard?")
    let again = await Relaunch(app.coordinator.snapshot)
    #expect(again.window.address == "/welcome/create-account")
    #expect(again.window.alert == nil)
    #expect(again.window.front?.viewModel.hasUnsavedInput == false)
    try again.window.back()
    #expect(again.window.address == "/welcome")
  }

  @Test func `an alert does not come back`() async throws {
    let app = try await app(.user(App.demo))
    try app.tap("disconnect")
    let again = await Relaunch(app.coordinator.snapshot)
    #expect(again.window.address == "/home")
    #expect(again.window.alert == nil)
    #expect(again.dropped == [])
  }

  @Test func `a link that waits for a log-in is not saved`() async throws {
    let app = try await app(nil, at: "/home/product/1")
    #expect(try saved(app) == #"{"addresses":["/welcome"],"version":1}"# + "\n")
  }

  @Test func `a restored app replaces one that was started`() async throws {
    let app = try await app(.user(App.demo), at: "/home/product/1/owner")
    let restoration = await app.coordinator.restore(
      Snapshot(user: nil, selected: "first", addresses: ["/first/second"]))
    await app.settle()
    app.expect("/first/second")
    #expect(restoration.dropped == [])
    #expect(app.coordinator.session == .guest)
    #expect(app.stacks == [["home"], ["first"], ["profile"]])
  }

  @Test(arguments: ["tab", "link", "log out"])
  func `a person who goes elsewhere while a place is restored stays there`(act: String)
    async throws
  {
    let service = HeldWebService()
    let app = App(service: service)
    async let restoring = app.coordinator.restore(
      Snapshot(
        user: nil, selected: "profile", addresses: ["/home/product/1", "/first/red", "/profile"]))
    await service.received(.product(1))
    service.isHolding = false
    switch act {
    case "tab": try app.select("first")
    case "link": try await app.open("/first/second")
    default: try app.tap("log-in")
    }
    let place = app.window.address
    let restoration = await restoring
    #expect(app.window.address == place)
    #expect(
      restoration.dropped
        == ["/home/product/1", "/first/red", "/profile"].map {
          "“\($0)” was dropped: something newer came first"
        })
    await service.answer(.product(1))
    await service.answer(.products)
    await app.waitInVain()
    #expect(app.window.address == place)
    if act == "log out" {
      try app.logIn(as: "demo", "demo")
      await app.settle()
      app.expect("/home")
    }
  }
}

/// The app, launched anew where it was saved.
@MainActor
struct Relaunch {
  let window = Window()
  let coordinator: AppCoordinator
  let restoration: Restoration

  init(_ snapshot: Snapshot, service: any WebServiceAPI = InMemoryWebService()) async {
    coordinator = AppCoordinator(window: window, service: service)
    restoration = await coordinator.restore(snapshot)
    await window.settled()
    #expect(window.brokenInvariants() == [])
  }

  init(json: String, service: any WebServiceAPI = InMemoryWebService()) async throws {
    await self.init(try Snapshot(json: Data(json.utf8)), service: service)
  }

  /// Where the stack of each tab ends, modals left out.
  var tabs: [String: String] {
    let tabs = window.tabBar?.tabs.map { ($0.id, $0.navigator.address) } ?? []
    return Dictionary(uniqueKeysWithValues: tabs)
  }

  /// Why something was left out.
  var dropped: [String] { restoration.dropped }

  /// What would be saved now.
  var saved: String {
    get throws { String(decoding: try coordinator.snapshot.json, as: UTF8.self) }
  }
}
