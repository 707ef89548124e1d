import AppTesting
import Coordination
import FlowTesting
import Testing

/// Questions, and what becomes of them.
@MainActor
struct AlertTests {
  @Test func `K5 a confirm's yes may navigate at once`() async throws {
    let app = try await FlowApp.shop()
    try app.buttons["disconnect"].tap()
    try app.alerts["Are you sure?"].buttons["disconnect"].tap()
    #expect(app.alerts.count == 0)
    #expect(app.address == "/welcome")
    #expect(app.count("answered disconnect") == 1)
    #expect(app.count("started WelcomeCoordinator") == 1, "the handler ran once")

    try app.buttons["continue-as-guest"].tap()
    try await app.settle()
    #expect(app.address == "/home")
    #expect(app.alerts.count == 0)
  }

  @Test func `K8 an alert on a flow's first screen does not end the flow`() async throws {
    let app = try await FlowApp.shop()
    let coordinators = app.window.coordinators.map(\.id)
    try app.buttons["disconnect"].tap()
    try app.alerts["Are you sure?"].buttons["cancel"].tap()
    #expect(app.window.coordinators.map(\.id) == coordinators)
    #expect(app.address == "/home")

    try app.cells["product-1"].tap()
    #expect(app.address == "/home/product/1")
    try app.navigationBar.buttons["Back"].tap()
    try app.buttons["disconnect"].tap()
    try app.navigationBar.buttons["Back"].tap()
    #expect(app.alerts.count == 0, "back is the answer cancel")
    try app.buttons["profile"].tap()
    #expect(app.address == "/home/user")
  }

  @Test func `K9 an alert goes with its screen`() async throws {
    let app = try await FlowApp.shop()
    try app.buttons["disconnect"].tap()
    let answers = app.alerts["Are you sure?"].buttons
    try app.endSession()
    #expect(app.alerts.count == 0)
    #expect(answers.count == 0)
    try app.exhaustively { events in
      try app.perform {
        #expect(throws: Refusal.noAlert) { try app.window.answer("disconnect") }
      }
      try events.expect("refused no alert is up, so there is nothing to answer")
    }

    try app.buttons["continue-as-guest"].tap()
    try await app.settle()
    #expect(app.alerts.count == 0)
    #expect(app.address == "/home")
    try app.perform { #expect(throws: Refusal.noAlert) { try app.window.answer("disconnect") } }
    #expect(app.address == "/home", "nobody has said yes")
  }

  @Test func `K26 unsaved input is asked about before anything moves`() async throws {
    let app = try await FlowApp.shop(nil)
    try app.buttons["create-account"].tap()
    try app.navigationBar.buttons["Back"].tap()
    #expect(app.address == "/welcome", "with nothing typed, nothing is asked")
    try app.buttons["create-account"].tap()
    #expect(try await app.open("/welcome") == .arrived)

    try app.buttons["create-account"].tap()
    try app.textFields["username"].typeText("Mio")
    let before = (view: app.view, screens: app.screens)
    for isLink in [false, true] {
      if isLink {
        #expect(try await app.open("/welcome") == .asked)
      } else {
        try app.navigationBar.buttons["Back"].tap()
      }
      #expect(app.alerts.identifiers == ["Discard?"])
      #expect(app.screens == before.screens)
      try app.alerts["Discard?"].buttons["keep"].tap()
      #expect(app.view == before.view)
      #expect(app.screens == before.screens)
      #expect(app.textFields["username"].value == "Mio")
    }

    try app.navigationBar.buttons["Back"].tap()
    try app.alerts["Discard?"].buttons["discard"].tap()
    #expect(app.address == "/welcome")
    #expect(app.alerts.count == 0)
    #expect(app.count("cancelled CreateAccountCoordinator") == 3)

    try app.buttons["create-account"].tap()
    try app.textFields["username"].typeText("Mio")
    #expect(try await app.open("/welcome") == .asked)
    try app.alerts["Discard?"].buttons["discard"].tap()
    #expect(app.address == "/welcome")
    #expect(app.count("cancelled CreateAccountCoordinator") == 4)
  }

  @Test func `K26 of two links under one question the newer goes on, once`() async throws {
    let app = try await FlowApp.shop()
    let home = try #require(app.window.frontNavigator)
    let journal = Waiter.Journal()
    try app.perform { try app.root.wait(.push(onto: home, at: "waiter"), journal) }
    try app.textFields["note"].typeText("draft")
    #expect(try await app.open("/home/product/1") == .asked)
    #expect(try await app.open("/home/user") == .asked)
    #expect(app.alerts.count == 1)
    #expect(app.address == "/home/waiter")
    try app.alerts["Discard?"].buttons["discard"].tap()
    try await app.settle()
    #expect(app.address == "/home/user")
    #expect(app.alerts.count == 0)
    #expect(app.count("shown user") == 1)
    #expect(app.count("shown product/1") == 0)
    #expect(journal.lines == ["AppCoordinator heard cancelled"])
  }

  @Test func `K26 a change by a coordinator is never asked about`() async throws {
    let app = try await FlowApp.shop(nil)
    try await app.createAccount("Mio")
    #expect(app.address == "/home", "what was typed went with the request")

    let home = try #require(app.window.frontNavigator)
    for isOver in [false, true] {
      let journal = Waiter.Journal()
      try app.perform { try app.root.wait(.modal(over: home, at: "waiter"), journal) }
      try app.textFields["note"].typeText("draft")
      if isOver { try app.endSession() } else { try app.buttons["close"].tap() }
      #expect(app.count("alert Discard?") == 0)
      #expect(journal.lines.count == 1)
    }
    #expect(app.address == "/welcome")
  }
}
