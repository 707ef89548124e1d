import Coordination
import Testing

/// What a shell asks before a person moves, what it reports afterwards, and who is who.
@MainActor
struct ShellReportTests {
  let app = TestApp()
  var window: AppWindow { app.window }

  init() { app.start() }

  private var stack: Navigator {
    get throws { try #require(window.frontNavigator) }
  }

  private func push(_ names: String...) throws {
    for name in names { app.begin(Flow(name, .push(onto: try stack, at: "\(name)")), noting: name) }
  }

  private func present(_ name: String, _ style: Presentation.Style = .sheet) throws {
    app.begin(Flow(name, .modal(over: try stack, at: "\(name)", style: style)), noting: name)
  }

  private func type(_ text: String) throws { try window.type(text) }

  @Test func `a screen that has left takes all above it along`() throws {
    try push("a", "b", "c")
    let b = try stack.screens[2]
    try stack.left(b)
    #expect(window.address == "/root/a")
    #expect(app.heard == ["c cancelled", "b cancelled"])
    try stack.left(b)
    #expect(window.address == "/root/a", "it is gone already")
    try present("modal")
    try push("d")
    let modal = try stack
    modal.left(modal.screens[1])
    #expect(window.address == "/root/a/modal")
    modal.left(modal.screens[0])
    #expect(window.address == "/root/a", "the first screen of a modal takes the modal along")
    #expect(window.faults == [])
  }

  @Test func `no two stacks and no two alerts are taken for the same`() throws {
    var numbers: Set<Int> = []
    for _ in 0..<50 {
      try present("modal")
      numbers.insert(try stack.number)
      try window.dismiss()
    }
    #expect(numbers.count == 50)
    let alerts = (0..<50).map { _ in Screen.Alert("Sure?", buttons: [.init("ok", "OK")]).number }
    #expect(Set(alerts).count == 50)
  }

  @Test func `identity can be read from anywhere`() async throws {
    let (screen, stack) = (try #require(window.front), try stack)
    let numbers = await Task.detached {
      [screen.number, screen.id, screen.hashValue == screen.hashValue ? 1 : 0, stack.number]
    }.value
    #expect(numbers == [screen.number, screen.number, 1, stack.number])
    #expect(Set([screen, screen]).count == 1)
  }

  @Test func `an answer is of the alert that is shown`() throws {
    let page = try #require(window.frontPage)
    var answers: [String] = []
    func ask(_ name: String) -> Screen.Alert {
      Screen.Alert("Sure?", buttons: [.init("ok", "OK") { answers.append(name) }])
    }
    let (old, new) = (ask("old"), ask("new"))
    page.alert = old
    page.alert = new
    #expect(throws: Refusal.otherAlert(title: "Sure?")) { try window.answer("ok", of: old) }
    try window.answer("ok", of: new)
    #expect(answers == ["new"])
    #expect(throws: Refusal.noAlert) { try window.answer("ok", of: new) }
  }

  @Test func `a modal that has left still says what it held to whoever draws it`() throws {
    try present("modal")
    try push("a")
    let modal = try stack
    var drawn = modal.screens
    try window.dismiss()
    #expect(modal.screens.map(\.segment) == ["modal", "a"])
    #expect(modal.style == .sheet)
    let sequence = window.lastSequence
    modal.popped(to: modal.screens[0])
    modal.left(modal.screens[0])
    modal.dismissed()
    #expect(window.lastSequence == sequence)
    drawn = []
    #expect(modal.screens == [] && drawn == [])
    #expect(window.leaks == [])
  }

  @Test(arguments: [false, true])
  func `a view model that captures its own stack leaks nothing`(isModal: Bool) throws {
    weak var page: Page?
    do {
      let place: Presentation =
        isModal ? .modal(over: try stack, at: "x") : .push(onto: try stack, at: "x")
      app.start(
        Flow("x", place) { flow in
          page = flow.showPage { _ in _ = place.navigator.screens }
        })
    }
    #expect(page != nil)
    try window.back()
    #expect(page == nil)
    #expect(window.brokenInvariants() == [])
  }

  @Test func `a cover stays until it closes itself`() throws {
    try present("cover", .cover)
    #expect(window.modals.last?.style == .cover)
    #expect(!window.canBePulledDown)
    #expect(!window.canGoBack)
    #expect(throws: Refusal.cover(title: "cover")) { try window.dismiss() }
    #expect(throws: Refusal.cover(title: "cover")) { try window.back() }
    try push("a")
    #expect(window.canGoBack && window.canSwipeBack)
    #expect(throws: Refusal.cover(title: "a")) { try window.dismiss() }
    try window.back()
    window.frontPage?.flow?.cancel()
    #expect(window.address == "/root")
    #expect(window.faults == [])
  }

  @Test func `what a person may do next is said before they do it`() throws {
    func expect(_ back: Bool, _ asks: Bool, _ swipe: Bool, _ pull: Bool, _ under: String?) {
      #expect(window.canGoBack == back)
      #expect(window.backAsks == asks)
      #expect(window.canSwipeBack == swipe)
      #expect(window.canBePulledDown == pull)
      #expect(window.screenUnderFront.map { "\($0.segment)" } == under)
    }
    expect(false, false, false, false, nil)
    try type("at the root")
    expect(false, false, false, false, nil)
    try push("a")
    expect(true, false, true, false, "root")
    try type("x")
    expect(true, true, false, false, "root")
    try present("modal")
    expect(true, false, false, true, "a")
    try push("b")
    expect(true, false, true, true, "modal")
    try type("x")
    expect(true, true, false, false, "modal")
    try push("c")
    expect(true, false, true, false, "b")
    #expect(window.modals.last?.hasUnsavedInput == true)
    window.frontPage?.alert = .init("Sure?", buttons: [.init("no", "No", role: .cancel)])
    expect(true, false, false, false, "b")
  }

  @Test func `every stack in order: the tabs, then the modals`() throws {
    let tabs = TestApp()
    tabs.startTabs()
    try tabs.window.select("right")
    tabs.start(Flow("modal", .modal(over: tabs.tabBar.selected.navigator, at: "modal")))
    #expect(tabs.window.stacks.map { $0.screens[0].segment } == ["left", "right", "modal"])
    #expect(window.stacks.map(\.number) == [try stack.number])
    #expect(AppWindow().stacks.isEmpty)
  }

  @Test func `an act is bound to its screen`() throws {
    let act = window.act(on: try #require(window.front))
    var count = 0
    #expect(act { count += 1 })
    try push("a")
    #expect(!act { count += 1 })
    #expect(count == 1)
    #expect(window.events.last?.kind == .refused)
  }

  @Test func `the window speaks the language of the app`() throws {
    let words = AppWindow.Words(
      discardTitle: "破棄しますか？", discardMessage: "入力は保存されていません。", keep: "続ける", discard: "破棄")
    let app = TestApp(in: AppWindow(words: words))
    app.start()
    app.start(Flow("a", .push(onto: try #require(app.window.root), at: "a")))
    try app.window.type("x")
    try app.window.back()
    let alert = try #require(app.window.alert)
    #expect(alert.title == "破棄しますか？")
    #expect(alert.message == "入力は保存されていません。")
    #expect(alert.buttons.map(\.label) == ["続ける", "破棄"])
    #expect(alert.buttons.map(\.id) == ["keep", "discard"])
  }

  @Test(
    arguments: [
      ([Screen.Alert.Button.Role.destructive], nil), ([.default], 0), ([.cancel], 0),
      ([.destructive, .cancel], 1), ([.default, .destructive], nil), ([.default, .default], nil),
    ] as [([Screen.Alert.Button.Role], Int?)])
  func `back is never the destructive choice`(
    _ roles: [Screen.Alert.Button.Role], _ expected: Int?
  ) throws {
    let page = try #require(window.frontPage)
    var answered: Int?
    page.alert = Screen.Alert(
      "Sure?",
      buttons: roles.enumerated().map { index, role in
        .init("\(index)", "\(index)", role: role) { answered = index }
      })
    #expect(window.canGoBack == (expected != nil))
    try? window.back()
    #expect(answered == expected)
    #expect((window.alert == nil) == (expected != nil))
  }

  @Test func `a question goes with its screen, and another alert is answered for itself`() throws {
    try push("form")
    try type("typed")
    try window.back()
    #expect(window.alert?.title == "Discard?")
    window.observe { [weak window] event in
      if event.kind == .shown, event.segment == "next" { try? window?.answer("ok") }
    }
    app.start(
      Flow("next", .push(onto: try stack, at: "next")) {
        let page = Page("Next")
        page.alert = Screen.Alert("Sure?", buttons: [.init("ok", "OK")])
        $0.show(page, $0.presentation)
      })
    #expect(window.events.last { $0.kind == .answered }?.detail == "ok")
    #expect(window.alert == nil)
    try window.back()
    #expect(window.alert?.title == "Discard?", "it waited under the other screen")
    try window.answer("keep")
    #expect(window.address == "/root/form")
  }
}
