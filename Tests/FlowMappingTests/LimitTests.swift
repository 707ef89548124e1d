import Coordination
import FlowMapping
import Testing

/// What a map leaves out, and what breaks while it is made.
@MainActor
struct LimitTests {
  private func app(
    _ elements: @escaping @MainActor (Step, Page) -> [Screen.Element]
  ) -> @MainActor (AppWindow) -> any Coordinator {
    { window in
      Root(window) { root in
        root.start(Step(.root(of: window, at: "start"), "Start", elements: elements))
      }
    }
  }

  @Test func `a state without end is cut, and the map says so`() async throws {
    var depth = 0
    let map = try await FlowMap.explored(
      limit: 5, situation: { _ in "\(depth)" },
      app { _, _ in [.button("more", "More") { depth += 1 }] })
    #expect(map.effort.spots <= 5)
    #expect(map.gaps.contains { $0.hasPrefix("more than 5 spots") || $0.contains("chance") })
  }

  @Test func `of a long list the first rows are tapped, and the map says so`() async throws {
    let map = try await FlowMap.explored(
      rows: 2, app { _, _ in (1...50).map { .row("row-\($0)", "Row") {} } })
    #expect(map.gaps == ["only the first 2 of 50 were tried at start: tap row-N"])
    #expect(map.ways.map(\.act) == ["tap row-N"])
  }

  @Test func `what the app leaves to chance is told as that`() async throws {
    var launches = 0
    let map = try await FlowMap.explored(
      app { step, page in
        if page.text.isEmpty {
          launches += 1
          page.text = "\(launches)"
        }
        return [.button("on", page.text) { page.text = page.text + "!" }]
          + (page.text.hasSuffix("!")
            ? [.button("only-\(page.text)", "Only now") {}] : [])
      })
    #expect(map.gaps.count == 1)
    #expect(map.gaps[0].hasPrefix("the app leaves something to chance: after “tap on”"))
  }

  @Test func `what breaks is thrown with the shortest script for it`() async throws {
    let fault = try await #require(throws: FlowFault.self) {
      try await FlowMap.explored(
        check: { $0.address == "/start/next" ? ["next is wrong"] : [] },
        app { step, _ in
          [
            .button("stay", "Stay") {},
            .button("next", "Next") {
              step.start(Step(.push(onto: step.navigator, at: "next"), "Next") { _, _ in [] })
            },
          ]
        })
    }
    #expect(fault.script == [.tap("next")])
    #expect(
      "\(fault)".hasPrefix(
        """
        exploring broke something; these acts are enough:

        tap next

        next is wrong

        “Next” at /start/next
        """))
  }

  @Test func `two coordinators that show the same segment are two places`() async throws {
    let map = try await FlowMap.explored { window in
      let place = Presentation.root(of: window, at: "start")
      return Root(window) { root in
        root.start(
          Step(place, "Start") { step, _ in
            [
              .button("one", "One") {
                step.start(Step(.push(onto: place.navigator, at: "detail"), "One") { _, _ in [] })
              },
              .button("two", "Two") {
                step.start(Other(.push(onto: place.navigator, at: "detail")))
              },
            ]
          })
      }
    }
    #expect(map.places.map(\.name) == ["start", "detail (Step)", "detail (Other)"])
  }
}

@MainActor
final class Other: Coordinator {
  let lifetime = Lifetime<Void>()
  private let presentation: Presentation

  init(_ presentation: Presentation) {
    self.presentation = presentation
  }

  func start() { show(Page("Other"), presentation) }
}
