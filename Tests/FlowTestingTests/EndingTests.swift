import Coordination
import FlowTesting
import Testing

/// How an app ends in a test.
@MainActor
struct EndingTests {
  @Test func `an app that keeps nothing is terminated, also with work under way`() async throws {
    let gate = Gate()
    let app = FlowApp.stop { _, page in
      [.button("load", "Load") { page.load("line", after: gate) }]
    }
    try app.buttons["load"].tap()
    try await app.terminate()
    gate.open()
    let failure = try await #require(throws: FlowFailure.self) { try await app.terminate() }
    #expect(failure.reason == "the app is not running; call launch() first")
    #expect(app.address == "")
  }

  @Test func `what the test keeps is told, and is no longer told when it lets go`() async throws {
    let app = FlowApp.stop { _, _ in [] }
    var kept: AppWindow? = app.window
    let failure = try await #require(throws: FlowFailure.self) { try await app.terminate() }
    #expect(
      failure.reason == """
        AppWindow is alive, but the app was terminated
        it is kept by a closure or a delegate that holds it strongly, or by a variable of the test
        """)
    #expect(kept != nil)
    kept = nil
    app.launch()
    try await app.settle()
    try await app.terminate()
  }

  @Test func `a patience is of seconds`() {
    #expect((1...10).contains(FlowApp.patience))
  }
}
