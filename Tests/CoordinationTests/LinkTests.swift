import Coordination
import Testing

/// Opening addresses: the same walk as a person's.
@MainActor
struct LinkTests {
  let app = TestApp()
  var window: AppWindow { app.window }

  init() { app.startTabs() }

  @discardableResult
  private func open(_ link: String) async throws -> LinkProgress {
    let progress = try await window.open(Address(link))
    #expect(window.brokenInvariants() == [])
    return progress
  }

  private var stacks: [[String]] {
    app.tabBar.tabs.map { $0.navigator.screens.map { "\($0.segment)" } }
  }

  @Test func `an address is opened with the back stack of a person`() async throws {
    #expect(try await open("/left/a/modal/b") == .arrived)
    #expect(window.address == "/left/a/modal/b")
    for address in ["/left/a/modal", "/left/a", "/left"] {
      try window.back()
      #expect(window.address == address)
    }
  }

  @Test func `each step is started by the coordinator that the person would be in`() async throws {
    try await open("/right/a/b")
    let names = window.coordinators.map { "\($0.id) under \($0.parentID ?? 0)" }
    #expect(
      names == ["1 under 0", "2 under 1", "3 under 2", "4 under 2", "5 under 4", "6 under 5"])
  }

  @Test func `opening where the person is changes nothing`() async throws {
    try await open("/left/a/modal/b")
    let sequence = window.lastSequence
    let number = window.front?.number
    #expect(try await open("/left/a/modal/b") == .arrived)
    #expect(window.lastSequence == sequence)
    #expect(window.front?.number == number)
  }

  @Test func `what the address begins with stays, what is above goes`() async throws {
    try await open("/left/a/b/c")
    let kept = app.tabBar.tabs[0].navigator.screens.prefix(2).map(\.number)
    try await open("/left/a/d")
    #expect(stacks[0] == ["left", "a", "d"])
    #expect(app.tabBar.tabs[0].navigator.screens.prefix(2).map(\.number) == kept)
    try await open("/left/a/modal/b")
    try await open("/left/a/modal/c")
    #expect(window.address == "/left/a/modal/c")
    try await open("/left/a/modal2")
    #expect(window.address == "/left/a/modal2")
    try await open("/left")
    #expect(window.address == "/left")
    #expect(window.modals.isEmpty)
  }

  @Test func `parts compare whole`() async throws {
    try await open("/left/second-page")
    try await open("/left/second")
    #expect(stacks[0] == ["left", "second"])
  }

  @Test func `the same segment may stand twice`() async throws {
    try await open("/left/a/a/a")
    #expect(stacks[0] == ["left", "a", "a", "a"])
    try await open("/left/a/a")
    #expect(stacks[0] == ["left", "a", "a"])
  }

  @Test func `another tab is selected, modals close, and other stacks stay`() async throws {
    try await open("/left/a/modal")
    let sequence = window.lastSequence
    try await open("/right/b")
    #expect(stacks == [["left", "a"], ["right", "b"]])
    #expect(window.address == "/right/b")
    #expect(
      window.story(from: sequence) == [
        "removed modal", "cancelled #6", "selected right", "started #7", "shown b",
      ])
  }

  @Test func `without tabs the root's stack is the line`() async throws {
    app.start()
    #expect(try await window.open(Address("/root/a")) == .arrived)
    #expect(window.address == "/root/a")
    #expect(window.faults == [])
  }

  @Test func `a first step that nobody knows changes nothing`() async throws {
    try await open("/left/a")
    let address = try Address("/up/a")
    await #expect(throws: LinkFailure.unknown(address, step: "up")) {
      try await window.open(address)
    }
    #expect(window.address == "/left/a")
    #expect(window.events.last?.kind == .refused)
    await #expect(throws: LinkFailure.self) { try await AppWindow().open(Address("/left")) }
  }

  @Test(arguments: ["none", "two", "other", "idle"])
  func `a later step that is unknown, or shows something else, stops the walk`(_ step: String)
    async throws
  {
    let address = try Address("/left/a/\(step)/b")
    await #expect(throws: LinkFailure.unknown(address, step: step)) {
      try await window.open(address)
    }
    #expect(window.address.hasPrefix("/left/a"))
    #expect(window.brokenInvariants() == [])
  }

  /// The root of an app that can show another root, or a modal over whatever is there.
  private final class Front: AddressedCoordinator {
    let lifetime: Lifetime<Never>
    let window = AppWindow()

    init() { lifetime = Lifetime(rootOf: window) }

    func start() { start(Flow("Home", .root(of: window, at: "home"))) }

    func open(_ rest: ArraySlice<String>, from screen: Screen) -> LinkStep? {
      let window = window
      guard let below = window.frontNavigator else { return nil }
      return switch rest.first {
      case "login": .show { self.start(Flow("Log In", .root(of: window, at: "login"))) }
      case "news": .show { self.start(Flow("News", .modal(over: below, at: "news"))) }
      default: nil
      }
    }
  }

  @Test func `the root may show another root for an address, and the walk goes on there`()
    async throws
  {
    let front = Front()
    front.start()
    #expect(try await front.window.open(Address("/login/a/b")) == .arrived)
    #expect(front.window.address == "/login/a/b")
    #expect(front.window.pending == [])
  }

  @Test func `a modal is no root for an address, and nobody waits for it`() async throws {
    let front = Front()
    front.start()
    await #expect(throws: LinkFailure.unknown(try Address("/news"), step: "news")) {
      try await front.window.open(Address("/news"))
    }
    await front.window.settled()
    #expect(front.window.pending == [])
  }

  @Test func `whoever hears of a modal that a link closes finds the link not yet further`()
    async throws
  {
    var heard: [String] = []
    let navigator = app.tabBar.selected.navigator
    app.start(Flow("Over", .modal(over: navigator, at: "over"))) { app, _ in
      heard.append(app.window.address)
    }
    try await open("/left/a")
    #expect(heard == ["/left"])
    #expect(window.address == "/left/a")
  }

  @Test func `a step that is refused, or fails to load, says why`() async throws {
    try flow.answer.give("bad")
    let closed = try Address("/left/a/no-entry")
    await #expect(throws: LinkFailure.notThere(closed, step: "no-entry", "it is closed")) {
      try await window.open(closed)
    }
    let bad = try Address("/left/slow/a")
    await #expect(throws: LinkFailure.notThere(bad, step: "slow", "the answer was bad")) {
      try await window.open(bad)
    }
    #expect(window.address == "/left")
    #expect(
      "\(LinkFailure.notThere(bad, step: "slow", "why"))"
        == "“/left/slow/a” stops before “slow”: why")
  }

  private var flow: Flow {
    get throws { try #require(window.frontPage?.flow) }
  }

  @Test func `what has to be fetched is fetched before it is shown`() async throws {
    let answer = try flow.answer
    var progress: Result<LinkProgress, LinkFailure>?
    window.open(try Address("/left/slow/a")) { progress = $0 }
    #expect(window.address == "/left")
    #expect(progress == nil)
    #expect(window.pending == ["“/left/slow/a” is being opened"])
    answer.give("good")
    await window.settled()
    #expect(progress == .success(.arrived))
    #expect(window.address == "/left/slow/a")
  }

  @Test(arguments: ["tab", "push", "modal", "back", "link", "root"])
  func `whatever takes the person elsewhere drops the link under way`(_ act: String) async throws {
    try await open("/left/a")
    let answer = Answer()
    try flow.answer = answer
    var results: [Result<LinkProgress, LinkFailure>] = []
    let address = try Address("/left/a/slow")
    window.open(address) { results.append($0) }
    switch act {
    case "tab": try window.select("right")
    case "push":
      window.frontPage?.tapped = { [weak app] _ in app?.startSomething() }
      try window.tap()
    case "modal": app.start(Flow("over", .modal(over: app.tabBar.selected.navigator, at: "over")))
    case "back": try window.back()
    case "link": try await window.open(Address("/right"))
    default: app.start()
    }
    #expect(results == [.failure(.dropped(address))])
    #expect(window.events.count { $0.kind == .dropped } == 1)
    let before = (window.address, window.lastSequence)
    answer.give("late")
    for _ in 0..<10 { await Task.yield() }
    #expect(window.address == before.0)
    #expect(window.lastSequence == before.1)
    #expect(results.count == 1)
    await window.settled()
    #expect(window.faults == [])
  }

  @Test func `what changes nothing drops nothing`() async throws {
    let answer = try flow.answer
    window.open(try Address("/left/slow")) { _ in }
    try window.type("text")
    #expect(throws: Refusal.self) { try window.back() }
    answer.give("good")
    await window.settled()
    #expect(window.address == "/left/slow")
  }

  @Test func `the same link twice in one turn opens one screen`() async throws {
    window.open(try Address("/left/a")) { _ in }
    window.open(try Address("/left/a")) { _ in }
    await window.settled()
    #expect(stacks[0] == ["left", "a"])
  }

  @Test func `a link closes an alert unanswered`() async throws {
    var answers = 0
    window.frontPage?.tapped = {
      $0.alert = Screen.Alert("Sure?", buttons: [.init("ok", "OK") { answers += 1 }])
    }
    try window.tap()
    try await open("/left/a")
    #expect(window.alert == nil)
    try window.back()
    #expect(window.alert == nil)
    #expect(answers == 0)
  }

  @Test func `unsaved input is asked about, and the newer of two links goes on`() async throws {
    try await open("/left/form")
    try window.type("typed")
    #expect(try await open("/left/form/a") == .arrived, "nothing would be lost")
    try window.back()
    #expect(try await open("/left/b") == .asked)
    #expect(window.alert?.title == "Discard?")
    #expect(try await open("/left/c") == .asked)
    #expect(window.address == "/left/form")
    try window.answer("discard")
    await window.settled()
    #expect(window.address == "/left/c")
    #expect(window.alert == nil)
  }

  @Test func `keep forgets the link`() async throws {
    try await open("/left/form")
    try window.type("typed")
    #expect(try await open("/left/b") == .asked)
    try window.answer("keep")
    await window.settled()
    #expect(window.address == "/left/form")
  }

  @Test(arguments: [1_000, 4_000])
  func `a long address is opened step by step`(_ depth: Int) async throws {
    let link = "/left" + String(repeating: "/a", count: depth)
    #expect(try await window.open(Address(link, limit: .max)) == .arrived)
    #expect(app.tabBar.tabs[0].navigator.screens.count == depth + 1)
  }
}

extension TestApp {
  fileprivate func startSomething() {
    start(Flow("something", .push(onto: tabBar.selected.navigator, at: "something")))
  }
}
