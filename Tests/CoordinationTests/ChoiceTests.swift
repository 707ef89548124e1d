import Coordination
import Testing

/// What could have been decided either way, and must not be left open.
@MainActor
struct ChoiceTests {
  let app = TestApp()
  var window: AppWindow { app.window }

  init() { app.startTabs() }

  private func push(_ segment: String, onto tab: Int = 0) -> Flow {
    app.begin(Flow(segment, .push(onto: app.tabBar.tabs[tab].navigator, at: "\(segment)")))
  }

  private func present(_ segment: String) throws -> Flow {
    app.begin(Flow(segment, .modal(over: try #require(window.frontNavigator), at: "\(segment)")))
  }

  private func ask(_ buttons: [Screen.Alert.Button]) throws {
    let page = try #require(window.frontPage)
    page.tapped = { $0.alert = Screen.Alert("Sure?", message: "Really.", buttons: buttons) }
    try window.tap()
  }

  // Back

  @Test func `back goes to the innermost layer`() throws {
    _ = push("one")
    _ = try present("modal")
    app.start(Flow("in", .push(onto: try #require(window.frontNavigator), at: "in")))
    try ask([.init("no", "No", role: .cancel)])
    try window.back()
    #expect(window.alert == nil)
    #expect(window.address == "/left/one/modal/in")
    try window.back()
    #expect(window.address == "/left/one/modal")
    try window.back()
    #expect(window.address == "/left/one")
    try window.back()
    #expect(window.address == "/left")
    #expect(!window.canGoBack)
    #expect(throws: Refusal.atRoot(title: "Left")) { try window.back() }
  }

  @Test func `back N and back to the root stay in the front stack, and are refused whole`() throws {
    for segment in ["a", "b", "c"] { _ = push(segment) }
    _ = try present("modal")
    #expect(throws: Refusal.tooFewScreens(asked: 1, available: 0)) { try window.back(1) }
    #expect(throws: Refusal.atRoot(title: "modal")) { try window.backToRoot() }
    try window.dismiss()
    #expect(throws: Refusal.tooFewScreens(asked: 4, available: 3)) { try window.back(4) }
    try window.back(2)
    #expect(window.address == "/left/a")
    try window.backToRoot()
    #expect(window.address == "/left")
  }

  // Tabs

  @Test func `selecting another tab keeps both stacks, selecting the same one pops it`() throws {
    _ = push("a")
    _ = push("b")
    let screens = app.tabBar.tabs[0].navigator.screens.map(\.number)
    try window.select("right")
    #expect(window.address == "/right")
    try window.select("left")
    #expect(app.tabBar.tabs[0].navigator.screens.map(\.number) == screens)
    try window.select("left")
    #expect(window.address == "/left")
    let sequence = window.lastSequence
    try window.select("left")
    #expect(window.lastSequence == sequence, "at its root: taken, and nothing to do")
  }

  @Test func `tabs are refused under a modal, under an alert, and when there is none such`() throws
  {
    #expect(throws: Refusal.noSuchTab("up", tabs: ["left", "right"])) { try window.select("up") }
    try ask([.init("ok", "OK")])
    #expect(throws: Refusal.alertUp(title: "Sure?")) { try window.select("right") }
    try window.back()
    _ = try present("modal")
    #expect(throws: Refusal.modalUp(title: "modal")) { try window.select("right") }
    #expect(window.tabBar?.selected.id == "left")
  }

  @Test func `a coordinator may jump to another tab, and back there leads to that tab's root`()
    throws
  {
    _ = push("jumped", onto: 1)
    #expect(window.address == "/left")
    app.tabBar.select("right")
    app.tabBar.select("nowhere")
    #expect(window.address == "/right/jumped")
    try window.back()
    #expect(window.address == "/right")
    #expect(window.faults == [])
  }

  @Test func `a tab bar is shown once, when every tab has a screen`() throws {
    let sequence = window.lastSequence
    app.show(app.tabBar)
    app.show(TabBar([.init(id: "empty", title: "Empty")]))
    #expect(window.story(from: sequence) == ["refused #1", "refused #1"])
    #expect(window.address == "/left")
  }

  // Modals

  @Test func `presenting while something is presented stacks on top`() throws {
    let lower = try present("lower")
    let upper = try present("upper")
    #expect(window.address == "/left/lower/upper")
    upper.finish("")
    #expect(window.address == "/left/lower")
    _ = try present("again")
    lower.finish("")
    #expect(window.address == "/left")
    #expect(throws: Refusal.noModal) { try window.dismiss() }
  }

  @Test func `two modals opened from one screen leave with it`() throws {
    let navigator = app.tabBar.selected.navigator
    let screen = push("screen")
    app.start(Flow("one", .modal(over: navigator, at: "one")))
    app.start(Flow("two", .modal(over: navigator, at: "two")))
    try window.dismiss()
    app.start(Flow("three", .modal(over: navigator, at: "three")))
    screen.finish("")
    #expect(window.address == "/left")
    #expect(window.modals.isEmpty)
  }

  @Test func `the first screen of a modal may be replaced`() throws {
    let flow = try present("modal")
    app.start(Flow("next", .root(of: flow.presentation.navigator, at: "next")))
    #expect(window.address == "/left/next")
    #expect(window.modals.count == 1)
    try window.back()
    #expect(window.address == "/left")
  }

  // Alerts

  @Test func `an alert takes its answers, back, and nothing else`() throws {
    var answers: [String] = []
    let buttons: [Screen.Alert.Button] = [
      .init("no", "No", role: .cancel) { answers.append("no") },
      .init("yes", "Yes", role: .destructive) { answers.append("yes") },
    ]
    try ask(buttons)
    #expect(window.events.last?.kind == .alert)
    #expect(throws: Refusal.alertUp(title: "Sure?")) { try window.tap() }
    #expect(throws: Refusal.alertUp(title: "Sure?")) { try window.back(1) }
    #expect(throws: Refusal.alertUp(title: "Sure?")) { try window.backToRoot() }
    #expect(throws: Refusal.alertUp(title: "Sure?")) { try window.dismiss() }
    #expect(throws: Refusal.noSuchAnswer("maybe", answers: ["no", "yes"])) {
      try window.answer("maybe")
    }
    try window.answer("yes")
    #expect(throws: Refusal.noAlert) { try window.answer("yes") }
    try window.tap()
    try window.back()
    #expect(answers == ["yes", "no"])
  }

  @Test func `back is refused by an alert that has no way back`() throws {
    try ask([.init("red", "Red"), .init("blue", "Blue")])
    #expect(!window.canGoBack)
    #expect(throws: Refusal.needsAnswer(title: "Sure?", answers: ["red", "blue"])) {
      try window.back()
    }
    try window.answer("blue")
    #expect(window.alert == nil)
  }

  @Test func `an alert goes with its screen, and waits while the screen is covered`() throws {
    let flow = push("asking")
    try ask([.init("ok", "OK")])
    let over = try present("over")
    #expect(window.alert == nil)
    over.finish("")
    #expect(window.alert?.title == "Sure?")
    flow.finish("")
    #expect(window.alert == nil)
    #expect(throws: Refusal.noAlert) { try window.answer("ok") }
  }

  @Test func `an answer may ask again`() throws {
    let page = try #require(window.frontPage)
    page.tapped = { page in
      page.alert = Screen.Alert(
        "First?",
        buttons: [
          .init("more", "More") { [weak page] in
            page?.alert = Screen.Alert("Second?", buttons: [.init("ok", "OK")])
          }
        ])
    }
    try window.tap()
    try window.answer("more")
    #expect(window.alert?.title == "Second?")
    #expect(window.events.count { $0.kind == .alert } == 2)
    try window.back()
    #expect(window.alert == nil)
  }

  // Unsaved input

  @Test func `a person's act that would lose input asks first, and keep changes nothing`() throws {
    _ = push("form")
    _ = push("form2")
    try window.type("typed")
    let acts: [() throws -> Void] = [
      { try window.back() }, { try window.back(2) }, { try window.backToRoot() },
      { try window.select("left") },
    ]
    for act in acts {
      try act()
      #expect(window.alert?.title == "Discard?")
      #expect(window.address == "/left/form/form2")
      try window.answer("keep")
      #expect(window.alert == nil)
      #expect(window.address == "/left/form/form2")
      #expect(window.frontPage?.text == "typed")
    }
  }

  @Test func `discard carries on what was asked, once`() throws {
    _ = push("form")
    try window.type("typed")
    _ = push("upper")
    try window.type("typed too")
    try window.backToRoot()
    try window.answer("discard")
    #expect(window.address == "/left")
    #expect(window.alert == nil)
    #expect(window.events.count { $0.kind == .alert } == 1)
  }

  @Test func `back under the question keeps, and leaving a clean screen never asks`() throws {
    _ = push("form")
    try window.type("typed")
    _ = push("clean")
    try window.back()
    #expect(window.address == "/left/form")
    try window.back()
    try window.back()
    #expect(window.alert == nil)
    #expect(window.address == "/left/form")
    try window.type("")
    try window.back()
    #expect(window.address == "/left")
  }

  @Test func `a pulled modal asks, and the question goes when its screen does`() throws {
    let form = try present("form")
    try window.type("typed")
    try window.dismiss()
    #expect(window.alert?.title == "Discard?")
    form.finish("done")
    #expect(window.alert == nil)
    #expect(throws: Refusal.noAlert) { try window.answer("discard") }
    #expect(window.address == "/left")
  }

  @Test func `changes that coordinators make never ask`() throws {
    let form = push("form")
    try window.type("typed")
    form.cancel()
    #expect(window.address == "/left")
    #expect(window.alert == nil)
  }

  // Shells that move first

  @Test func `a shell that has moved already is never refused or asked`() throws {
    let navigator = app.tabBar.selected.navigator
    _ = push("form")
    try window.type("typed")
    let root = try #require(navigator.screens.first)
    navigator.popped(to: root)
    #expect(window.address == "/left")
    navigator.popped(to: root)
    #expect(window.address == "/left")
    let form = try present("modal")
    try window.type("typed")
    form.presentation.navigator.dismissed()
    form.presentation.navigator.dismissed()
    navigator.dismissed()
    #expect(window.address == "/left")
    #expect(window.alert == nil)
  }

  // Standing empty

  @Test func `a wizard may stand empty between two steps`() throws {
    let navigator = app.tabBar.selected.navigator
    let wizard = Flow("Wizard", .push(onto: navigator, at: "wizard")) { wizard in
      wizard.start(Flow("one", .push(onto: navigator, at: "one"))) { wizard, _ in
        wizard.begin(Flow("two", .push(onto: navigator, at: "two")))
      }
    }
    let parent = push("parent")
    parent.begin(wizard)
    try window.back()
    #expect(window.address == "/left/parent/two")
    try window.back()
    #expect(window.address == "/left/parent")
    #expect(wizard.heard == ["two cancelled"])
    #expect(parent.heard == ["Wizard cancelled"])
  }

  @Test func `a coordinator that shows nothing ends when start returns`() {
    let parent = push("parent")
    parent.begin(Flow("Nothing", .push(onto: app.tabBar.selected.navigator, at: "x")) { _ in })
    #expect(parent.heard == ["Nothing cancelled"])
    #expect(window.address == "/left/parent")
  }

  @Test func `a coordinator may finish in its start`() {
    let parent = push("parent")
    parent.begin(
      Flow("Quick", .push(onto: app.tabBar.selected.navigator, at: "x")) { $0.finish("at once") })
    #expect(parent.heard == ["Quick completed(\"at once\")"])
  }

  @Test func `a coordinator without a screen lives as long as its child`() throws {
    let navigator = app.tabBar.selected.navigator
    let parent = push("parent")
    parent.begin(
      Flow("Bare", .push(onto: navigator, at: "x")) {
        $0.start(Flow("Child", .push(onto: navigator, at: "child")))
      })
    #expect(window.address == "/left/parent/child")
    parent.heard = []
    try window.back()
    #expect(parent.heard == ["Bare cancelled"])
  }
}
