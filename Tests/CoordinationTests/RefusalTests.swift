import Coordination
import Observation
import Testing

/// A refusal changes nothing but the log: every refusal that there is, with all that can be seen
/// compared before and after.
@MainActor
struct RefusalTests {
  let app = TestApp()
  var window: AppWindow { app.window }
  let left: Navigator
  let right: Navigator
  /// Runs, with a screen on the left stack.
  let running: Flow
  /// Has ended.
  let ended: Flow

  init() throws {
    app.startTabs()
    (left, right) = (app.tabBar.tabs[0].navigator, app.tabBar.tabs[1].navigator)
    running = app.begin(Flow("Running", .push(onto: left, at: "running")))
    ended = app.begin(Flow("Ended", .push(onto: left, at: "ended")))
    ended.cancel()
  }

  /// All that can be seen of the app, but for the log.
  private struct Sight: Equatable {
    var stacks: [[Int]] = []
    var modals = 0
    var selected: String?
    var address = ""
    var alert: String?
    var coordinators: [String] = []
    var living: [Int] = []
    var pending: [String] = []
    var faults: [String] = []
    var opening: Address?
    var waiting: WaitingLink?
    var texts: [String] = []
  }

  private var sight: Sight {
    var sight = Sight()
    sight.stacks = window.stacks.map { $0.screens.map(\.number) }
    sight.modals = window.modals.count
    sight.selected = window.tabBar?.selected.id
    sight.address = window.address
    sight.alert = window.alert?.title
    sight.coordinators = window.coordinators.map {
      "\($0.id) \($0.parentID ?? 0) \($0.screens.map(\.number))"
    }
    sight.living = [window.living.coordinators, window.living.viewModels]
    sight.pending = window.pending
    sight.faults = window.faults
    sight.opening = window.opening
    sight.waiting = window.waiting
    sight.texts = window.stacks.flatMap(\.screens).map { ($0.viewModel as? Page)?.text ?? "" }
    return sight
  }

  private final class Told: @unchecked Sendable { var count = 0 }

