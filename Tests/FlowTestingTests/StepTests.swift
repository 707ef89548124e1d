import Coordination
import FlowTesting
import Testing

/// What is broken fails at the step that broke it.
@MainActor
struct StepTests {
  /// Keeps whatever is put into it.
  private final class Shelf {
    var objects: [AnyObject] = []
  }

  private let shelf = Shelf()

  /// Keeps every `next` that it starts.
  private func keeper(checksInvariants: Bool = true) -> FlowApp {
    let app = FlowApp(checksInvariants: checksInvariants) { [shelf] window in
      Stop(.root(of: window, at: "start"), "Start") { stop, _ in
        [
          .button("next", "Next") {
            let place = Presentation.push(onto: stop.presentation.navigator, at: "next")
            let next = Stop(place, "Next")
            shelf.objects.append(next)
            stop.start(next)
          }
        ]
      }
    }
    app.launch()
    return app
  }

  private func failure(_ act: () throws -> Void) throws -> FlowFailure {
    try #require(throws: FlowFailure.self) { try act() }
  }

  @Test func `a leak fails at the step after which something should have gone`() throws {
    defer { shelf.objects = [] }
    let app = keeper()
    try app.buttons["next"].tap()
    let line: UInt = #line + 1
    let failure = try failure { try app.navigationBar.buttons["Back"].tap() }
    #expect(failure.line == line)
    #expect(
      failure.reason == """
        Stop is alive, but it has left the tree
        gone at this step, from /start/next: screen next, Stop #3
        """)
  }

  @Test func `nothing is checked where a test does not want it`() throws {
    defer { shelf.objects = [] }
    let app = keeper(checksInvariants: false)
    try app.buttons["next"].tap()
    try app.navigationBar.buttons["Back"].tap()
    #expect(app.window.leaks.count == 1)
  }

  @Test func `what a launch breaks fails at the next step, with the line of the launch`() throws {
    let app = FlowApp { _ in
      let hidden = TabBar([.init(id: "tab", title: "Tab")])
      return Stop(.root(of: hidden.tabs[0].navigator, at: "tab"), "Hidden")
    }
    app.launch()
    let line: UInt = #line - 1
    let failure = try failure { try app.buttons["on"].tap() }
    #expect(failure.line == line)
    #expect(failure.reason == "Stop has a screen that is not on the tree")
  }

  @Test func `a refused act that changes something fails`() throws {
    var reads = 0
    let app = FlowApp.stop { _, _ in
      reads += 1
      return [.text("words", "Read \(reads) times"), .button("dim", "Dim", isEnabled: false) {}]
    }
    let failure = try failure { try app.buttons["dim"].tap() }
    #expect(
      failure.reason == """
        a refused act has changed something
        tap buttons["dim"]: “dim” is disabled now
        """)
  }
}
