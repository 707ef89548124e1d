import AppTesting
import Composition
import Coordination
import FlowTesting
import Testing

@MainActor
struct FirstSecondRedTests {
  let app: FlowApp

  init() async throws {
    app = try await FlowApp.shop(.guest)
    try app.tabBar.buttons["first"].tap()
    #expect(app.address == "/first")
    #expect(app.title == "First")
  }

  @Test func `next presents second, which closes`() throws {
    try app.buttons["next"].tap()
    #expect(app.address == "/first/second")
    #expect(app.title == "Second")
    #expect(app.modals.count == 1)
    #expect(app.buttons["close"].label == "閉じる")
    try app.buttons["close"].tap()
    #expect(app.address == "/first")
    #expect(app.count(.completed) == 1)
  }

  @Test func `next page pushes second, which closes as well`() throws {
    try app.buttons["next-page"].tap()
    #expect(app.address == "/first/second-page")
    #expect(app.title == "Second")
    #expect(app.modals.count == 0)
    try app.buttons["close"].tap()
    #expect(app.address == "/first")
  }

  @Test func `second pulled down a hundred times leaves nothing behind`() throws {
    let before = app.window.living
    for _ in 1...100 {
      try app.buttons["next"].tap()
      try app.modals.top.swipeDown()
    }
    #expect(app.address == "/first")
    #expect(app.window.living == before)
  }

  @Test func `first is the parent of second`() throws {
    try app.buttons["next"].tap()
    let first = app.window.coordinators.first { $0.name == "FirstCoordinator" }
    let second = app.window.coordinators.first { $0.name == "SecondCoordinator" }
    #expect(second?.parentID == first?.id)
  }

  @Test func `red goes as deep as one likes, and each close takes one`() throws {
    try app.buttons["red"].tap()
    try app.buttons["deeper"].tap()
    try app.buttons["deeper"].tap()
    #expect(app.address == "/first/red/red/red")
    #expect(app.title == "Red")
    try app.buttons["close"].tap()
    #expect(app.address == "/first/red/red")
    try app.navigationBar.buttons["Back"].tap()
    #expect(app.address == "/first/red")
  }

  @Test func `back to the root takes every red with it`() throws {
    let before = app.window.living
    try app.buttons["red"].tap()
    for _ in 1...5 { try app.buttons["deeper"].tap() }
    try app.backToRoot()
    #expect(app.address == "/first")
    #expect(app.window.living == before)
    #expect(app.count("cancelled RedCoordinator") == 6)
    #expect(app.count(.cancelled) == 6)
  }

  /// A hundred thousand, when there is time for them.
  #if DEBUG
  private let depth = 5_000
  #else
  private let depth = 100_000
  #endif

  @Test func `a hundred thousand nested reds are shown, checked and popped to the root`() throws {
    try app.buttons["red"].tap()
    // The whole tree is checked once, and not after every tap.
    try app.perform {
      for _ in 1..<depth { try app.window.tap("deeper", on: #require(app.window.front)) }
    }
    #expect(app.address.utf8.count == "/first".utf8.count + depth * "/red".utf8.count)
    try app.backToRoot()
    #expect(app.address == "/first")
  }
}
