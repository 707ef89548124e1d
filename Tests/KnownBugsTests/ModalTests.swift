import AppTesting
import Coordination
import FlowTesting
import Testing

/// What covers something else.
@MainActor
struct ModalTests {
  /// Two owner modals: the upper one opened from a product in the lower one.
  private func coveredTwice() async throws -> FlowApp {
    let app = try await FlowApp.shop()
    try app.cells["product-1"].tap()
    try app.buttons["owner"].tap()
    try await app.cells["product-2"].waitForExistence()
    try app.cells["product-2"].tap()
    try app.buttons["owner"].tap()
    try await app.settle()
    return app
  }

  @Test func `K4 presenting while something is presented is not lost`() async throws {
    let app = try await coveredTwice()
    #expect(app.modals.count == 2)
    #expect(app.address == "/home/product/1/owner/product/2/owner")
    try app.buttons["close"].tap()
    #expect(app.modals.count == 1)
    #expect(app.address == "/home/product/1/owner/product/2")
    try app.modals.top.swipeDown()
    #expect(app.modals.count == 0)
    #expect(app.address == "/home/product/1")
  }

  @Test func `K6 closing the upper layer leaves the lower`() async throws {
    let app = try await coveredTwice()
    let screens = app.screens
    let coordinators = app.window.coordinators.map(\.id)
    try app.modals.top.swipeDown()
    #expect(app.screens == screens.dropLast())
    #expect(app.window.coordinators.map(\.id) == coordinators.dropLast())
    #expect(app.cells.identifiers == ["product-1", "product-7"])
    try app.navigationBar.buttons["Back"].tap()
    #expect(app.address == "/home/product/1/owner")

    let modal = try #require(app.window.modals.last)
    let journal = Waiter.Journal()
    try app.perform { try app.root.wait(.push(onto: modal, at: "waiter"), journal) }
    #expect(app.address == "/home/product/1/owner/waiter")
    try app.buttons["close"].tap()
    #expect(journal.lines == ["AppCoordinator heard completed"])
    #expect(app.address == "/home/product/1/owner", "the flow has ended, and not the modal")
    #expect(app.modals.count == 1)
  }

  @Test func `K7 a modal pulled down tells its owner`() async throws {
    let app = try await FlowApp.shop()
    try app.tabBar.buttons["first"].tap()
    let living = app.window.living
    for _ in 1...100 {
      try app.exhaustively { events in
        try app.buttons["next"].tap()
        try events.expect("started SecondCoordinator", "shown second")
        try app.modals.top.swipeDown()
        try events.expect("removed second", "cancelled SecondCoordinator")
      }
      #expect(app.window.living == living)
    }

    let journal = Waiter.Journal()
    let first = try #require(app.window.frontNavigator)
    for round in 1...100 {
      try app.perform { try app.root.wait(.modal(over: first, at: "waiter"), journal) }
      try app.modals.top.swipeDown()
      #expect(journal.lines.count == round)
      #expect(app.window.living == living)
    }
    #expect(Set(journal.lines) == ["AppCoordinator heard cancelled"])
  }

  @Test func `K16 back takes the innermost layer`() async throws {
    let app = try await coveredTwice()
    try app.modals.top.swipeDown()
    var screens = app.screens
    #expect(screens.map(\.count) == [2, 1, 1, 2])
    for (address, stack) in [
      ("/home/product/1/owner", 3), ("/home/product/1", 3), ("/home", 0),
    ] {
      try app.navigationBar.buttons["Back"].tap()
      screens[stack].removeLast()
      #expect(app.address == address)
      #expect(app.screens == screens.filter { !$0.isEmpty }, "nothing below has moved")
    }
    #expect(
      try app.refusal { try app.navigationBar.buttons["Back"].tap() } == .atRoot(title: "Home"))
  }

  @Test func `K25 closing when nothing is presented`() async throws {
    let app = try await FlowApp.shop()
    for session in ["somebody", "nobody"] {
      let before = app.view
      #expect(try app.refusal { try app.modals.top.swipeDown() } == .noModal, "\(session)")
      try app.perform { app.window.frontNavigator?.dismissed() }
      #expect(app.view == before)
      if session == "somebody" { try app.endSession() }
    }
    #expect(app.address == "/welcome")
  }
}
