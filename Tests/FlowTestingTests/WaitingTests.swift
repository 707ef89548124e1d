import AppTesting
import Composition
import Coordination
import FlowTesting
import Testing

/// Waiting for what is under way: woken by changes, without asking again and again.
@MainActor
struct WaitingTests {
  let gates = (first: Gate(), second: Gate())

  /// Loads `one` and `two`, each when its gate opens.
  private func loading() -> FlowApp {
    let app = FlowApp.stop { stop, page in
      [
        .button("load", "Load") {
          page.load("one", after: gates.first)
          page.load("two", after: gates.second)
        },
        .button("more", "More") { page.load("three", after: gates.second) },
      ]
    }
    return app
  }

  private func failure(
    _ act: @MainActor () async throws -> Void
  ) async throws -> FlowFailure {
    try await #require(throws: FlowFailure.self) { try await act() }
  }

  @Test func `settling waits for everything under way`() async throws {
    let app = loading()
    try app.buttons["load"].tap()
    Task {
      gates.second.open()
      await Task.yield()
      gates.first.open()
    }
    try await app.settle()
    #expect(app.staticTexts.identifiers.sorted() == ["one", "two"])
    try await app.settle()
  }

  @Test func `an element is there as soon as it comes, whatever else is under way`() async throws {
    let app = loading()
    try app.buttons["load"].tap()
    Task { gates.first.open() }
    try await app.staticTexts["one"].waitForExistence()
    #expect(!app.staticTexts["two"].exists)
    #expect(app.window.pending.count == 1)
    Task { gates.second.open() }
    try await app.staticTexts["two"].waitForExistence()
  }

  @Test func `an event is there as soon as it comes, whatever else is under way`() async throws {
    let app = loading()
    try app.buttons["load"].tap()
    Task { try? app.window.back() }
    try await app.wait(for: "a refusal", timeout: 30) {
      app.events.contains { $0.hasPrefix("refused") }
    }
    #expect(app.window.pending.count == 1)
    gates.first.open()
    gates.second.open()
    try await app.settle()
  }

  @Test func `work that begins when other work has ended is waited for too`() async throws {
    let app = loading()
    try app.buttons["load"].tap()
    Task {
      gates.first.open()
      await Task.yield()
      app.page?.load("three", after: gates.second)
      gates.second.open()
    }
    try await app.staticTexts["three"].waitForExistence()
  }

  @Test func `a wait may be for anything`() async throws {
    let app = loading()
    try app.buttons["load"].tap()
    Task { gates.first.open() }
    try await app.wait(for: "a line") { app.page?.lines.isEmpty == false }
    #expect(app.page?.lines == ["one"])
    Task { try app.perform { app.page?.ask() } }
    try await app.alerts["Sure?"].waitForExistence()
    Task { try app.alerts.buttons["no"].tap() }
    try await app.alerts["Sure?"].waitForNonExistence()
    gates.second.open()
    try await app.settle()
  }

  @Test func `a wait fails at once when nothing is under way`() async throws {
    let app = loading()
    let failure = try await failure { try await app.staticTexts["one"].waitForExistence() }
    #expect(
      failure.reason == """
        waited for staticTexts["one"] (“Start” has no staticText), \
        but nothing is under way that could bring it
        only Screen.Work and links are known to be under way; wait for anything else, such as a Task \
        of a view model, in withForeignWork(_:_:)
        """)
  }

  @Test func `a wait fails when all has settled without it`() async throws {
    let app = loading()
    try app.buttons["load"].tap()
    Task {
      gates.first.open()
      gates.second.open()
    }
    let failure = try await failure { try await app.staticTexts["four"].waitForExistence() }
    #expect(failure.reason.contains("but nothing is under way that could bring it"))
    #expect(app.staticTexts.count == 2)
  }

  @Test func `a time-out says what is still under way`() async throws {
    let app = loading()
    try app.buttons["load"].tap()
    let failure = try await failure { try await app.settle(timeout: 0.01) }
    #expect(
      failure.reason == """
        waited for everything to settle, and 0.01 seconds have passed; \
        still under way: “Start” (start) waits for an answer
        give the answer that it waits for, or wait longer with timeout: 60
        """)
    gates.first.open()
    gates.second.open()
    try await app.settle()
  }

  @Test func `a wait that is cancelled says so`() async throws {
    let app = loading()
    try app.buttons["load"].tap()
    let waiting = Task { try await app.staticTexts["one"].waitForExistence() }
    await Task.yield()
    waiting.cancel()
    let failure = try await #require(throws: FlowFailure.self) { try await waiting.value }
    #expect(failure.reason.hasSuffix("and was cancelled"))
    gates.first.open()
    gates.second.open()
    try await app.settle()
  }

  @Test func `a link is waited for while it loads`() async throws {
    let app = try await FlowApp.shop(.guest)
    #expect(try await app.open("/home/product/1/product/2") == .arrived)
    #expect(app.address == "/home/product/1/product/2")
  }
}