  /// Runs what is to be refused, and compares.
  private func expectRefused(
    _ name: String, events: Int = 1, at location: SourceLocation = #_sourceLocation,
    _ act: () throws -> Void
  ) {
    let before = sight
    let sequence = window.lastSequence
    let told = Told()
    withObservationTracking {
      _ = (window.stacks.map(\.screens), window.tabBar?.selected, window.opening, window.waiting)
    } onChange: {
      told.count += 1
    }
    var heard: [AppWindow.Event.Kind] = []
    let observer = window.observe { heard.append($0.kind) }
    try? act()
    observer.cancel()
    let kinds = window.events.filter { $0.sequence > sequence }.map(\.kind)
    #expect(
      kinds == Array(repeating: .refused, count: events), "\(name)", sourceLocation: location)
    #expect(heard == kinds, "\(name): observers", sourceLocation: location)
    #expect(told.count == 0, "\(name): shells", sourceLocation: location)
    #expect(sight == before, "\(name)", sourceLocation: location)
  }

  @Test func `what coordinators ask for in vain`() throws {
    let gone = ended.presentation.navigator
    let modal = Presentation.modal(over: left, at: "modal")
    app.start(Flow("Modal", modal))
    try window.dismiss()
    let other = AppWindow()
    let places: [(String, Presentation)] = [
      ("push onto what has left", .push(onto: modal.navigator, at: "x")),
      (
        "push onto what was never shown",
        .push(onto: Presentation.modal(over: left, at: "y").navigator, at: "x")
      ),
      ("push onto an empty tab", .push(onto: TabBar.Tab(id: "x", title: "X").navigator, at: "x")),
      ("swap on an empty tab", .swap(on: TabBar.Tab(id: "x", title: "X").navigator, at: "x")),
      ("swap on what has left", .swap(on: modal.navigator, at: "x")),
      ("swap a screen of another stack", .swap(from: right.screens[0], on: left, at: "x")),
      ("root of what has left", .root(of: modal.navigator, at: "x")),
      (
        "root of what was never shown",
        .root(of: Presentation.root(of: window, at: "y").navigator, at: "x")
      ),
      ("root of another window", .root(of: other, at: "x")),
      ("modal over what has left", .modal(over: modal.navigator, at: "x")),
      ("modal that was shown", modal),
      ("no segment", .push(onto: left, at: "")),
    ]
    for (name, place) in places {
      expectRefused(name) { running.show(Page("x"), place) }
      var isMade = false
      expectRefused(name) {
        running.show(place) { work in
          isMade = true
          return Page("x", work: work)
        }
      }
      #expect(!isMade, "\(name)")
    }
    expectRefused("show of what has ended") { ended.show(Page("x"), .push(onto: gone, at: "x")) }
    expectRefused("finish again") { ended.finish("again") }
    expectRefused("cancel again") { ended.cancel() }
    expectRefused("give way when ended") {
      ended.giveWay(to: Flow("Next", .push(onto: left, at: "x")))
    }
    expectRefused("start of what was started") { app.start(running) }
    expectRefused("start of what has ended") { app.start(ended) }
    expectRefused("start of a root") { app.start(TestApp()) }
    expectRefused("bar with an empty tab") {
      running.show(TabBar([.init(id: "empty", title: "Empty")]))
    }
    expectRefused("bar that is shown") { running.show(app.tabBar) }
    expectRefused("bar by what has ended") {
      ended.show(TabBar([app.tabBar.tabs[0]]))
    }
    let root = try #require(left.screens.first?.viewModel as? Page).flow
    expectRefused("finish of a root") { root?.finish("no") }
    expectRefused("cancel of a root") { root?.cancel() }
  }

  @Test func `a handler of a start that is refused is not kept`() throws {
    weak var captured: Answer?
    let child = Flow("Child", .push(onto: left, at: "child"))
    do {
      let answer = Answer()
      captured = answer
      ended.start(child) { _, _ in _ = answer }
      running.start(running) { _, _ in _ = answer }
    }
    #expect(captured == nil)
    var heard = 0
    app.start(child) { _, _ in heard += 1 }
    child.finish("done")
    #expect(heard == 1, "and the child can be started still")
  }

  @Test func `a finish that is refused leaves no trace in what comes after it`() throws {
    let app = TestApp()
    let window = app.window
    let bare = Flow("Bare", .root(of: window, at: "x")) { bare in
      bare.begin(Flow("One", .root(of: window, at: "one")))
    }
    app.start(bare)
    bare.finish("no")
    app.start(Flow("Two", .root(of: try #require(window.frontNavigator), at: "two")))
    #expect(bare.heard == ["One cancelled"])
  }

  @Test func `a tab that stands in a bar which nobody has shown is selected nowhere else`() {
    let other = TabBar([.init(id: "zero", title: "Zero"), app.tabBar.tabs[1]])
    let sequence = window.lastSequence
    other.select("right")
    #expect(other.selected.id == "right")
    #expect(window.story(from: sequence) == [])
    #expect(window.address == "/left/running")
  }

  @Test func `what a person does in vain`() async throws {
    let front = try #require(window.front)
    let page = try #require(window.frontPage)
    let covered = left.screens[0]
    let departed: Screen = try {
      app.start(Flow("Gone", .push(onto: left, at: "gone")))
      let screen = try #require(window.front)
      try window.back()
      return screen
    }()
    let act = window.act(on: departed)
    expectRefused("unknown element") { try window.tap("nothing", on: front) }
    expectRefused("a text is tapped") { try window.tap("words", on: front) }
    expectRefused("a button is typed into") { try window.enter("x", into: "go", on: front) }
    expectRefused("covered") { try window.tap("go", on: covered) }
    expectRefused("departed") { try window.tap("go", on: departed) }
    expectRefused("own view, covered") { try window.perform(on: covered) { page.disable() } }
    expectRefused("bound act, departed") { act { page.disable() } }
    expectRefused("no alert") { try window.answer("ok") }
    expectRefused("no modal") { try window.dismiss() }
    expectRefused("no such tab") { try window.select("middle") }
    expectRefused("too far") { try window.back(5) }
    expectRefused("no way at all") { try window.back(0) }
    page.disable()
    expectRefused("disabled") { try window.tap("go", on: front) }

    page.alert = Screen.Alert(
      "Sure?", buttons: [.init("yes", "Yes", role: .destructive), .init("no", "No")])
    try? window.answer("neither")
    expectRefused("no such answer") { try window.answer("neither") }
    expectRefused("answer of another alert") {
      try window.answer("yes", of: Screen.Alert("Other?", buttons: [.init("yes", "Yes")]))
    }
    for (name, act) in [
      ("tap", { try window.tap("row", on: front) }), ("back without a way", { try window.back() }),
      ("back 1", { try window.back(1) }), ("back root", { try window.backToRoot() }),
      ("tab", { try window.select("right") }), ("dismiss", { try window.dismiss() }),
    ] as [(String, () throws -> Void)] {
      expectRefused("\(name) under an alert", act)
    }
    page.alert = nil

    app.start(Flow("Cover", .modal(over: left, at: "cover", style: .cover)))
    expectRefused("back from a cover") { try window.back() }
    expectRefused("a cover pulled down") { try window.dismiss() }
    expectRefused("tab under a modal") { try window.select("right") }
    expectRefused("back at a root") { try window.backToRoot() }
    let nowhere = try Address("/nowhere")
    expectRefused("a link that leads nowhere") { window.open(nowhere) { _ in } }
  }

  @Test func `what a shell reports of what is not there does nothing at all`() throws {
    let other = right.screens[0]
    expectRefused("popped to another stack's", events: 0) { left.popped(to: other) }
    expectRefused("another stack's has left", events: 0) { left.left(other) }
    expectRefused("the first screen of a root has left", events: 0) { left.left(left.screens[0]) }
    expectRefused("no modal", events: 0) { left.dismissed() }
    expectRefused("unknown tab by code", events: 0) { app.tabBar.select("nowhere") }
    expectRefused("the selected tab by code", events: 0) { app.tabBar.select("left") }
    expectRefused("nothing to give up", events: 0) { window.cancelOpening() }
    expectRefused("nothing that waits", events: 0) { window.cancelWaiting() }
    expectRefused("nothing that waits", events: 0) { window.openWaiting() }
  }
}
