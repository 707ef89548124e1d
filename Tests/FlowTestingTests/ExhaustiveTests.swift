import AppTesting
import Composition
import FlowTesting
import Testing

/// A part of a test that has to mention every event.
@MainActor
struct ExhaustiveTests {
  @Test func `every event of a part can be told`() async throws {
    let app = try await FlowApp.shop(.guest)
    try app.tabBar.buttons["First"].tap()
    try app.exhaustively { events in
      try app.buttons["red"].tap()
      try events.expect("started RedCoordinator", "shown red")
      try app.navigationBar.buttons["Back"].tap()
      try events.expect("removed red", "cancelled RedCoordinator")
    }
    try app.exhaustively { events in
      try app.buttons["red"].tap()
      try app.buttons["deeper"].tap()
      try app.tabBar.buttons["First"].tap()
      try events.expect("started RedCoordinator", "shown red")
      try events.expect("started RedCoordinator", "shown red")
      try events.expect("removed red", "cancelled RedCoordinator")
      try events.expect("removed red", "cancelled RedCoordinator")
    }
  }

  @Test func `an event that is not mentioned fails at the end`() async throws {
    let app = try await FlowApp.shop(.guest)
    let failure = try #require(throws: FlowFailure.self) {
      try app.exhaustively { events in
        try app.cells["product-1"].tap()
        try events.expect("started ProductDetailCoordinator")
      }
    }
    #expect(
      failure.reason == """
        these events are not mentioned:

        + shown product/1
        """)
    try await app.settle()
  }

  @Test func `an event other than expected fails there, and shows both`() async throws {
    let app = try await FlowApp.shop(.guest)
    let failure = try await #require(throws: FlowFailure.self) {
      try await app.exhaustively { events in
        try app.cells["product-1"].tap()
        try await app.settle()
        try events.expect("started ProductDetailCoordinator", "shown product/2", "selected home")
      }
    }
    #expect(
      failure.reason == """
        these events were expected (−) or happened instead (+):

          started ProductDetailCoordinator
        − shown product/2
        − selected home
        + shown product/1
        """)
  }

  @Test func `what a part returns or throws comes through`() async throws {
    struct Trouble: Error {}
    let app = try await FlowApp.shop(.guest)
    #expect(try app.exhaustively { _ in app.cells.count } == 7)
    #expect(throws: Trouble.self) { try app.exhaustively { _ in throw Trouble() } }
  }
}
