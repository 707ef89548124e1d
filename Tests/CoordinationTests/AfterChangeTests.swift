import Coordination
import Observation
import Testing

/// Whatever of the app runs because of a change finds the tree whole, may change it, and is told of
/// everything, in order, before the act that caused it returns.
@MainActor
struct AfterChangeTests {
  let app = TestApp()
  var window: AppWindow { app.window }
  let left: Navigator

  init() {
    app.startTabs()
    left = app.tabBar.tabs[0].navigator
  }

  @MainActor private final class Diary {
    var lines: [String] = []
  }

  /// What code of the app may do that changes the tree, the log or a link.
  enum Deed: String, CaseIterable {
    case act, select, start, show, swap, root, finish, work, link, popped, alert, tabs
  }

  private func run(_ deed: Deed) {
    switch deed {
    case .act: if let front = window.front { try? window.perform(on: front) {} }
    case .select: app.tabBar.select("right")
    case .start: app.start(Flow("x", .push(onto: left, at: "x")))
    case .show: app.show(Page("x"), .push(onto: left, at: "x"))
    case .swap: app.start(Flow("x", .swap(on: left, at: "x")))
    case .root: app.start()
    case .finish: window.frontPage?.flow?.cancel()
    case .work: window.frontPage?.work?.cancel()
    case .link: if let address = try? Address("/right/b") { window.open(address) { _ in } }
    case .popped: left.popped(to: left.screens[0])
    case .alert: window.frontPage?.alert = .init("Sure?", buttons: [.init("ok", "OK")])
    case .tabs: app.tabs?.show(TabBar([app.tabBar.tabs[0]]))
    }
  }

  /// Where the code stands that runs: in an observation of the stack, of the log, or of the modals,
  /// in an observer of events, in a cancellation, in an outcome, or in what is freed.
  enum Door: CaseIterable {
    case stack, log, modals, observer, cancellation, outcome, release
  }

  private final class Farewell {
    let say: @MainActor () -> Void
    init(_ say: @escaping @MainActor () -> Void) { self.say = say }
    deinit { MainActor.assumeIsolated(say) }
  }

  @Test(arguments: Door.allCases, Deed.allCases)
  func `rule 6 no code of the app runs inside a change`(_ door: Door, _ deed: Deed) async throws {
    let diary = Diary()
    let parent = app.begin(Flow("parent", .push(onto: left, at: "parent")))
    app.start(Flow("kept", .modal(over: left, at: "kept")))
    try window.dismiss()
    for name in ["a", "b", "c"] {
      parent.start(Flow(name, .push(onto: left, at: "\(name)"))) { _, _ in
        diary.lines.append("\(name) heard")
      }
    }
    var sequence = window.lastSequence
    window.observe { event in
      // Every event, once, in order, whoever causes it.
      if event.sequence != sequence + 1 { diary.lines.append("event \(event.sequence) too soon") }
      sequence = event.sequence
    }
    var isDone = false
    let once: @MainActor @Sendable () -> Void = { [window] in
      guard !isDone else { return }
      isDone = true
      diary.lines += window.faults.map { "\(door): \($0)" }
      if left.screens.count != 2 { diary.lines.append("not whole: \(window.address)") }
      run(deed)
      diary.lines += window.faults.map { "\(door), after: \($0)" }
    }
    let observer = try await arm(door, once)
    // It would keep the window that keeps it.
    defer { observer?.cancel() }
    left.popped(to: left.screens[1])
    #expect(isDone)
    let heard = diary.lines.filter { $0.hasSuffix(" heard") }
    let endsParent = [.root, .swap, .popped, .finish].contains(deed)
    #expect(heard == (endsParent ? [] : ["c heard", "b heard", "a heard"]))
    #expect(diary.lines == heard)
    #expect(sequence == window.lastSequence, "told before the act returns")
    await window.settled()
    #expect(window.faults == [])
  }

  private func arm(
    _ door: Door, _ deed: @escaping @MainActor @Sendable () -> Void
  ) async throws -> AppWindow.Observer? {
    let tell: @Sendable () -> Void = { MainActor.assumeIsolated(deed) }
    switch door {
    case .stack: withObservationTracking({ _ = left.screens }, onChange: tell)
    case .log: withObservationTracking({ _ = window.events }, onChange: tell)
    case .modals:
      // Told of a modal that leaves in the same change.
      app.start(Flow("modal", .modal(over: left, at: "modal")))
      withObservationTracking({ _ = window.modals }, onChange: tell)
    case .observer: return window.observe { if $0.kind == .removed { deed() } }
    case .outcome:
      app.start(Flow("first", .push(onto: left, at: "first"))) { _, _ in deed() }
    case .release:
      let farewell = Farewell(deed)
      window.frontPage?.tapped = { _ in _ = farewell }
    case .cancellation:
      let page = try #require(window.frontPage)
      page.work?.run(for: page) {
        await withTaskCancellationHandler {
          while !Task.isCancelled { await Task.yield() }
        } onCancel: {
          tell()
        }
      } then: { _, _ in
      }
      for _ in 0..<10 { await Task.yield() }
    }
    return nil
  }

