import Coordination
import FlowMapping
import FlowTesting
import Testing

/// What a walk has found can be seen again: by a script, by lines of a test, by the acts themselves.
@MainActor
struct ReplayTests {
  @Test func `a walk prints a script and lines of a test, and its acts break the app again`()
    async throws
  {
    let fault = Faulty(.neverFinishes)
    let walk = FlowWalk(seed: 1, steps: 400, check: Faulty.check)
    let failure = try await #require(throws: FlowFailure.self) {
      try await walk.run { Faulty(.neverFinishes).start(in: $0) }
    }
    #expect(failure.acts == [.tap("detail"), .tap("done")])
    #expect(
      failure.reason.contains(
        """
        tap detail
        tap done

        as a test:

        try app.elements["detail"].tap()
        try app.elements["done"].tap()
        """))

    let app = FlowApp { fault.start(in: $0) }
    app.launch()
    try await app.play(failure.acts)
    #expect(Faulty.check(app.window) == ["the detail is done, and still there"])
  }

  @Test func `what is refused is passed over, and may change nothing`() async throws {
    let app = FlowApp { Faulty(.none).start(in: $0) }
    app.launch()
    try await app.play([.back, .answer("yes"), .tap("nothing"), .tap("detail"), .popped(1)])
    #expect(app.address == "/start")
  }
}
