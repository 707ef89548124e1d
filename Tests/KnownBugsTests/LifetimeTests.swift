import AppTesting
import Coordination
import FlowTesting
import Testing

/// Who lives how long, and who hears of the end.
@MainActor
struct LifetimeTests {
  /// The ways in which a coordinator can leave.
  enum Door: CaseIterable {
    case finish, back, swipe, dismiss, pull, backToRoot, tab, link, logOut

    var isOfModal: Bool { self == .dismiss || self == .pull }
  }

  private func leave(_ app: FlowApp, by door: Door) async throws {
    switch door {
    case .finish: try app.buttons["close"].tap()
    case .back: try app.navigationBar.buttons["Back"].tap()
    case .swipe:
      try app.perform {
        let navigator = try #require(app.window.frontNavigator)
        navigator.popped(to: try #require(navigator.screens.dropLast().last))
      }
    case .dismiss: try app.modals.top.swipeDown()
    case .pull: try app.perform { app.window.modals.last?.dismissed() }
    case .backToRoot: try app.backToRoot()
    case .tab: try app.tabBar.buttons["first"].tap()
    case .link: try await app.open("/first")
    case .logOut: try app.endSession()
    }
  }

  @Test(arguments: Door.allCases)
  func `K10 whoever waits for a child hears once, however it leaves`(door: Door) async throws {
    for hasChild in [false, true] {
      let app = try await FlowApp.shop()
      try app.tabBar.buttons["first"].tap()
      let journal = Waiter.Journal()
      let first = try #require(app.window.frontNavigator)
      try app.perform {
        let place: Presentation =
          door.isOfModal ? .modal(over: first, at: "waiter") : .push(onto: first, at: "waiter")
        try app.root.wait(place, journal)
      }
      if hasChild { try app.buttons["wait"].tap() }
      try await leave(app, by: door)

      let outcome = door == .finish ? "completed" : "cancelled"
      let isChildAlone = hasChild && [.finish, .back, .swipe].contains(door)
      #expect(
        journal.lines == [isChildAlone ? "1 heard \(outcome)" : "AppCoordinator heard \(outcome)"],
        "a waiter that has left with its child hears nothing")
      #expect(app.count(of: "Waiter") == (isChildAlone ? 1 : 0))
      let ends = app.count("completed Waiter") + app.count("cancelled Waiter")
      #expect(ends == (hasChild && !isChildAlone ? 2 : 1))
    }
  }

  @Test(arguments: [
    (["first", "red"], "RedCoordinator"), (["first", "next-page"], "SecondCoordinator"),
    (["first", "next"], "SecondCoordinator"), (["home", "profile"], "UserInfoCoordinator"),
    (["home", "product-1"], "ProductDetailCoordinator"),
    (["home", "product-1", "owner"], "UserInfoCoordinator"),
    (["create-account"], "CreateAccountCoordinator"),
  ])
  func `K11 back releases the child`(way: [String], name: String) async throws {
    let app = try await FlowApp.shop()
    if way.count == 1 { try app.endSession() } else { try app.tabBar.buttons[way[0]].tap() }
    for step in way.dropFirst(way.count == 1 ? 0 : 1) { try app.elements[step].tap() }
    let living = app.window.living
    let count = app.count(of: name)
    let screen = Weak(object: app.window.front)
    let viewModel = Weak(object: app.window.front?.viewModel)
    #expect(viewModel.object != nil)

    try app.navigationBar.buttons["Back"].tap()
    #expect(screen.object == nil)
    #expect(viewModel.object == nil)
    #expect(app.count(of: name) == count - 1)
    #expect(app.window.living == (living.coordinators - 1, living.viewModels - 1))
    #expect(app.events.suffix(1) == ["cancelled \(name)"])
  }

  @Test func `K24 a child is not freed while it shows`() async throws {
    let app = try await FlowApp.shop()
    try app.tabBar.buttons["first"].tap()
    try app.buttons["red"].tap()
    let viewModel = Weak(object: app.window.front?.viewModel)
    for _ in 1...100 { await Task.yield() }
    #expect(viewModel.object != nil)
    #expect(app.count(of: "RedCoordinator") == 1)

    try app.buttons["deeper"].tap()
    #expect(app.address == "/first/red/red")
    try app.buttons["close"].tap()
    try app.buttons["close"].tap()
    #expect(app.address == "/first")
    #expect(viewModel.object == nil)
  }
}
