import Coordination
import Testing

/// The rules of `docs/architecture.md`, one by one.
@MainActor
struct RuleTests {
  let app = TestApp()
  var window: AppWindow { app.window }

  init() { app.start() }

  private func root() throws -> Navigator { try #require(window.frontNavigator) }

  @Test func `rule 1 the tree has its new shape when the call returns`() throws {
    let child = app.begin(Flow("Child", .push(onto: try root(), at: "child")))
    #expect(window.address == "/root/child")
    child.finish("done")
    #expect(window.address == "/root")
    #expect(window.faults == [])
  }

  @Test func `rule 2 a coordinator that finishes takes its screens and its children's along`()
    throws
  {
    let parent = app.begin(Flow("Parent", .push(onto: try root(), at: "parent")))
    parent.begin(Flow("Pushed", .push(onto: try root(), at: "pushed")))
    parent.begin(Flow("Modal", .modal(over: try root(), at: "modal")))
    #expect(window.address == "/root/parent/pushed/modal")
    parent.finish("done")
    #expect(window.address == "/root")
    #expect(window.coordinators.map(\.name) == ["TestApp", "Flow"])
    #expect(parent.heard == [], "a parent that goes as well hears nothing")
  }

  @Test func `rule 2 a coordinator that finishes takes its children along from other stacks`() {
    app.startTabs()
    let (left, right) = (app.tabBar.tabs[0].navigator, app.tabBar.tabs[1].navigator)
    let parent = app.begin(Flow("Parent", .push(onto: left, at: "parent")))
    parent.begin(Flow("Elsewhere", .push(onto: right, at: "elsewhere")))
    parent.finish("done")
    #expect(left.screens.map(\.segment) == ["left"])
    #expect(right.screens.map(\.segment) == ["right"])
    #expect(window.coordinators.map(\.name) == ["TestApp", "Tabs", "Flow", "Flow"])
    #expect(window.faults == [])
  }

  @Test(arguments: ["back", "root", "popped", "replaced"])
  func `rule 2 a coordinator ends when its last screen leaves, by whatever door`(_ door: String)
    throws
  {
    weak var child: Flow?
    let parent = Flow("Parent", .push(onto: try root(), at: "parent"))
    app.start(parent)
    do {
      let flow = Flow("Child", .push(onto: try root(), at: "child"))
      child = flow
      parent.begin(flow)
    }
    let screens = try root().screens
    switch door {
    case "back": try window.back()
    case "root": try window.backToRoot()
    case "popped": try root().popped(to: screens[1])
    default: app.start(Flow("New", .root(of: window, at: "new")))
    }
    #expect(child == nil)
    #expect(parent.heard == (door == "back" || door == "popped" ? ["Child cancelled"] : []))
    #expect(window.events.count { $0.kind == .cancelled && $0.coordinatorID == 4 } == 1)
    #expect(window.faults == [])
  }

  @Test(arguments: ["back", "dismiss", "dismissed"])
  func `rule 2 a modal that goes ends its coordinator`(_ door: String) throws {
    weak var child: Flow?
    do {
      let flow = Flow("Modal", .modal(over: try root(), at: "modal"))
      child = flow
      app.start(flow)
    }
    #expect(child != nil)
    switch door {
    case "back": try window.back()
    case "dismiss": try window.dismiss()
    default: window.modals.last?.dismissed()
    }
    #expect(child == nil)
    #expect(window.address == "/root")
    #expect(window.faults == [])
  }

  @Test func `rule 2 leaving is a cut that takes what stands above, and modals opened there`()
    throws
  {
    let lower = app.begin(Flow("Lower", .push(onto: try root(), at: "lower")))
    app.start(Flow("Upper", .push(onto: try root(), at: "upper")))
    app.start(Flow("First", .modal(over: try root(), at: "first")))
    app.start(Flow("Second", .modal(over: try #require(window.frontNavigator), at: "second")))
    #expect(window.address == "/root/lower/upper/first/second")
    lower.finish("done")
    #expect(window.address == "/root")
    #expect(window.modals.isEmpty)
    #expect(window.coordinators.count == 2)
  }

  @Test func `rule 2 a modal opened lower down stays when an upper screen leaves`() throws {
    let navigator = try root()
    app.start(Flow("Modal", .modal(over: navigator, at: "modal")))
    let late = app.begin(Flow("Late", .push(onto: navigator, at: "late")))
    #expect(window.modals.count == 1)
    late.finish("done")
    #expect(window.address == "/root/modal")
    #expect(window.faults == [])
  }

  @Test func `rule 2 a root is only replaced, never emptied`() throws {
    let flow = Flow("Next", .root(of: window, at: "next"))
    app.start(flow)
    let sequence = window.lastSequence
    flow.finish("done")
    flow.cancel()
    #expect(window.address == "/next")
    #expect(window.story(from: sequence) == ["refused #3", "refused #3"])

    app.start(Flow("Last", .root(of: window, at: "last")))
    #expect(
      window.story(from: sequence + 2) == [
        "started #4", "removed next", "cancelled #3", "shown last",
      ])
  }

  @Test func `rule 2 a coordinator that nothing more follows ends, though it never had a screen`()
    throws
  {
    let navigator = try root()
    let parent = app.begin(Flow("Parent", .push(onto: navigator, at: "parent")))
    parent.begin(Flow("Nothing", .push(onto: navigator, at: "x")) { _ in })
    #expect(parent.heard == ["Nothing cancelled"])
    #expect(window.coordinators.count == 3)
  }

  @Test func `rule 3 an outcome is delivered once, and is one event`() throws {
    let parent = app.begin(Flow("Parent", .push(onto: try root(), at: "parent")))
    let child = Flow("Child", .push(onto: try root(), at: "child"))
    parent.begin(child)
    child.finish("result")
    child.finish("again")
    child.cancel()
    #expect(parent.heard == ["Child completed(\"result\")"])
    #expect(window.events.count { $0.kind == .completed } == 1)
    #expect(window.events.count { $0.kind == .cancelled } == 0)
  }

  @Test func `rule 3 whoever leaves by Back is heard of, unless the parent has ended as well`()
    throws
  {
    let parent = app.begin(Flow("Parent", .push(onto: try root(), at: "parent")))
    for name in ["first", "second"] {
      parent.begin(Flow(name, .push(onto: try root(), at: "\(name)")))
      try name == "first" ? window.back() : parent.finish("done")
    }
    #expect(parent.heard == ["first cancelled"])
  }

  @Test func `rule 4 a finished coordinator is ignored and logged`() throws {
    let flow = app.begin(Flow("Once", .push(onto: try root(), at: "once")))
    flow.finish("done")
    let sequence = window.lastSequence
    app.start(flow)
    flow.start()
    flow.begin(Flow("Child", .push(onto: try root(), at: "child")))
    flow.show(Page("Zombie"), .push(onto: try root(), at: "zombie"))
    flow.show(app.tabBar)
    flow.finish("again")
    #expect(window.address == "/root")
    #expect(Set(window.events.filter { $0.sequence > sequence }.map(\.kind)) == [.refused])
    #expect(window.lastSequence == sequence + 6)
  }

  @Test func `rule 4 a presentation whose place has gone shows nothing`() throws {
    app.start(Flow("Modal", .modal(over: try root(), at: "modal")))
    let modal = try #require(window.modals.last)
    try window.dismiss()
    app.start(Flow("Late", .push(onto: modal, at: "late")))
    app.start(Flow("Later", .modal(over: modal, at: "later")))
    app.start(Flow("Latest", .root(of: modal, at: "latest")))
    app.start(Flow("Elsewhere", .root(of: AppWindow(), at: "elsewhere")))
    #expect(window.address == "/root")
    #expect(window.faults == [])
  }

  @Test func `rule 5 only the front screen can be acted on, so a double tap pushes once`() throws {
    let screen = try #require(window.front)
    window.frontPage?.tapped = { [weak app, weak navigator = try root()] _ in
      if let navigator { app?.start(Flow("Next", .push(onto: navigator, at: "next"))) }
    }
    try window.tap("go", on: screen)
    #expect(throws: Refusal.covered(title: "Root")) { try window.tap("go", on: screen) }
    #expect(window.address == "/root/next")
    let departed = try #require(window.front)
    try window.back()
    #expect(throws: Refusal.gone(title: "Next")) { try window.tap("go", on: departed) }
    #expect(throws: Refusal.gone(title: "Next")) {
      try window.enter("x", into: "field", on: departed)
    }
    #expect(throws: Refusal.gone(title: "Next")) { try window.perform(on: departed) {} }
    try window.perform(on: screen) { window.frontPage?.disable() }
    #expect(throws: Refusal.disabled("go")) { try window.tap("go", on: screen) }
  }

  @Test func `rule 5 under an alert not even the front screen can be acted on`() throws {
    let page = try #require(window.frontPage)
    page.tapped = { $0.alert = Screen.Alert("Sure?", buttons: [.init("ok", "OK")]) }
    try window.tap()
    #expect(throws: Refusal.alertUp(title: "Sure?")) { try window.tap() }
    #expect(throws: Refusal.alertUp(title: "Sure?")) { try window.type("text") }
    #expect(page.text == "")
    try window.answer("ok")
    try window.type("text")
    #expect(page.text == "text")
  }

  @Test func `rule 6 removals, then arrivals, then outcomes, first in first out`() throws {
    let navigator = try root()
    let parent = app.begin(Flow("Parent", .push(onto: navigator, at: "parent")))
    for name in ["a", "b", "c"] { parent.begin(Flow(name, .push(onto: navigator, at: "\(name)"))) }
    app.start(Flow("Over", .modal(over: navigator, at: "over")))
    let sequence = window.lastSequence
    navigator.popped(to: navigator.screens[1])
    #expect(
      window.story(from: sequence) == [
        "removed over", "cancelled #7", "removed c", "cancelled #6", "removed b", "cancelled #5",
        "removed a", "cancelled #4",
      ])
    #expect(parent.heard == ["c cancelled", "b cancelled", "a cancelled"])
  }

  @Test func `rule 6 what a handler asks for happens at once, and its outcomes queue up`() throws {
    let navigator = try root()
    var order: [String] = []
    let parent = app.begin(Flow("Parent", .push(onto: navigator, at: "parent")))
    for name in ["a", "b"] {
      parent.start(Flow(name, .push(onto: navigator, at: "\(name)"))) { parent, _ in
        order.append("\(name) heard at \(parent.lastAddress)")
        parent.start(Flow("\(name)2", .push(onto: navigator, at: "\(name)2")) { $0.finish("") }) {
          order.append("\(name)2 heard after \($0.title)")
          _ = $1
        }
        order.append("\(name) handled")
      }
    }
    navigator.popped(to: navigator.screens[1])
    #expect(
      order == [
        "b heard at parent", "b handled", "a heard at parent", "a handled",
        "b2 heard after Parent", "a2 heard after Parent",
      ])
  }

