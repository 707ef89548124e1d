import AppTesting
import Composition
import Coordination
import FlowTesting
import Foundation
import Testing

/// A great many rounds, and a great depth. In full in a release build.
@MainActor
struct SizeTests {
  #if DEBUG
  nonisolated static let rounds = 100
  nonisolated static let depth = 3_000
  #else
  nonisolated static let rounds = 10_000
  nonisolated static let depth = 100_000
  #endif

  // In a process of its own, whose memory is that of this case alone.
  @Test func `K22 living objects are constant over 10,000 rounds`() async {
    await #expect(processExitsWith: .success) { try await SizeTests.goRound() }
  }

  static func goRound() async throws {
    let app = try await FlowApp.shop(nil)
    var before: Int?
    for number in 1...rounds {
      try await round(app)
      if number == rounds / 10 { before = Memory.resident }
    }
    try compare(before, Memory.resident)
  }

  /// Once through the app, and out of it.
  private static func round(_ app: FlowApp) async throws {
    try app.logIn()
    try await app.settle()
    try app.cells["product-1"].tap()
    try app.buttons["owner"].tap()
    try app.modals.top.swipeDown()
    for tab in ["profile", "first"] { try app.tabBar.buttons[tab].tap() }
    for red in ["red", "deeper", "deeper"] { try app.buttons[red].tap() }
    for _ in 1...2 { try app.tabBar.buttons["home"].tap() }
    try app.buttons["disconnect"].tap()
    try app.alerts.buttons["disconnect"].tap()
    #expect(app.address == "/welcome")
    #expect(app.window.living == (2, 1))
  }

  /// In a debug build the sanitizers hold on to what was freed, so there is nothing to compare.
  private static func compare(_ before: Int?, _ after: Int?) throws {
    #if os(Linux) && !DEBUG
    let before = try #require(before)
    let after = try #require(after)
    #expect(after <= before + before / 10, "from \(before) to \(after) pages")
    #endif
  }

  @Test func `K23 100,000 deep is just deep`() async throws {
    let app = try await FlowApp.shop()
    let living = app.window.living
    let short = try dive(Self.depth / 10, in: app)
    let long = try dive(Self.depth, in: app)
    #expect(long < short * 40, "\(long) for a depth of ten times what took \(short)")
    #expect(app.window.living == living)

    try descend(Self.depth, in: app)
    try app.tabBar.buttons["home"].tap()
    try app.buttons["disconnect"].tap()
    try app.alerts.buttons["disconnect"].tap()
    #expect(app.address == "/welcome")
    #expect(app.window.living == (2, 1))
  }

  /// Down, a look around, and up again. Returns how long this thread took for it.
  private func dive(_ depth: Int, in app: FlowApp) throws -> Duration {
    let start = ThreadClock.now
    try descend(depth, in: app)
    #expect(app.coordinators.count == depth + 5)
    #expect(app.address.utf8.count == "/first".utf8.count + depth * "/red".utf8.count)
    #expect(app.window.events.count <= 2 * 4_096)
    let json = try app.root.snapshot.json
    #expect((0...200).contains(json.count - depth * "/red".utf8.count))
    try app.backToRoot()
    #expect(app.address == "/first")
    return ThreadClock.now - start
  }

  /// By the button of each Red. The tree is checked once, at the end.
  private func descend(_ depth: Int, in app: FlowApp) throws {
    try app.tabBar.buttons["first"].tap()
    try app.buttons["red"].tap()
    try app.perform {
      for _ in 2...depth {
        try app.window.tap("deeper", on: #require(app.window.front))
      }
    }
  }
}
