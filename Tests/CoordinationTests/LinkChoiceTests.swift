import Coordination
import Observation
import Testing

/// Links that are asked about, given up, or wait.
@MainActor
struct LinkChoiceTests {
  /// The root of an app that has a public and a private half: `/login`, and `/home` once it is open.
  private final class Front: AddressedCoordinator {
    let lifetime: Lifetime<Never>
    let window = AppWindow()
    var isOpen = false
    let answer = Answer()

    init() { lifetime = Lifetime(rootOf: window) }

    func start() { start(Flow("Log In", .root(of: window, at: "login"))) }

    func logIn() {
      isOpen = true
      start(Flow("Home", .root(of: window, at: "home")))
      window.openWaiting()
    }

    func open(_ rest: ArraySlice<String>, from screen: Screen) -> LinkStep? {
      switch rest.first {
      case "home" where !isOpen: return .wait("it opens after you log in")
      case "home": return .show { self.start(Flow("Home", .root(of: self.window, at: "home"))) }
      case "login": return .show { self.start() }
      case "later":
        return .load(for: self) { [answer] in
          await answer.value()
        } then: { front, _ in
          front.start(Flow("Later", .root(of: front.window, at: "later")))
        }
      default: return nil
      }
    }
  }

  private let front = Front()
  private var window: AppWindow { front.window }

  init() { front.start() }

  @Test(arguments: ["/home", "/home/a", "/later"])
  func `a link for which the root shows another root asks about what was typed`(_ link: String)
    async throws
  {
    front.logIn()
    try await window.open(Address("/login"))
    try window.type("typed")
    front.answer.give("answer")
    #expect(try await window.open(Address(link)) == .asked)
    #expect(window.address == "/login")
    try window.answer("keep")
    #expect(window.address == "/login")
    #expect(try await window.open(Address(link)) == .asked)
    try window.answer("discard")
    await window.settled()
    #expect(window.address == link)
    #expect(window.faults == [])
  }

  @Test func `what is typed while such a link is fetched is asked about too`() async throws {
    var results: [Result<LinkProgress, LinkFailure>] = []
    window.open(try Address("/later")) { results.append($0) }
    try window.type("typed")
    front.answer.give("answer")
    await window.settled()
    #expect(results == [.success(.asked)])
    #expect(window.address == "/login")
    #expect(window.alert?.title == "Discard?")
    try window.answer("discard")
    await window.settled()
    #expect(window.address == "/later")
  }

  @Test func `what waits asks nothing, because nothing leaves`() async throws {
    try window.type("typed")
    let address = try Address("/home/a")
    #expect(try await window.open(address) == .waiting("it opens after you log in"))
    #expect(window.waiting?.address == address)
    #expect(window.waiting?.reason == "it opens after you log in")
    #expect(window.alert == nil)
    front.logIn()
    #expect(window.address == "/home/a")
    #expect(window.waiting == nil)
  }

  @Test func `the newest link waits, and the one before is dropped`() async throws {
    try await window.open(Address("/home/a"))
    try await window.open(Address("/home/b/c%2Fd"))
    try await window.open(Address("/home/b/c%2Fd"))
    #expect(window.events.filter { $0.kind == .dropped }.map(\.segment) == ["home/a"])
    front.logIn()
    #expect(window.address == "/home/b/c%2Fd")
  }

  @Test func `a link that waits may be given up`() async throws {
    try await window.open(Address("/home/a"))
    window.cancelWaiting()
    #expect(window.waiting == nil)
    #expect(window.events.last?.kind == .dropped)
    front.logIn()
    #expect(window.address == "/home")
  }

  @Test func `a link under way may be seen and given up`() async throws {
    let address = try Address("/later")
    var results: [Result<LinkProgress, LinkFailure>] = []
    window.open(address) { results.append($0) }
    #expect(window.opening == address)
    window.cancelOpening()
    #expect(window.opening == nil)
    #expect(results == [.failure(.dropped(address))])
    let sequence = window.lastSequence
    front.answer.give("late")
    for _ in 0..<20 { await Task.yield() }
    #expect(window.lastSequence == sequence)
    #expect(window.address == "/login")
    #expect(window.events.count { $0.kind == .dropped } == 1)
  }

  @Test func `a shell is told when a link begins, waits and ends`() async throws {
    final class Told: @unchecked Sendable { var count = 0 }
    let told = Told()
    func watch() {
      withObservationTracking {
        _ = (window.opening, window.waiting)
      } onChange: {
        told.count += 1
      }
    }
    watch()
    window.open(try Address("/later")) { _ in }
    #expect(told.count == 1)
    watch()
    front.answer.give("answer")
    await window.settled()
    #expect(told.count == 2)
    watch()
    try await window.open(Address("/home"))
    #expect(told.count == 3)
    watch()
    window.cancelWaiting()
    #expect(told.count == 4)
  }

  /// angular PR#60380 tells of a navigation that goes on after it was cancelled.
  @Test(arguments: [false, true])
  func `cancelling the task that opens a link drops it`(isAnswered: Bool) async throws {
    let address = try Address("/later")
    let opening = Task { try await window.open(address) }
    while window.opening == nil { await Task.yield() }
    let sequence = window.lastSequence
    opening.cancel()
    if isAnswered { front.answer.give("answer") }
    await #expect(throws: LinkFailure.dropped(address)) { try await opening.value }
    await window.settled()
    #expect(window.address == "/login")
    #expect(window.story(from: sequence) == ["dropped later"])
    #expect(window.faults == [])
    front.answer.give("late")
    for _ in 0..<20 { await Task.yield() }
    #expect(window.address == "/login")
  }