  @Test func `rule 6 tabs leave in the order selected, then last to first`() throws {
    app.startTabs()
    app.start(Flow("Deep", .push(onto: app.tabBar.tabs[1].navigator, at: "deep")))
    let sequence = window.lastSequence
    app.start()
    #expect(
      window.story(from: sequence) == [
        "started #7", "removed left", "cancelled #4", "removed deep", "cancelled #6",
        "removed right", "cancelled #5", "cancelled #3", "shown root",
      ])
    #expect(window.faults == [])
  }

  @Test func `rule 6 of three tabs the selected one leaves first, then the last`() {
    let bar = TabBar(["a", "b", "c"].map { .init(id: $0, title: $0) })
    app.start(Tabs(tabBar: bar))
    bar.select("b")
    let sequence = window.lastSequence
    app.start()
    let removed = window.story(from: sequence).filter { $0.hasPrefix("removed") }
    #expect(removed == ["removed b", "removed c", "removed a"])
  }

  @Test func `rule 6 an observer has every event when the tree is whole`() throws {
    var seen: [Int] = []
    window.observe { [weak window] event in
      seen.append(event.sequence)
      #expect(window?.faults == [])
    }
    let before = window.lastSequence
    app.start(Flow("Next", .push(onto: try root(), at: "next")))
    try window.back()
    app.startTabs()
    #expect(seen == Array(before + 1...window.lastSequence))
  }

  @Test func `rule 6 what leaves is released when the tree is whole`() throws {
    let navigator = try root()
    let parent = app.begin(Flow("Parent", .push(onto: navigator, at: "parent")))
    var seen: [String] = []
    for name in ["a", "b"] {
      parent.begin(Flow(name, .push(onto: navigator, at: "\(name)")))
      let farewell = Farewell { [window] in
        seen.append("\(name) at \(window.address), \(window.coordinators.count) left")
      }
      window.frontPage?.tapped = { _ in _ = farewell }
    }
    navigator.popped(to: navigator.screens[1])
    #expect(seen.sorted() == ["a at /root/parent, 3 left", "b at /root/parent, 3 left"])
  }

  @Test func `rule 7 whoever starts a coordinator is its parent`() throws {
    let first = app.begin(Flow("First", .push(onto: try root(), at: "first")))
    first.begin(Flow("Second", .push(onto: try root(), at: "second")))
    #expect(window.coordinators.map(\.parentID) == [nil, 1, 1, 3])
    #expect(window.coordinators.last?.screens.map(\.segment) == ["second"])
  }

  @Test func `rule 8 a view model keeps no coordinator alive`() throws {
    weak var flow: Flow?
    let page: Page?
    do {
      let child = Flow("Child", .push(onto: try root(), at: "child"))
      flow = child
      app.start(child)
      page = window.frontPage
      page?.tapped = { [weak child] _ in child?.finish("done") }
    }
    try window.tap()
    #expect(flow == nil)
    #expect(page?.title == "Child")
  }

  @Test func `rule 9 a view model works without a window`() async {
    let page = Page("Alone", work: Screen.Work())
    let answer = Answer()
    page.load(answer)
    #expect(page.work?.isRunning == true)
    answer.give("value")
    await page.work?.settled()
    #expect(page.loaded == ["value"])
  }

  @Test func `rule 10 late work is dropped when its screen leaves`() async throws {
    let answer = Answer()
    app.start(Flow("Loading", .push(onto: try root(), at: "loading")))
    let page = try #require(window.frontPage)
    page.load(answer)
    let sequence = window.lastSequence
    try window.back()
    #expect(window.story(from: sequence) == ["removed loading", "dropped loading", "cancelled #3"])
    answer.give("late")
    await window.settled()
    for _ in 0..<10 { await Task.yield() }
    #expect(page.loaded == [])
    #expect(window.lastSequence == sequence + 3)
  }

  @Test func `rule 10 work is cancelled when its screen leaves`() async throws {
    app.start(Flow("Working", .push(onto: try root(), at: "working")))
    let page = try #require(window.frontPage)
    let finished = Answer()
    page.work?.run(for: page) {
      for _ in 0..<100 where !Task.isCancelled { await Task.yield() }
      finished.give(Task.isCancelled ? "cancelled" : "goes on")
    } then: { _, _ in
    }
    try window.back()
    #expect(await finished.value() == "cancelled")
  }

  @Test func `rule 10 a screen that has left starts no work`() async throws {
    app.start(Flow("Page", .push(onto: try root(), at: "page")))
    let page = try #require(window.frontPage)
    try window.back()
    var begun = 0
    page.work?.run(for: page) {
      begun += 1
    } then: { _, _ in
      begun += 1
    }
    for _ in 0..<10 { await Task.yield() }
    #expect(begun == 0)
    #expect(page.work?.isRunning == false)
  }

  @Test func `rule 10 work under a covered screen goes on`() async throws {
    let answer = Answer()
    window.frontPage?.load(answer)
    let page = try #require(window.frontPage)
    app.start(Flow("Over", .modal(over: try root(), at: "over")))
    answer.give("value")
    await window.settled()
    #expect(page.loaded == ["value"])
    #expect(window.address == "/root/over")
  }

  @Test func `rule 11 a refusal is a value with a sentence, and changes nothing but the log`()
    throws
  {
    let before = (window.address, window.front?.number, window.coordinators.map(\.id))
    let acts: [(Refusal, () throws -> Void)] = [
      (.atRoot(title: "Root"), { try window.back() }),
      (.tooFewScreens(asked: 1, available: 0), { try window.back(1) }),
      (.tooFewScreens(asked: 0, available: 0), { try window.back(0) }),
      (.atRoot(title: "Root"), { try window.backToRoot() }),
      (.noModal, { try window.dismiss() }),
      (.noTabs, { try window.select("left") }),
      (.noAlert, { try window.answer("yes") }),
      (.noSuchElement("nothing", title: "Root"), { try window.tap("nothing") }),
      (.notTappable("words"), { try window.tap("words") }),
      (.notTypable("go"), { [window] in try window.enter("x", into: "go", on: window.front!) }),
    ]
    for (refusal, act) in acts {
      let sequence = window.lastSequence
      #expect(throws: refusal) { try act() }
      #expect(window.story(from: sequence) == ["refused #2"])
      #expect(window.events.last?.detail == "\(refusal)")
      #expect(window.address == before.0)
      #expect(window.front?.number == before.1)
      #expect(window.coordinators.map(\.id) == before.2)
    }
    #expect(throws: Refusal.nothingShown) { try AppWindow().back() }
  }

  /// A debug build takes less, because it is ten times slower.
  #if DEBUG
  nonisolated static let deep = 20_000
  #else
  nonisolated static let deep = 100_000
  #endif

  @Test(arguments: [1_000, deep])
  func `rule 12 nothing recurses over the tree`(_ depth: Int) throws {
    let navigator = try root()
    var last = app.begin(Flow("0", .push(onto: navigator, at: "deep")))
    for level in 1..<depth {
      let next = Flow("\(level)", .push(onto: navigator, at: "deep"))
      last.start(next)
      last = next
    }
    #expect(window.coordinators.count == depth + 2)
    #expect(window.faults == [])
    #expect(window.address.utf8.count == 5 + 5 * depth)
    try window.backToRoot()
    #expect(window.coordinators.count == 2)
  }

  @Test func `rule 12 a deep chain may just be dropped`() {
    weak var window: AppWindow?
    do {
      let app = TestApp()
      window = app.window
      var last = Flow("0", .root(of: app.window, at: "root"))
      app.start(last)
      for _ in 0..<Self.deep {
        let next = Flow("", .push(onto: last.presentation.navigator, at: "deep")) {
          $0.show(Page(""), $0.presentation)
        }
        last.start(next)
        last = next
      }
    }
    #expect(window == nil)
  }

  @Test func `rule 13 events are numbered without a gap and say the same for the same acts`()
    throws
  {
    func play() throws -> [String] {
      let app = TestApp()
      app.start()
      app.startTabs()
      app.start(Flow("Over", .modal(over: app.tabBar.selected.navigator, at: "over")))
      try app.window.dismiss()
      try app.window.select("right")
      #expect(app.window.events.map(\.sequence) == Array(1...app.window.lastSequence))
      return app.window.events.map { "\($0.sequence) \($0.kind) \($0.segment ?? "")" }
    }
    #expect(try play() == play())
  }

  @Test func `rule 13 the log keeps the last few thousand events, and observers get them all`()
    throws
  {
    var seen = 0
    window.observe { _ in seen += 1 }
    let before = window.lastSequence
    for _ in 0..<10_000 { try? window.back() }
    #expect(seen == 10_000)
    #expect(window.lastSequence == before + 10_000)
    #expect((4_000..<9_000).contains(window.events.count))
    #expect(window.faults == [])
  }

  @Test func `rule 14 dropping window and app frees everything`() throws {
    weak var window: AppWindow?
    weak var flow: Flow?
    weak var page: Page?
    weak var tabBar: TabBar?
    let answer = Answer()
    do {
      let app = TestApp()
      app.startTabs()
      let child = Flow("Child", .modal(over: app.tabBar.selected.navigator, at: "child"))
      app.start(child) { app, _ in _ = app.window }
      app.window.frontPage?.load(answer)
      window = app.window
      flow = child
      page = app.window.frontPage
      tabBar = app.tabBar
      #expect(page != nil)
    }
    #expect(window == nil)
    #expect(flow == nil)
    #expect(page == nil)
    #expect(tabBar == nil)
    answer.give("late")
  }

  @Test func `rule 14 an outcome that has been delivered is let go of`() throws {
    weak var heard: Answer?
    do {
      let answer = Answer()
      heard = answer
      let flow = Flow("Child", .push(onto: try root(), at: "child"))
      app.start(flow) { _, _ in _ = answer }
      flow.cancel()
    }
    #expect(heard == nil)
  }

  @Test func `rule 14 a coordinator that has ended keeps nothing of the app`() {
    weak var window: AppWindow?
    let ended: Flow
    do {
      let app = TestApp()
      app.startTabs()
      window = app.window
      ended = Flow("Ended", .modal(over: app.tabBar.selected.navigator, at: "ended"))
      app.start(ended)
      ended.finish("done")
    }
    #expect(window == nil)
    ended.finish("again")
  }
}

extension Flow {
  fileprivate var lastAddress: String {
    presentation.navigator.screens.last.map { "\($0.segment)" } ?? ""
  }
}

/// Says when it is released.
private final class Farewell {
  private let action: @MainActor () -> Void

  init(_ action: @escaping @MainActor () -> Void) { self.action = action }

  deinit { MainActor.assumeIsolated { [action] in action() } }
}
