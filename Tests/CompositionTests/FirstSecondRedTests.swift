import Composition
import Coordination
import Testing

@MainActor
struct FirstSecondRedTests {
  let app = App(.guest)

  init() async throws {
    await app.settle()
    try app.select("first")
    app.expect("/first", title: "First")
  }

  @Test func `next presents second, which closes`() throws {
    try app.tap("next")
    app.expect("/first/second", title: "Second")
    #expect(app.window.modals.count == 1)
    #expect(app.element("close")?.label == "閉じる")
    try app.tap("close")
    app.expect("/first")
    #expect(app.count(.completed) == 1)
  }

  @Test func `next page pushes second, which closes as well`() throws {
    try app.tap("next-page")
    app.expect("/first/second-page", title: "Second")
    #expect(app.window.modals.isEmpty)
    try app.tap("close")
    app.expect("/first")
  }

  @Test func `second pulled down a hundred times leaves nothing behind`() throws {
    let before = app.window.living
    for _ in 1...100 {
      try app.tap("next")
      try app.dismiss()
    }
    app.expect("/first")
    #expect(app.window.living == before)
  }

  @Test func `first is the parent of second`() throws {
    try app.tap("next")
    let first = app.window.coordinators.first { $0.name == "FirstCoordinator" }
    let second = app.window.coordinators.first { $0.name == "SecondCoordinator" }
    #expect(second?.parentID == first?.id)
  }

  @Test func `red goes as deep as one likes, and each close takes one`() throws {
    try app.tap("red")
    try app.tap("deeper")
    try app.tap("deeper")
    app.expect("/first/red/red/red", title: "Red")
    try app.tap("close")
    app.expect("/first/red/red")
    try app.back()
    app.expect("/first/red")
  }

  @Test func `back to the root takes every red with it`() throws {
    let before = app.window.living
    try app.tap("red")
    for _ in 1...5 { try app.tap("deeper") }
    try app.window.backToRoot()
    app.expect("/first")
    #expect(app.window.living == before)
    #expect(app.count(.cancelled) == 6)
    #expect(app.window.brokenInvariants() == [])
  }

  @Test func `a hundred thousand nested reds are shown, checked and popped to the root`() throws {
    let window = app.window
    try app.tap("red")
    for _ in 1..<100_000 { try window.tap("deeper", on: #require(window.front)) }
    #expect(window.brokenInvariants() == [])
    #expect(window.address.utf8.count == "/first".utf8.count + 100_000 * "/red".utf8.count)
    try window.backToRoot()
    app.expect("/first")
    #expect(window.brokenInvariants() == [])
  }
}
