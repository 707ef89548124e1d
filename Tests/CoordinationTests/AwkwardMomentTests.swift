import Coordination
import Observation
import Testing

/// What the app's own code may do, keep or hear at a moment that the core did not choose.
@MainActor
struct AwkwardMomentTests {
  let app = TestApp()
  var window: AppWindow { app.window }

  init() { app.start() }

  private func root() throws -> Navigator { try #require(window.frontNavigator) }

  /// Runs something of the app when it is freed.
  private final class Farewell {
    let say: @MainActor () -> Void
    init(_ say: @escaping @MainActor () -> Void) { self.say = say }
    deinit { MainActor.assumeIsolated(say) }
  }

  /// Finishes with something that is to be freed once it was heard.
  private final class Parcel: Coordinator {
    let lifetime = Lifetime<Farewell>()
    let presentation: Presentation

    init(_ presentation: Presentation) { self.presentation = presentation }
    func start() { show(Page("Parcel"), presentation) }
  }

  @Test func `a result that acts when it is freed finds the tree whole, and no outcome is lost`()
    throws
  {
    var heard: [String] = []
    let lowest = Flow("Lowest", .push(onto: try root(), at: "lowest"))
    app.start(lowest) { _, _ in heard.append("lowest") }
    let parcels = ["one", "two"].map {
      Parcel(.push(onto: lowest.presentation.navigator, at: "\($0)"))
    }
    for parcel in parcels {
      app.start(parcel) { _, outcome in
        if case .completed = outcome {
          heard.append("completed")
        } else {
          heard.append("cancelled")
        }
      }
    }
    parcels[1].finish(Farewell { lowest.cancel() })
    #expect(heard == ["completed", "cancelled", "lowest"])
    #expect(window.address == "/root")
    #expect(window.faults == [])
  }

  @Test func `a handler that captures its child keeps it until it has heard, and no longer`() throws
  {
    weak var child: Flow?
    do {
      let flow = Flow("Child", .push(onto: try root(), at: "child"))
      child = flow
      app.start(flow) { _, _ in _ = flow.title }
    }
    #expect(child != nil)
    try window.back()
    #expect(child == nil)
    #expect(window.brokenInvariants() == [])
  }

  @Test func `of many outcomes none is kept once it was heard`() throws {
    weak var last: Answer?
    for _ in 0..<100 {
      let captured = Answer()
      app.start(Flow("Child", .push(onto: try root(), at: "child"))) { _, _ in _ = captured }
      try window.back()
      last = captured
    }
    #expect(last == nil)
  }

  @Test func `a coordinator may take its first screen away and show another in its start`() throws {
    let navigator = try root()
    var heard = 0
    let wizard = Flow("Wizard", .push(onto: navigator, at: "splash")) { flow in
      flow.showPage()
      navigator.popped(to: navigator.screens[0])
      flow.show(Page("Form"), .push(onto: navigator, at: "form"))
    }
    app.start(wizard) { _, _ in heard += 1 }
    #expect(window.address == "/root/form")
    #expect(window.faults == [])
    try window.back()
    #expect(heard == 1)
  }

  @Test func `rule 2 with screens on two stacks a coordinator ends when the last of them has left`()
    throws
  {
    app.startTabs()
    let stacks = app.tabBar.tabs.map(\.navigator)
    var heard = 0
    let flow = Flow("Both", .push(onto: stacks[0], at: "one")) { flow in
      flow.showPage()
      for segment in ["two", "three"] {
        flow.show(Page(segment), .push(onto: stacks[1], at: "\(segment)"))
      }
    }
    app.start(flow) { _, _ in heard += 1 }
    try window.back()
    try window.select("right")
    try window.back()
    #expect(heard == 0)
    #expect(window.coordinators.last?.screens.map(\.segment) == ["two"])
    #expect(window.brokenInvariants() == [])
    try window.back()
    #expect(heard == 1)
    #expect(window.faults == [])
  }

  @Test func `an observer hears nothing of the time before it was there`() throws {
    var first: [Int] = []
    var second: [Int] = []
    window.observe { first.append($0.sequence) }
    let before = window.lastSequence
    var between = 0
    app.start(
      Flow("Child", .push(onto: try root(), at: "child")) { [window] flow in
        between = window.lastSequence
        window.observe { second.append($0.sequence) }
        flow.showPage()
      })
    #expect(first == Array(before + 1...window.lastSequence))
    #expect(second == Array(between + 1...window.lastSequence))
  }

  @Test func `the root of a window is nobody's child`() throws {
    let sequence = window.lastSequence
    let other = TestApp(in: window)
    app.start(other)
    #expect(window.story(from: sequence) == ["refused #1"])
    #expect(window.coordinators.count == 2)
    #expect(window.brokenInvariants() == [])
  }

  @Test func `late work is heard of, though nothing is left of its screen`() throws {
    app.start(Flow("Page", .push(onto: try root(), at: "page")))
    let page = try #require(window.frontPage)
    try window.back()
    let sequence = window.lastSequence
    page.load(Answer())
    #expect(window.story(from: sequence) == ["dropped page"])
  }

  @Test func `a view model for a screen that is refused is not even made`() throws {
    let flow = Flow("Page", .push(onto: try root(), at: "page"))
    app.start(flow)
    try window.back()
    let sequence = window.lastSequence
    var isMade = false
    flow.show(.push(onto: try root(), at: "late")) { work in
      isMade = true
      return Page("Late", work: work)
    }
    #expect(window.story(from: sequence) == ["refused #3"])
    #expect(!isMade)
  }

  @Test func `no two screens of a window are taken for the same`() throws {
    var ids: Set<Int> = []
    for _ in 0..<50 {
      app.start(Flow("Page", .push(onto: try root(), at: "page")))
      ids.insert(try #require(window.front).id)
      try window.back()
    }
    #expect(ids.count == 50)
  }

  @Test func `whoever changes the tree where it reads it is told of the next change`() throws {
    let told = Counter()
    let navigator = try root()
    withObservationTracking {
      _ = navigator.screens
      app.start(Flow("Page", .push(onto: navigator, at: "page")))
    } onChange: {
      MainActor.assumeIsolated { told.count += 1 }
    }
    try window.back()
    #expect(told.count == 1)
  }

  @MainActor private final class Counter {
    var count = 0
    var heard: [String] = []
  }

  @Test func `rule 6 whoever is told of a change finds the tree whole, and may change it`() throws {
    let navigator = try root()
    let log = Counter()
    let parent = app.begin(Flow("Parent", .push(onto: navigator, at: "parent")))
    for name in ["a", "b"] {
      parent.start(Flow(name, .push(onto: navigator, at: "\(name)"))) { [window] _, _ in
        log.heard.append("\(name) at \(window.address)")
      }
    }
    withObservationTracking {
      _ = navigator.screens
    } onChange: { [app] in
      MainActor.assumeIsolated {
        log.heard.append("told at \(app.window.address)")
        app.start(Flow("Page", .push(onto: navigator, at: "page")))
      }
    }
    navigator.popped(to: navigator.screens[1])
    #expect(
      log.heard == ["told at /root/parent", "b at /root/parent/page", "a at /root/parent/page"])
    #expect(window.address == "/root/parent/page")
    #expect(window.faults == [])
  }

  @Test func `rule 6 whoever is cancelled finds the tree whole, and may change it`() async throws {
    let navigator = try root()
    let log = Counter()
    app.start(Flow("Lower", .push(onto: navigator, at: "lower")))
    app.start(Flow("Upper", .push(onto: navigator, at: "upper")))
    let page = try #require(window.frontPage)
    page.work?.run(for: page) { [app] in
      await withTaskCancellationHandler {
        while !Task.isCancelled { await Task.yield() }
      } onCancel: {
        MainActor.assumeIsolated {
          log.heard.append("cancelled at \(app.window.address)")
          app.start(Flow("Page", .push(onto: navigator, at: "page")))
        }
      }
    } then: { _, _ in
    }
    for _ in 0..<10 { await Task.yield() }
    try window.backToRoot()
    #expect(log.heard == ["cancelled at /root"])
    #expect(window.address == "/root/page")
    #expect(window.faults == [])
  }
}
