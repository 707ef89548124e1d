import AppTesting
import Composition
import Coordination
import FlowTesting
import Testing
import WebService

/// What a test can do with an app.
@MainActor
struct ActTests {
  @Test func `text is typed at the end, and a tap in a field changes nothing`() async throws {
    let app = try await FlowApp.shop(nil)
    let username = app.textFields["username"]
    try username.tap()
    try username.typeText("de")
    try username.typeText("mo")
    #expect(username.value == "demo")
    try username.clearText()
    try username.typeText("Mio")
    #expect(username.value == "Mio")
    let password = app.secureTextFields["password"]
    try password.tap()
    try password.typeText("gue")
    try password.typeText("ss")
    #expect(password.value == "•••••")
    #expect(app.events.count == 3)
  }

  @Test func `Back is on the bar of the front screen alone, and not at a root`() async throws {
    let app = try await FlowApp.shop(.demo)
    try app.buttons["disconnect"].tap()
    #expect(!app.navigationBar.buttons["Back"].exists)
    try app.alerts.buttons["cancel"].tap()
    try app.cells["product-1"].tap()
    #expect(throws: FlowFailure.self) { try app.navigationBars["Home"].buttons["Back"].tap() }
    #expect(app.address == "/home/product/1")
    try app.navigationBars["Paper Lantern"].buttons["Back"].tap()
    #expect(app.address == "/home")
  }

  @Test func `a time-out that is no number of seconds is none`() async throws {
    let gate = Gate()
    let app = FlowApp.stop { _, page in
      [.button("load", "Load") { page.load("one", after: gate) }]
    }
    try app.buttons["load"].tap()
    for timeout in [.nan, -1] {
      let failure = await #expect(throws: FlowFailure.self) {
        try await app.settle(timeout: timeout)
      }
      #expect("\(try #require(failure))".contains("seconds have passed"))
    }
    Task { gate.open() }
    try await app.settle(timeout: .infinity)
  }

  @Test func `a second tap through an element of the screen before is refused`() async throws {
    let app = try await FlowApp.shop(.guest)
    let row = try app.cells["product-1"].pinned()
    try row.tap()
    #expect(try app.refusal { try row.tap() } == .covered(title: "Home"))
    #expect(app.address == "/home/product/1")
    try app.navigationBar.buttons["Back"].tap()
    #expect(app.address == "/home")
    try row.tap()
    #expect(app.address == "/home/product/1")
  }

  @Test func `an element whose screen has left is gone`() throws {
    let app = FlowApp.stop { stop, _ in
      [
        .button("on", "On") {
          stop.push("Next") { stop, _ in [.button("close", "Close", tap: stop.finish)] }
        }
      ]
    }
    try app.buttons["on"].tap()
    let close = try app.buttons["close"].pinned()
    try close.tap()
    #expect(!close.exists)
    #expect(try app.refusal { try close.tap() } == .gone(title: "Next"))
  }

  @Test func `a refusal is what the window says, and nothing has changed but the log`() async throws
  {
    let app = try await FlowApp.shop(.guest)
    for _ in 1...3 {
      let refusal = try app.refusal { try app.navigationBar.buttons["Back"].tap() }
      #expect(refusal == .atRoot(title: "Home"))
    }
    #expect(try app.refusal { try app.modals.top.swipeDown() } == .noModal)
    #expect(app.window.events.count { $0.kind == .refused } == 4)

    try app.tabBar.buttons["first"].tap()
    try app.buttons["next"].tap()
    #expect(
      try app.refusal { try app.tabBar.buttons["home"].tap() } == .modalUp(title: "Second"))
  }

  @Test func `only the top modal can be pulled down`() throws {
    let app = FlowApp.stop { stop, _ in
      [
        .button("over", "Over") {
          for name in ["one", "two"] {
            stop.start(Stop(.modal(over: stop.presentation.navigator, at: "\(name)"), name))
          }
        }
      ]
    }
    app.arrivalsPerAct = 2
    try app.buttons["over"].tap()
    #expect(app.modals.identifiers == ["one", "two"])
    #expect(throws: FlowFailure.self) { try app.modals["one"].swipeDown() }
    #expect(throws: FlowFailure.self) { try app.navigationBar.swipeDown() }
    try app.modals["two"].swipeDown()
    #expect(app.modals.identifiers == ["one"])
    try app.modals.element(boundBy: 0).swipeDown()
    #expect(app.modals.count == 0)
  }

  @Test func `a link is opened, waits, or fails with what the window says`() async throws {
    let app = try await FlowApp.shop(nil)
    let reason = "it opens after you log in, create an account or go on as a guest"
    #expect(try await app.open("/home/product/1/owner") == .waiting(reason))
    try app.buttons["continue-as-guest"].tap()
    try await app.settle()
    #expect(app.address == "/home/product/1/owner")
    #expect(try await app.open("shop://first/red?from=mail", scheme: "shop") == .arrived)
    #expect(app.address == "/first/red")

    let unknown = try await #require(throws: FlowFailure.self) {
      try await app.open("/first/nowhere")
    }
    #expect(
      unknown.cause as? LinkFailure == .unknown(try Address("/first/nowhere"), step: "nowhere"))
    let malformed = try await #require(throws: FlowFailure.self) { try await app.open("first") }
    #expect(malformed.reason.hasPrefix("cannot open “first”: “first” is no address"))
  }

  @Test func `a link that leads nowhere says why, and one that opens fails the test`() async throws
  {
    let app = try await FlowApp.shop(.guest)
    let failure = try await app.linkFailure("shop://first/nowhere", scheme: "shop")
    #expect(failure == .unknown(try Address("/first/nowhere"), step: "nowhere"))
    #expect(app.address == "/first")
    let taken = try await #require(throws: FlowFailure.self) { try await app.linkFailure("/home") }
    #expect(taken.reason == "“/home” should have failed, and is arrived")
  }

  @Test func `what no person does is checked as well`() async throws {
    let app = try await FlowApp.shop(.guest)
    let coordinator = try #require(app.coordinator as? AppCoordinator)
    try app.perform { coordinator.begin(nil) }
    #expect(app.address == "/welcome")

    struct Trouble: Error {}
    #expect(throws: Trouble.self) { try app.perform { throw Trouble() } }
    let refusal = try app.refusal { try app.perform { try app.window.backToRoot() } }
    #expect(refusal == .atRoot(title: "Welcome"))
  }

  @Test func `an app is launched anew, and may begin elsewhere`() async throws {
    let app = try await FlowApp.shop(.guest)
    try app.tabBar.buttons["first"].tap()
    let snapshot = try #require(app.coordinator as? AppCoordinator).snapshot
    app.launch()
    #expect(app.address == "/home")
    await app.launch { _ = await ($0 as? AppCoordinator)?.restore(snapshot) }
    try await app.settle()
    #expect(app.address == "/first")
  }
}
