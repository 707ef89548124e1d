import AppTesting
import Composition
import Coordination
import FlowTesting
import Testing
import WebService

/// Where a person was: saved, read again, and restored.
@MainActor
struct RestoreTests {
  @Test func `a saved place comes back with its tabs, stacks and modals`() async throws {
    let app = try await FlowApp.shop(
      .demo, at: "/first/red/red", "/profile/product/3", "/home/product/1/owner")
    let again = try await Relaunch(app.root.snapshot)
    #expect(try again.app.root.session == .demo)
    #expect(again.app.address == "/home/product/1/owner")
    #expect(again.app.title == "Hana")
    #expect(again.app.modals.count == 1)
    #expect(
      again.app.tabAddresses == [
        "home": "/home/product/1", "first": "/first/red/red", "profile": "/profile/product/3",
      ])
    #expect(again.dropped == [])
    #expect(
      again.restoration.restored
        == ["/first/red/red", "/profile/product/3", "/home/product/1/owner"])
    for address in ["/home/product/1", "/home"] {
      try again.app.navigationBar.buttons["Back"].tap()
      #expect(again.app.address == address)
    }
  }

  @Test(
    arguments: [
      (nil, "/welcome"), (nil, "/welcome/create-account"), (.guest, "/home"),
      (.guest, "/profile"), (.guest, "/home/product/4/owner/product/6/owner"),
      (.demo, "/home/user/product/3/owner"), (.demo, "/first/second"),
      (.demo, "/first/second-page"), (.demo, "/first/red/red/red"),
      (.demo, "/profile/product/5/product/3/product/5"),
    ] as [(Session?, String)])
  func `what is saved after restoring is the same bytes`(session: Session?, link: String)
    async throws
  {
    let app = try await FlowApp.shop(session, at: link)
    let bytes = try app.saved
    let again = try await Relaunch(json: bytes)
    #expect(again.app.address == link)
    #expect(try again.app.root.session == session)
    #expect(again.dropped == [])
    #expect(try again.app.saved == bytes)
  }

  @Test func `an account that was created comes back`() async throws {
    let service = InMemoryWebService()
    let mio = try await service.createAccount(username: "Mio", password: "secret")
    let app = try await FlowApp.shop(.user(mio), at: "/profile", service: service)
    let again = try await Relaunch(app.root.snapshot, service: service)
    #expect(try again.app.root.session == .user(mio))
    #expect(again.app.title == "Mio")
  }

  @Test func `what was typed, and a question about it, do not come back`() async throws {
    let app = try await FlowApp.shop(nil, at: "/welcome/create-account")
    try app.textFields["username"].typeText("Mio")
    try app.navigationBar.buttons["Back"].tap()
    #expect(app.alerts["Discard?"].exists)
    let again = try await Relaunch(app.root.snapshot)
    #expect(again.app.address == "/welcome/create-account")
    #expect(again.app.alerts.count == 0)
    #expect(again.app.window.front?.viewModel.hasUnsavedInput == false)
    try again.app.navigationBar.buttons["Back"].tap()
    #expect(again.app.address == "/welcome")
  }

  @Test func `an alert does not come back`() async throws {
    let app = try await FlowApp.shop(.demo)
    try app.buttons["disconnect"].tap()
    let again = try await Relaunch(app.root.snapshot)
    #expect(again.app.address == "/home")
    #expect(again.app.alerts.count == 0)
    #expect(again.dropped == [])
  }

  @Test func `a restored app replaces one that was started`() async throws {
    let app = try await FlowApp.shop(.demo, at: "/home/product/1/owner")
    let restoration = try await app.root.restore(
      Snapshot(user: nil, selected: "first", addresses: ["/first/second"]))
    try await app.settle()
    #expect(app.address == "/first/second")
    #expect(restoration.dropped == [])
    #expect(try app.root.session == .guest)
    #expect(app.segments == [["home"], ["first"], ["profile"], ["second"]])
  }

  @Test(arguments: ["tab", "link", "log out"])
  func `a person who goes elsewhere while a place is restored stays there`(act: String)
    async throws
  {
    let service = HeldWebService()
    let app = FlowApp.launched(nil, service: service)
    async let restoring = app.root.restore(
      Snapshot(
        user: nil, selected: "profile", addresses: ["/home/product/1", "/first/red", "/profile"]))
    await service.received(.product(1))
    service.isHolding = false
    switch act {
    case "tab": try app.tabBar.buttons["first"].tap()
    case "link": try await app.open("/first/second")
    default: try app.buttons["log-in"].tap()
    }
    let place = app.address
    let restoration = try await restoring
    #expect(app.address == place)
    #expect(
      restoration.dropped
        == ["/home/product/1", "/first/red", "/profile"].map {
          "“\($0)” was dropped: something newer came first"
        })
    await service.answer(.product(1))
    await service.answer(.products)
    await app.waitInVain()
    #expect(app.address == place)
    if act == "log out" {
      try app.logIn()
      try await app.settle()
      #expect(app.address == "/home")
    }
  }
}
