import AppTesting
import Coordination
import FlowTesting
import Testing

/// Pushing and going back.
@MainActor
struct StackTests {
  @Test func `K1 a double tap pushes once`() async throws {
    let app = try await FlowApp.shop()
    let row = try app.cells["product-1"].pinned()
    try row.tap()
    #expect(try app.refusal { try row.tap() } == .covered(title: "Home"))
    #expect(app.address == "/home/product/1")
    try app.navigationBar.buttons["Back"].tap()
    #expect(app.address == "/home")

    try app.cells["product-1"].tap()
    try await app.cells["product-2"].waitForExistence()
    try app.cells["product-2"].tap()
    #expect(app.address == "/home/product/1/product/2", "the guard is no lock")
  }

  @Test func `K2 back at a root changes nothing`() async throws {
    let app = try await FlowApp.shop()
    let before = app.view
    for _ in 1...3 {
      try app.exhaustively { events in
        #expect(
          try app.refusal { try app.navigationBar.buttons["Back"].tap() } == .atRoot(title: "Home"))
        try events.expect("refused “Home” is the root; there is nothing to go back to")
      }
    }
    #expect(app.view == before)

    try app.cells["product-1"].tap()
    try app.navigationBar.buttons["Back"].tap()
    try app.tabBar.buttons["first"].tap()
    try app.buttons["red"].tap()
    #expect(app.address == "/first/red")
    try app.navigationBar.buttons["Back"].tap()
    #expect(
      try app.refusal { try app.navigationBar.buttons["Back"].tap() } == .atRoot(title: "First"))
  }

  @Test func `K3 the same product may stand twice on a stack`() async throws {
    let app = try await FlowApp.shop()
    for product in ["product-1", "product-2", "product-1"] {
      try await app.cells[product].waitForExistence()
      try app.cells[product].tap()
    }
    try await app.settle()
    #expect(app.address == "/home/product/1/product/2/product/1")
    #expect(Set(app.screens[0]).count == 4)
    #expect(app.title == "Paper Lantern")

    for (address, title) in [
      ("/home/product/1/product/2", "Walnut Tray"), ("/home/product/1", "Paper Lantern"),
      ("/home", "Home"),
    ] {
      try app.navigationBar.buttons["Back"].tap()
      #expect(app.address == address)
      #expect(app.title == title)
    }
  }

  @Test(arguments: [5, 200])
  func `K12 pop to root releases all of them`(depth: Int) async throws {
    let app = try await FlowApp.shop()
    try app.tabBar.buttons["first"].tap()
    let coordinators = app.window.coordinators.map(\.id)
    try app.buttons["red"].tap()
    for _ in 2...depth { try app.buttons["deeper"].tap() }
    let reds = app.window.coordinators.filter { $0.name == "RedCoordinator" }.map(\.id)
    #expect(reds.count == depth)

    try app.backToRoot()
    #expect(app.address == "/first")
    #expect(app.window.coordinators.map(\.id) == coordinators)
    let ends = app.window.events.filter { $0.kind == .cancelled }.map(\.coordinatorID)
    #expect(ends == reds.reversed(), "the topmost ends first")
  }

  @Test(arguments: [5, 200])
  func `K12 of a chain only whoever is left hears, and of its own child`(depth: Int) async throws {
    let app = try await FlowApp.shop()
    let journal = Waiter.Journal()
    let home = try #require(app.window.frontNavigator)
    try app.perform { try app.root.wait(.modal(over: home, at: "waiter"), journal) }
    for _ in 1...depth { try app.buttons["wait"].tap() }
    #expect(app.count(of: "Waiter") == depth + 1)

    try app.backToRoot()
    #expect(app.count(of: "Waiter") == 1)
    #expect(journal.lines == ["1 heard cancelled"])
  }

  @Test func `K13 parent and child on one navigator stay apart`() async throws {
    let app = try await FlowApp.shop()
    let home = app.window.coordinators.first { $0.name == "HomeCoordinator" }?.id
    for run in 1...2 {
      try app.cells["product-1"].tap()
      #expect(app.coordinators.last == "ProductDetailCoordinator")
      #expect(app.window.coordinators.last?.parentID == home)
      #expect(app.window.front?.segment == "product/1")
      try app.navigationBar.buttons["Back"].tap()
      #expect(app.count("cancelled ProductDetailCoordinator") == run)
      #expect(app.count(of: "HomeCoordinator") == 1)
      #expect(
        try app.refusal { try app.navigationBar.buttons["Back"].tap() } == .atRoot(title: "Home"))
    }
    try app.buttons["profile"].tap()
    #expect(app.address == "/home/user")
    #expect(app.window.coordinators.last?.parentID == home)
    try app.navigationBar.buttons["Back"].tap()
    #expect(app.count("cancelled UserInfoCoordinator") == 1)
  }
}