  @Test func `work is cancelled in the order in which it began`() async throws {
    app.start(Flow("page", .push(onto: left, at: "page")))
    let page = try #require(window.frontPage)
    let order = Diary()
    for number in 0..<12 {
      page.work?.run(for: page) {
        await withTaskCancellationHandler {
          while !Task.isCancelled { await Task.yield() }
        } onCancel: {
          MainActor.assumeIsolated { order.lines.append("\(number)") }
        }
      } then: { _, _ in
      }
    }
    for _ in 0..<20 { await Task.yield() }
    try window.back()
    #expect(order.lines == (0..<12).map(String.init))
  }

  @Test func `dropped work is told at once, to observers and to whoever reads the events`() throws {
    app.start(Flow("page", .push(onto: left, at: "page")))
    let page = try #require(window.frontPage)
    try window.back()
    final class Told: @unchecked Sendable { var count = 0 }
    let told = Told()
    var heard: [AppWindow.Event.Kind] = []
    window.observe { heard.append($0.kind) }
    withObservationTracking {
      _ = window.events
    } onChange: {
      told.count += 1
    }
    page.load(Answer())
    #expect(heard == [.dropped])
    #expect(told.count == 1)
  }

  @Test func `work whose owner is gone is heard of`() async throws {
    final class Helper {}
    let page = try #require(window.frontPage)
    let sequence = window.lastSequence
    do {
      let helper = Helper()
      page.work?.run(for: helper) {
        1
      } then: { _, _ in
      }
    }
    await window.settled()
    #expect(window.story(from: sequence) == ["dropped left"])
  }

  @Test(.timeLimit(.minutes(20)), arguments: [false, true])
  func `settled returns when work ends that belongs to an app which is gone`(isEndedBefore: Bool)
    async throws
  {
    let window = AppWindow()
    let answer = Answer()
    do {
      let app = TestApp(in: window)
      app.start()
      window.frontPage?.load(answer)
      await Task.yield()
    }
    if isEndedBefore {
      answer.give("late")
      for _ in 0..<50 { await Task.yield() }
    }
    let next = TestApp(in: window)
    next.start()
    let settled = Task { await window.settled() }
    answer.give("late")
    await settled.value
    #expect(window.pending == [])
  }

  @Test func `whoever watches the events is not told of an act that logs nothing`() throws {
    final class Told: @unchecked Sendable { var count = 0 }
    let told = Told()
    withObservationTracking {
      _ = window.events
    } onChange: {
      told.count += 1
    }
    try window.type("x")
    #expect(told.count == 0)
  }

  @Test func `a view model that is shown again has come back, and is no leak`() throws {
    let page = Page("kept")
    let flow = app.begin(Flow("flow", .push(onto: left, at: "one")))
    flow.show(page, .push(onto: left, at: "two"))
    try window.back()
    #expect(window.leaks == ["Page is alive, but it has left the tree"])
    flow.show(page, .push(onto: left, at: "two"))
    #expect(window.leaks == [])
    #expect(window.living.viewModels == 4)
  }

  @Test func `an observer that was given up hears nothing more and keeps nothing alive`() throws {
    weak var captured: Answer?
    var heard = 0
    let observer: AppWindow.Observer
    do {
      let answer = Answer()
      captured = answer
      observer = window.observe { _ in
        heard += 1
        _ = answer
      }
    }
    app.start(Flow("a", .push(onto: left, at: "a")))
    #expect(heard == 2)
    observer.cancel()
    #expect(captured == nil)
    try window.back()
    #expect(heard == 2)
  }

  @Test func `an observer may give itself up in the middle of an event, and others hear on`() throws
  {
    var heard: [String] = []
    var first: AppWindow.Observer?
    first = window.observe { _ in
      heard.append("first")
      first?.cancel()
    }
    window.observe { _ in heard.append("second") }
    app.start(Flow("a", .push(onto: left, at: "a")))
    #expect(heard == ["first", "second", "second"])
  }

  @Test(arguments: ["root", "modal"])
  func `a stack is not filled before it is shown`(_ kind: String) throws {
    let presentation: Presentation =
      kind == "root" ? .root(of: window, at: "second") : .modal(over: left, at: "second")
    let sequence = window.lastSequence
    app.start(
      Flow("both", presentation) {
        $0.show(Page("first"), .root(of: presentation.navigator, at: "first"))
        $0.show(Page("second"), presentation)
      })
    #expect(window.events.filter { $0.sequence > sequence && $0.kind == .refused }.count == 1)
    #expect(presentation.navigator.screens.map(\.segment) == ["second"])
    #expect(window.faults == [])
    try window.tap()
  }
}
