import Coordination
import Testing

/// What goes wrong when somebody acts late, twice, or in the middle of something else.
@MainActor
struct HardCaseTests {
  let app = TestApp()
  var window: AppWindow { app.window }

  init() { app.start() }

  private func root() throws -> Navigator { try #require(window.frontNavigator) }

  @Test func `a screen that has left starts no work, and nobody waits for it`() async throws {
    app.start(Flow("Page", .push(onto: try root(), at: "page")))
    let page = try #require(window.frontPage)
    try window.back()
    let answer = Answer()
    page.load(answer)
    answer.give("late")
    await window.settled()
    for _ in 0..<10 { await Task.yield() }
    #expect(page.loaded == [])
    #expect(page.work?.isRunning == false)
  }

  @Test func `work that a view model cancels wakes whoever waits, and is heard of`() async throws {
    var heard: [AppWindow.Event.Kind] = []
    window.observe { heard.append($0.kind) }
    let answer = Answer()
    window.frontPage?.load(answer)
    let waiting = Task { await window.settled() }
    await Task.yield()
    window.frontPage?.work?.cancel()
    await waiting.value
    #expect(heard == [.dropped])
    answer.give("late")
  }

  @Test func `whoever waits no longer when cancelled keeps no window alive`() async {
    weak var window: AppWindow?
    let answer = Answer()
    do {
      let app = TestApp()
      app.start()
      window = app.window
      app.window.frontPage?.load(answer)
      let waiting = Task { [window = app.window] in await window.settled() }
      await Task.yield()
      waiting.cancel()
      await waiting.value
    }
    #expect(window == nil)
    answer.give("late")
  }

  @Test func `whoever hears that an address was dropped may open another`() async throws {
    let answer = try #require(window.frontPage?.flow?.answer)
    var results: [Result<LinkProgress, LinkFailure>] = []
    let second = try Address("/root/slow2")
    window.open(try Address("/root/slow1")) { [weak window] in
      results.append($0)
      window?.open(second) { results.append($0) }
    }
    window.open(try Address("/root/slow3")) { results.append($0) }
    answer.give("go")
    await window.settled()
    #expect(window.address == "/root/slow2")
    #expect(results.count == 3)
    #expect(results.last == .success(.arrived))
    #expect(window.pending == [])
  }

  @Test func `a flow that stands without a screen ends with the root, and takes nothing back`() {
    let session = Flow("Session", .root(of: window, at: "none")) { [weak window] session in
      guard let window else { return }
      session.start(Flow("one", .root(of: window, at: "one"))) { [weak window] session, _ in
        if let window { session.start(Flow("two", .root(of: window, at: "two"))) }
      }
    }
    app.start(session)
    app.start(Flow("Welcome", .root(of: window, at: "welcome")))
    #expect(window.address == "/welcome")
    #expect(window.coordinators.map(\.name) == ["TestApp", "Flow"])
    #expect(window.faults == [])
  }

  @Test func `whoever waits for a result hears it, even if its own last screen went along`() throws
  {
    let navigator = try root()
    let parent = app.begin(
      Flow("Parent", .push(onto: navigator, at: "above")) { parent in
        let child = Flow("Child", .push(onto: navigator, at: "child")) { child in
          child.showPage()?.tapped = { [weak child] _ in child?.finish("result") }
        }
        parent.begin(child)
        parent.showPage()?.tapped = { [weak child] _ in child?.finish("result") }
      })
    #expect(window.address == "/root/child/above")
    try window.tap()
    #expect(window.address == "/root")
    #expect(parent.heard == ["Child completed(\"result\")"])
    #expect(window.events.last?.kind == .cancelled)
    #expect(window.faults == [])
  }

  @Test func `a stack of another window is refused`() throws {
    let other = TestApp()
    other.start()
    let foreign = try #require(other.window.frontNavigator)
    app.start(Flow("pushed", .push(onto: foreign, at: "pushed")))
    app.start(Flow("modal", .modal(over: foreign, at: "modal")))
    app.start(Flow("root", .root(of: foreign, at: "root")))
    #expect(other.window.address == "/root")
    #expect(window.address == "/root")
    #expect(window.faults + other.window.faults == [])
  }

  @Test func `a tab bar that has left selects nothing`() throws {
    app.startTabs()
    let bar = app.tabBar
    app.start()
    let sequence = window.lastSequence
    bar.select("right")
    #expect(window.lastSequence == sequence)
    #expect(bar.selected.id == "left")
  }

  @Test func `a view model that asks something else is heard of`() throws {
    let page = try #require(window.frontPage)
    page.tapped = { $0.alert = Screen.Alert("First?", buttons: [.init("ok", "OK")]) }
    try window.tap()
    page.alert = Screen.Alert("Second?", buttons: [.init("ok", "OK")])
    app.tabBar.select("right")
    app.start(Flow("Nothing", .push(onto: try root(), at: "x")) { _ in })
    #expect(window.events.filter { $0.kind == .alert }.map(\.detail) == ["First?", "Second?"])
  }
}
