import Coordination
import Testing

/// The check says what is broken. Each fault here is one that an app can really make.
@MainActor
struct InvariantTests {
  let app = TestApp()
  var window: AppWindow { app.window }

  init() { app.startTabs() }

  @Test func `a whole tree has nothing to say`() throws {
    #expect(window.brokenInvariants() == [])
    #expect(window.living == (4, 2))
    #expect(window.leaks == [])
  }

  @Test func `whoever keeps a finished coordinator leaks it`() throws {
    let navigator = app.tabBar.selected.navigator
    var kept: [Flow] = [app.begin(Flow("Kept", .push(onto: navigator, at: "kept")))]
    try window.back()
    #expect(window.leaks == ["Flow is alive, but it has left the tree"])
    #expect(window.brokenInvariants() == window.leaks)
    #expect(window.living == (5, 2))
    kept = []
    #expect(kept.isEmpty)
    #expect(window.brokenInvariants() == [])
    #expect(window.living == (4, 2))
  }

  @Test func `whoever keeps a departed screen leaks its view model`() throws {
    let navigator = app.tabBar.selected.navigator
    app.start(Flow("Gone", .push(onto: navigator, at: "gone")))
    let screen = try #require(window.front)
    try window.back()
    #expect(window.leaks == ["Page is alive, but it has left the tree"])
    #expect(window.living == (4, 3))
    _ = screen.number
  }

  @Test func `a view model and a coordinator that keep each other are found`() throws {
    let navigator = app.tabBar.selected.navigator
    weak var page: Page?
    do {
      let flow = Flow("Cycle", .push(onto: navigator, at: "cycle"))
      app.start(flow)
      let kept = window.frontPage
      page = kept
      page?.tapped = { _ in
        flow.finish("")
        _ = kept
      }
    }
    try window.tap()
    #expect(
      window.leaks.sorted() == [
        "Flow is alive, but it has left the tree", "Page is alive, but it has left the tree",
      ])
    page?.tapped = { _ in }
    #expect(window.brokenInvariants() == [])
  }

  @Test func `a root coordinator that nobody keeps leaves its screens without an owner`() {
    let window: AppWindow
    do {
      let app = TestApp()
      app.start()
      window = app.window
    }
    #expect(
      window.brokenInvariants() == [
        "the screen “root” belongs to no running coordinator in the tree"
      ])
  }

  @Test func `a tab bar that is never shown leaves its screens off the tree`() {
    let bar = TabBar([.init(id: "one", title: "One")])
    app.start(Flow("Hidden", .root(of: bar.tabs[0].navigator, at: "one")))
    #expect(window.brokenInvariants() == ["Flow has a screen that is not on the tree"])
  }

  @Test func `living objects are constant over many rounds`() throws {
    let navigator = app.tabBar.selected.navigator
    for _ in 0..<1_000 {
      app.start(Flow("Pushed", .push(onto: navigator, at: "pushed")))
      app.start(Flow("Modal", .modal(over: navigator, at: "modal")))
      try window.dismiss()
      try window.back()
      #expect(window.living == (4, 2))
    }
    #expect(window.brokenInvariants() == [])
  }
}