  @Test func `a task that was cancelled before opens nothing`() async throws {
    let address = try Address("/login/a")
    let opening = Task { () async throws -> Void in
      while !Task.isCancelled { await Task.yield() }
      try await window.open(address)
    }
    opening.cancel()
    await #expect(throws: LinkFailure.dropped(address)) { try await opening.value }
    #expect(window.address == "/login")
  }

  private struct Later: PassingFailure, CustomStringConvertible {
    let mayPass: Bool
    var description: String { "not now" }
  }

  private final class Shop: AddressedCoordinator {
    let lifetime = Lifetime<Void>()
    let presentation: Presentation
    let error: Later

    init(_ presentation: Presentation, _ error: Later) {
      self.presentation = presentation
      self.error = error
    }

    func start() { show(Page("Shop"), presentation) }

    func open(_ rest: ArraySlice<String>, from screen: Screen) -> LinkStep? {
      .load(for: self) { [error] () async throws -> String in
        throw error
      } then: { shop, text in
        shop.show(Page(text), .push(onto: shop.presentation.navigator, at: "1"))
      }
    }
  }

  @Test func `a step that fails for now is told from one that is not there`() async throws {
    let address = try Address("/shop/1")
    front.start(Shop(.root(of: window, at: "shop"), Later(mayPass: true)))
    await #expect(throws: LinkFailure.notNow(address, step: "1", "not now")) {
      try await window.open(address)
    }
    front.start(Shop(.root(of: window, at: "shop"), Later(mayPass: false)))
    await #expect(throws: LinkFailure.notThere(address, step: "1", "not now")) {
      try await window.open(address)
    }
  }

  /// A shop whose product is not to be had, until it is.
  private final class Stock: AddressedCoordinator {
    let lifetime = Lifetime<Void>()
    let presentation: Presentation
    var mayBeHad = false

    init(_ presentation: Presentation) { self.presentation = presentation }

    func start() { show(Page("Stock"), presentation) }

    func open(_ rest: ArraySlice<String>, from screen: Screen) -> LinkStep? {
      .load(for: self) { [weak self] () async throws -> Void in
        if self?.mayBeHad != true { throw Later(mayPass: true) }
      } then: { stock, _ in
        stock.show(
          Page("1"), .push(onto: stock.presentation.navigator, at: Screen.Segment(parts: ["1"])))
      }
    }
  }

  private func stopped() async throws -> (Stock, Navigator) {
    let stock = Stock(.root(of: window, at: "stock"))
    front.start(stock)
    let stack = try #require(window.frontNavigator)
    await #expect(throws: LinkFailure.self) { try await window.open(Address("/stock/1")) }
    return (stock, stack)
  }

  @Test func `what is not to be had now waits where it stopped, and goes on when told to`()
    async throws
  {
    let (stock, stack) = try await stopped()
    let link = try #require(window.waiting)
    #expect(link.address == (try Address("/stock/1")))
    #expect(link.reason == "not now")
    #expect(window.waiting(on: stack) == link)
    window.openWaiting()
    #expect(window.waiting == nil)
    await window.settled()
    #expect(window.waiting == link, "it still is not")
    stock.mayBeHad = true
    window.openWaiting()
    await window.settled()
    #expect(window.address == "/stock/1")
    #expect(window.waiting == nil)
    #expect(!window.events.contains { $0.kind == .dropped })
  }

  @Test(arguments: ["push", "modal", "root", "link", "give up"])
  func `whoever goes elsewhere from there drops it, once`(act: String) async throws {
    let (stock, stack) = try await stopped()
    switch act {
    case "push": stock.show(Page("x"), .push(onto: stack, at: "x"))
    case "modal": stock.show(Page("x"), .modal(over: stack, at: "x"))
    case "root": front.start()
    case "link":
      await #expect(throws: LinkFailure.self) { try await window.open(Address("/stock/2")) }
    default: window.cancelWaiting()
    }
    #expect(window.waiting?.address == (act == "link" ? try Address("/stock/2") : nil))
    #expect(window.events.filter { $0.kind == .dropped }.map(\.segment) == ["stock/1"])
    stock.mayBeHad = true
    if act != "link" { window.openWaiting() }
    await window.settled()
    #expect(!window.address.hasSuffix("/1"))
    #expect(window.events.count { $0.kind == .dropped } == 1)
  }

  /// flutter #112071 and ionic-plugin-deeplinks #48 tell of an empty host, app_links #92 of its case.
  @Test(arguments: [
    "demo://home/product/1", "demo:///home/product/1", "demo:/home/product/1",
    "demo:home/product/1", "DEMO://HOME/product/1", "demo://h%6Fme/product/1/",
    "https://any.host/home/product/1", "HTTP://any.host:80/home/product/1?x#y", "/home/product/1",
  ])
  func `legal spellings of one address are one address`(_ link: String) throws {
    #expect(try Address(link, scheme: "demo").parts == ["home", "product", "1"])
    #expect(try Address(link, scheme: "Demo").parts == ["home", "product", "1"])
  }

  @Test func `a host is decoded once, and its escapes keep their case`() throws {
    #expect(try Address("demo://%E9%96%89/x", scheme: "demo").parts == ["閉", "x"])
    #expect(try Address("demo://a%252Fb/x", scheme: "demo").parts == ["a%2fb", "x"])
    #expect(try Address("demo://a%2Fb/x", scheme: "demo").parts == ["a/b", "x"])
    #expect(try Address("demo://A%42/x", scheme: "demo").parts == ["aB", "x"])
    #expect(try Address("demo://İ/x", scheme: "demo").parts == ["İ", "x"])
    #expect(throws: LinkFailure.self) { try Address("demo://%FF/x", scheme: "demo") }
    #expect(throws: LinkFailure.self) { try Address("demo://%2E%2E/x", scheme: "demo") }
  }
}
