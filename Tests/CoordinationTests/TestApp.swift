import Coordination
import Observation

/// A screen whose acts a test decides.
@MainActor @Observable
final class Page: ViewModel {
  let title: String
  private(set) var text = ""
  private(set) var isEnabled = true
  private(set) var loaded: [String] = []
  var alert: Screen.Alert?
  /// A mistake: two elements with one id.
  @ObservationIgnored var isTwofold = false
  @ObservationIgnored let work: Screen.Work?
  @ObservationIgnored weak var flow: Flow?
  @ObservationIgnored var tapped: @MainActor (Page) -> Void

  init(
    _ title: String, work: Screen.Work? = nil,
    tapped: @escaping @MainActor (Page) -> Void = { _ in }
  ) {
    self.title = title
    self.work = work
    self.tapped = tapped
  }

  var hasUnsavedInput: Bool { !text.isEmpty }

  var elements: [Screen.Element] {
    [
      .text("words", "Words"),
      .field("field", "Field", value: text) { self.text = $0 },
      .button("go", "Go", isEnabled: isEnabled) { self.tapped(self) },
      .row(isTwofold ? "go" : "row", "Row") { self.tapped(self) },
    ]
  }

  func disable() { isEnabled = false }

  func load(_ answer: Answer) {
    work?.run(for: self) {
      await answer.value()
    } then: { page, result in
      if case .success(let value) = result { page.loaded.append(value) }
    }
  }
}

/// A value that a test gives when it likes.
@MainActor
final class Answer {
  private var waiting: [CheckedContinuation<String, Never>] = []
  private var given: String?

  func value() async -> String {
    if let given { return given }
    return await withCheckedContinuation { waiting.append($0) }
  }

  func give(_ value: String) {
    given = value
    for continuation in waiting { continuation.resume(returning: value) }
    waiting = []
  }
}

/// A coordinator that does what a test tells it in `start()`.
@MainActor
final class Flow: AddressedCoordinator {
  let lifetime = Lifetime<String>()
  let presentation: Presentation
  let title: String
  let starts: @MainActor (Flow) -> Void
  var heard: [String] = []
  var answer = Answer()

  init(
    _ title: String, _ presentation: Presentation,
    starts: @escaping @MainActor (Flow) -> Void = { $0.showPage() }
  ) {
    self.title = title
    self.presentation = presentation
    self.starts = starts
  }

  func start() { starts(self) }

  /// What can follow: any other flow pushed, `item` with an id, `modal…` over this one, `slow…` after
  /// an answer.
  func open(_ rest: ArraySlice<String>, from screen: Screen) -> LinkStep? {
    guard let part = rest.first else { return nil }
    let navigator = presentation.navigator
    if part.hasPrefix("no") { return part == "no-entry" ? .refuse("it is closed") : nil }
    if part == "two" {
      return .show {
        self.push("one", navigator)
        self.push("two", navigator)
      }
    }
    if part == "other" { return .show { self.push("another", navigator) } }
    if part == "idle" { return .show {} }
    if part == "item" {
      guard rest.count > 1 else { return nil }
      let segment: Screen.Segment = "item/\(rest[rest.startIndex + 1])"
      return .show { self.start(Flow("Item", .push(onto: navigator, at: segment))) }
    }
    if part.hasPrefix("modal") {
      return .show { self.start(Flow(part, .modal(over: navigator, at: "\(part)"))) }
    }
    if part.hasPrefix("slow") {
      return .load(for: self) { [answer] in
        let value = await answer.value()
        if value == "bad" { throw Trouble() }
        return value
      } then: { flow, _ in
        flow.push(part, navigator)
      }
    }
    return .show { self.push(part, navigator) }
  }

  private func push(_ segment: String, _ navigator: Navigator) {
    start(Flow(segment, .push(onto: navigator, at: "\(segment)")))
  }

  struct Trouble: Error, CustomStringConvertible {
    var description: String { "the answer was bad" }
  }

  @discardableResult
  func showPage(
    _ title: String? = nil, tapped: @escaping @MainActor (Page) -> Void = { _ in }
  ) -> Page? {
    let page = show(presentation) { Page(title ?? self.title, work: $0, tapped: tapped) }
    page?.flow = self
    return page
  }

  /// Starts a child and notes what becomes of it.
  func begin(_ child: Flow) {
    let title = child.title
    start(child) { $0.heard.append("\(title) \($1)") }
  }
}

/// The root of a small app: one stack, or two tabs.
@MainActor
final class TestApp: Coordinator {
  let lifetime: Lifetime<Never>
  let window: AppWindow
  let tabBar = TabBar([.init(id: "left", title: "Left"), .init(id: "right", title: "Right")])

  init(in window: AppWindow = AppWindow()) {
    self.window = window
    lifetime = Lifetime(rootOf: window)
  }

  func start() { start(Flow("Root", .root(of: window, at: "root"))) }

  /// Shows both tabs.
  private(set) weak var tabs: Tabs?
  /// How flows have ended that were started to be noted.
  private(set) var heard: [String] = []

  func startTabs() {
    let tabs = Tabs(tabBar: tabBar)
    self.tabs = tabs
    start(tabs)
  }

  /// Starts a flow and notes how it ended.
  func begin(_ child: Flow, noting name: String) {
    start(child) { app, outcome in
      app.heard.append(outcome == .cancelled ? "\(name) cancelled" : "\(name) completed")
    }
  }

  /// Starts a flow that the test keeps.
  func begin(_ child: Flow) -> Flow {
    start(child)
    return child
  }
}

/// Owns the two tabs and starts a flow in each.
@MainActor
final class Tabs: Coordinator {
  let lifetime = Lifetime<Void>()
  let tabBar: TabBar

  init(tabBar: TabBar) { self.tabBar = tabBar }

  func start() {
    for tab in tabBar.tabs { start(Flow(tab.title, .root(of: tab.navigator, at: "\(tab.id)"))) }
    show(tabBar)
  }
}

extension AppWindow {
  /// Taps an element of the front screen.
  func tap(_ id: String = "go") throws {
    guard let front else { throw Refusal.nothingShown }
    try tap(id, on: front)
  }

  func type(_ text: String) throws {
    guard let front else { throw Refusal.nothingShown }
    try enter(text, into: "field", on: front)
  }

  /// The log in words, from an event on.
  func story(from sequence: Int = 0) -> [String] {
    events.filter { $0.sequence > sequence }.map { event in
      let subject = event.segment ?? event.coordinatorID.map { "#\($0)" } ?? ""
      return subject.isEmpty ? event.kind.rawValue : "\(event.kind.rawValue) \(subject)"
    }
  }

  /// What is broken, but for what the test itself still keeps.
  var faults: [String] { brokenInvariants().filter { !leaks.contains($0) } }

  var lastSequence: Int { events.last?.sequence ?? 0 }
  var frontPage: Page? { front?.viewModel as? Page }
}
