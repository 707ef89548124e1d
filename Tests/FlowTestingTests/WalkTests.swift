import Composition
import Coordination
import FlowMapping
import FlowTesting
import Foundation
import Testing
import WebService

/// Random walks: the real app stands them, and each is the same every time.
@MainActor
struct WalkTests {
  private let links = [
    "/home/product/1/owner", "/home/user", "/home/product/99", "/first/red/red", "/first/second",
    "/profile", "/welcome/create-account", "/nowhere", "//",
  ]

  private func walk(seed: UInt64, steps: Int) async throws -> FlowWalk.Trail {
    let walk = FlowWalk(
      seed: seed, steps: steps, texts: ["demo", "Mio", ""], links: links, check: leftovers)
    return try await walk.run { AppCoordinator(window: $0, service: InMemoryWebService()) }
  }

  /// What may not be there without a session.
  private func leftovers(in window: AppWindow) -> [String] {
    let isOut = window.address.hasPrefix("/welcome")
    return isOut && window.tabBar != nil ? ["the tabs of a session are still there"] : []
  }

  nonisolated static let seeds: [UInt64] = [1, 2, 3, 4]

  /// How many acts all walks have together, unless somebody wants others: `STEPS=1000000`.
  nonisolated static let steps = ProcessInfo.processInfo.environment["STEPS"].flatMap { Int($0) }
  #if DEBUG
  private let usual = 1_000
  #else
  private let usual = 20_000
  #endif

  @Test(arguments: seeds) func `the app stands a random walk`(seed: UInt64) async throws {
    let steps = (Self.steps ?? usual) / Self.seeds.count
    #expect(try await walk(seed: seed, steps: steps).acts.count == steps)
  }

  @Test func `a seed takes the same walk each time, and another seed another one`() async throws {
    let acts = try await walk(seed: 5, steps: 200).acts
    #expect(try await walk(seed: 5, steps: 200).acts == acts)
    #expect(try await walk(seed: 6, steps: 200).acts != acts)
  }

  @Test func `a seed takes the same walk on every machine`() async throws {
    let walk = FlowWalk(seed: 2026, steps: 12, texts: ["text"])
    let acts = try await walk.run { Faulty(.none).start(in: $0) }.acts
    #expect(
      acts.map(\.description) == [
        "dismiss", "tap detail", "back root", "tap ask", "tap detail", "answer yes", "tap other",
        "back root", "tap dim", "type name text", "tap ask", "back root",
      ])
  }

  @Test func `an act is a line of a script`() {
    let acts: [FlowAct] = [
      .tap("next"), .tap("two words"), .type("some text", into: "name"), .type("", into: "a \"b\\"),
      .answer("disconnect"), .back, .backToRoot, .popped(2), .dismiss, .dismissed, .tab("first"),
      .open("/home/product/1"),
    ]
    #expect(
      acts.map(\.description) == [
        "tap next", "tap \"two words\"", "type name some text", #"type "a \"b\\""#,
        "answer disconnect", "back", "back root", "back 2", "dismiss", "dismiss", "tab first",
        "open /home/product/1",
      ])
  }

  @Test func `what never ends is reported as it is`() async throws {
    let gate = Gate()
    let walk = FlowWalk(seed: 1, steps: 50, timeout: 0.01)
    let failure = try await #require(throws: FlowFailure.self) {
      try await walk.run { window in
        Stop(.root(of: window, at: "start"), "Start") { _, page in
          [.button("load", "Load") { page.load("line", after: gate) }, .button("idle", "Idle") {}]
        }
      }
    }
    #expect(failure.reason.contains("“Start” (start) waits for an answer"))
    #expect(failure.reason.contains("\ntap load\n"))
    gate.open()
  }

  @Test func `what the launch breaks needs no act`() async throws {
    let failure = try await #require(throws: FlowFailure.self) {
      try await FlowWalk(seed: 1, steps: 5, check: { _ in ["nothing is right"] }).run {
        Faulty(.none).start(in: $0)
      }
    }
    #expect(
      failure.reason == """
        the walk with seed 1 broke at act 0; these acts are enough:

        # only the launch

        nothing is right
        """)
  }
}
