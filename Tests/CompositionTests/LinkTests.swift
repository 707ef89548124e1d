import Composition
import Coordination
import Testing
import WebService

/// Addresses opened in the whole app: at once, after a log-in, or not at all.
@MainActor
struct LinkTests {
  @Test func `a link that waits closes a question about an older one`() async throws {
    let app = App()
    try app.tap("create-account")
    try app.type("mika", into: "username")
    #expect(try await app.window.open(Address("/welcome")) == .asked)
    guard case .waiting = try await app.window.open(Address("/first/red")) else {
      Issue.record("it should wait for a session")
      return
    }
    #expect(app.window.alert == nil)
    app.expect("/welcome/create-account")
  }

  private func launch(
    _ session: Session? = .user(App.demo), service: any WebServiceAPI = InMemoryWebService()
  ) async -> App {
    let app = App(session, service: service)
    await app.settle()
    return app
  }

  @Test func `a link while logged out is opened once after the log-in, with its back stack`()
    async throws
  {
    let app = await launch(nil)
    let reason = "it opens after you log in, create an account or go on as a guest"
    #expect(try await app.open("/home/product/1/owner") == .waiting(reason))
    app.expect("/welcome", title: "Welcome")
    try app.logIn(as: "demo", "demo")
    await app.settle()
    app.expect("/home/product/1/owner", title: "Hana")
    for address in ["/home/product/1", "/home"] {
      try app.back()
      app.expect(address)
    }
    try app.tap("disconnect")
    try app.answer("disconnect")
    try app.logIn(as: "demo", "demo")
    await app.settle()
    app.expect("/home")
  }

  @Test func `a wrong password keeps the link`() async throws {
    let app = await launch(nil)
    try await app.open("/first/red/red")
    try app.logIn(as: "demo", "guess")
    await app.settle()
    app.expect("/welcome")
    try app.logIn(as: "demo", "demo")
    await app.settle()
    app.expect("/first/red/red")
  }

  @Test func `of two links before a log-in the second is opened`() async throws {
    let app = await launch(nil)
    try await app.open("/home/product/1")
    try await app.open("/profile/product/3")
    try app.logIn(as: "demo", "demo")
    await app.settle()
    app.expect("/profile/product/3", title: "Field Notebook")
    #expect(app.stacks == [["home"], ["first"], ["profile", "product/3"]])
  }

  @Test(arguments: ["/", "/nowhere", "/welcome/nowhere", "/home//product"])
  func `a link that leads nowhere does not replace the one that waits`(link: String) async throws {
    let app = await launch(nil)
    try await app.open("/home/product/1")
    await #expect(throws: LinkFailure.self) { try await app.open(link) }
    try app.tap("continue-as-guest")
    await app.settle()
    app.expect("/home/product/1")
  }

  @Test func `a link waits for a new account as well`() async throws {
    let app = await launch(nil)
    try app.tap("create-account")
    try app.type("Mio", into: "username")
    try await app.open("/profile")
    app.expect("/welcome/create-account")
    #expect(app.window.alert == nil, "nothing is lost by waiting")
    try app.type("secret", into: "password")
    try app.type("secret", into: "confirm-password")
    try app.tap("create")
    await app.settle()
    app.expect("/profile", title: "Mio")
  }

  @Test func `a guest gets as far as there is a place for guests, and no link comes back`()
    async throws
  {
    let app = await launch(nil)
    try await app.open("/home/user")
    try app.tap("continue-as-guest")
    await app.settle()
    app.expect("/home", title: "Home")
    #expect(app.lastRefusal == "“/home/user” leads nowhere: there is no “user” here")
    try app.tap("log-in")
    try app.logIn(as: "demo", "demo")
    await app.settle()
    app.expect("/home")
  }

  @Test func `create account opens at once, and what waits goes on waiting`() async throws {
    let app = await launch(nil)
    try await app.open("/home/product/1")
    #expect(try await app.open("/welcome/create-account") == .arrived)
    app.expect("/welcome/create-account", title: "Create Account")
    #expect(try await app.open("/welcome") == .arrived)
    app.expect("/welcome")
    try app.tap("continue-as-guest")
    await app.settle()
    app.expect("/home/product/1")
  }

  @Test func `a link to create account drops a log-in that is under way`() async throws {
    let service = HeldWebService()
    let app = await launch(nil, service: service)
    try app.logIn(as: "demo", "demo")
    await service.received(.logIn("demo"))
    try await app.open("/welcome/create-account")
    #expect(app.count(.dropped) == 1)
    try app.type("Mio", into: "username")
    await service.answer(.logIn("demo"))
    await app.waitInVain()
    app.expect("/welcome/create-account")
    #expect(app.element("username")?.value == "Mio")
    try app.back()
    try app.answer("discard")
    #expect(app.element("log-in")?.isEnabled == true)
  }

  @Test func `unsaved input is asked about before a link takes it away`() async throws {
    let app = await launch(nil)
    try app.tap("create-account")
    try app.type("Mio", into: "username")
    #expect(try await app.open("/welcome") == .asked)
    #expect(app.window.alert?.title == "Discard?")
    try app.answer("keep")
    #expect(app.element("username")?.value == "Mio")
    #expect(try await app.open("/welcome") == .asked)
    try app.answer("discard")
    app.expect("/welcome")
  }

  @Test(arguments: [Session.guest, .user(App.demo)])
  func `a link to welcome is refused while somebody is using the app`(session: Session)
    async throws
  {
    let app = await launch(session)
    try await app.open("/first/second")
    let before = app.screens
    for link in ["/welcome", "/welcome/create-account"] {
      let address = try Address(link)
      await #expect(
        throws: LinkFailure.notThere(
          address, step: "welcome", "it is up only while nobody uses the app")
      ) { try await app.open(link) }
    }
    #expect(app.screens == before)
    app.expect("/first/second")
  }

  @Test func `a link under a modal closes it, and its coordinator ends as cancelled once`()
    async throws
  {
    let app = await launch()
    try app.select("first")
    try app.tap("next")
    try await app.open("/first/red")
    app.expect("/first/red")
    #expect(app.window.modals.isEmpty)
    let ends = app.window.events.filter { $0.coordinator == "SecondCoordinator" }.map(\.kind)
    #expect(ends == [.started, .shown, .removed, .cancelled])
  }

  @Test func `a link to another product replaces the one that is open`() async throws {
    let app = await launch()
    try await app.open("/home/product/1")
    try await app.open("/home/product/4")
    app.expect("/home/product/4", title: "南部鉄器の急須")
    try app.back()
    app.expect("/home")
  }

  @Test func `a link to a tab's root leads to the same root screen`() async throws {
    let app = await launch()
    let home = app.window.front?.number
    try await app.open("/home/product/1/owner/product/2/owner")
    #expect(app.window.modals.count == 2)
    try await app.open("/home")
    app.expect("/home")
    #expect(app.window.front?.number == home)
    #expect(app.window.modals.isEmpty)
  }

  @Test func `in a tab that was never visited back leads to the root of that tab`() async throws {
    let app = await launch()
    try app.tap("product-1")
    try await app.open("/first/red")
    app.expect("/first/red")
    try app.back()
    app.expect("/first")
    #expect(throws: Refusal.atRoot(title: "First")) { try app.back() }
    try app.select("home")
    app.expect("/home/product/1")
  }

  @Test func `the same link twice in one turn opens one screen`() async throws {
    let app = await launch()
    for _ in 1...2 { app.window.open(try Address("/home/product/1")) { _ in } }
    await app.settle()
    #expect(app.stacks[0] == ["home", "product/1"])
    try app.back()
    app.expect("/home")
  }

  @Test func `opening where the person is changes nothing`() async throws {
    let app = await launch()
    let link = "demo://home/product/1/owner/product/2"
    try await app.open(link)
    let before = (screens: app.screens, event: app.window.events.last?.sequence)
    #expect(try await app.open(link) == .arrived)
    #expect(app.screens == before.screens)
    #expect(app.window.events.last?.sequence == before.event)
  }

  @Test func `a link into the stack of a modal keeps the modal`() async throws {
    let app = await launch()
    try await app.open("/home/product/1/owner/product/2")
    let kept = app.screens.dropLast()
    try await app.open("/home/product/1/owner/product/7")
    app.expect("/home/product/1/owner/product/7", title: "Brass Bookmark")
    #expect(app.screens.dropLast() == kept)
  }

  @Test func `the same product may stand twice in an address`() async throws {
    let app = await launch()
    let link = "/home/product/1/product/2/product/1/owner/product/1"
    #expect(try await app.open(link) == .arrived)
    for _ in 1...4 { try app.back() }
    app.expect("/home/product/1")
  }

  @Test func `a link closes a question, and nothing is answered`() async throws {
    let app = await launch()
    try app.tap("disconnect")
    try await app.open("/home/user")
    app.expect("/home/user", title: "demo")
    try app.back()
    #expect(app.window.alert == nil)
    app.expect("/home")
  }

  @Test(arguments: [
    "", "/", "home", "/home//product", "/home/../first", "/home/product/%", "/home/%00",
    "/home\n", "/home/\u{1B}[2J", "other://home", "/" + String(repeating: "x", count: 10_000),
  ])
  func `a link that is no address changes nothing`(link: String) async throws {
    let app = await launch()
    try await app.open("/home/product/1")
    let before = (screens: app.screens, event: app.window.events.last?.sequence)
    await #expect(throws: LinkFailure.self) { try await app.open(link) }
    #expect(app.screens == before.screens)
    #expect(app.window.events.last?.sequence == before.event)
  }

  @Test(arguments: [
    ("demo://nowhere", "nowhere"), ("/nowhere/product/1", "nowhere"), ("/Home", "Home"),
    ("/home%2Fproduct", "home/product"), ("/product/1", "product"), ("/homes", "homes"),
    ("https://example.com/あ", "あ"),
  ])
  func `a first step that nobody knows changes nothing`(link: String, step: String) async throws {
    let app = await launch()
    try await app.open("/home/product/1/owner")
    let before = app.screens
    let address = try Address(link, scheme: "demo")
    await #expect(throws: LinkFailure.unknown(address, step: step)) { try await app.open(link) }
    #expect(app.screens == before)
    app.expect("/home/product/1/owner")
    #expect(app.lastRefusal == "“\(address)” leads nowhere: there is no “\(step)” here")
  }

  @Test(arguments: [
    ("/home/product", "/home"), ("/home/product/", "/home"), ("/home/product/abc", "/home"),
    ("/home/product/01", "/home"), ("/home/product/+1", "/home"), ("/home/product/１", "/home"),
    ("/home/product/9223372036854775808", "/home"), ("/home/home", "/home"),
    ("/home/product/1/product/1", "/home/product/1"), ("/home/product/1/user", "/home/product/1"),
    ("/home/product/1/owner/close", "/home/product/1/owner"), ("/first/third", "/first"),
    ("/first/second/second", "/first/second"), ("/first/second-page/red", "/first/second-page"),
    ("/first/red/deeper", "/first/red"), ("/profile/user", "/profile"),
    ("/home/user/owner", "/home/user"), ("/first/red/red/red/blue/red", "/first/red/red/red"),
  ])
  func `a later step that nobody knows stops at the deepest place that exists`(
    link: String, place: String
  ) async throws {
    let app = await launch()
    try app.tap("profile")
    let address = try Address(link)
    let known = try Address(place).parts.count
    let failure = LinkFailure.unknown(address, step: address.parts[known])
    await #expect(throws: failure) { try await app.open(link) }
    await app.settle()
    app.expect(place)
    #expect(!app.ids.contains("loading"))
    #expect(app.lastRefusal == "\(failure)")
  }

  @Test(arguments: [
    ("/home/product/999", "/home"), ("/home/product/-1", "/home"), ("/home/product/0", "/home"),
    ("/home/product/1/product/999", "/home/product/1"),
    ("/home/product/1/product/4/owner", "/home/product/1"), ("/profile/product/1", "/profile"),
    ("/home/user/product/1", "/home/user"),
    ("/home/product/1/owner/product/4", "/home/product/1/owner"),
  ])
  func `a product that is not there, or is somebody else's, is not shown under the owner`(
    link: String, place: String
  ) async throws {
    let app = await launch()
    let failure = LinkFailure.notThere(
      try Address(link), step: "product", WebServiceError.notFound.message)
    await #expect(throws: failure) { try await app.open(link) }
    await app.settle()
    app.expect(place)
    #expect(!app.ids.contains("loading"))
    #expect(
      app.lastRefusal == "“\(link)” stops before “product”: "
        + "This is no longer available; go back and choose something else.")
  }

  @Test func `a guest has no page of their own, and a profile without products`() async throws {
    let app = await launch(.guest)
    for (link, place, step) in [
      ("/home/user", "/home", "user"), ("/profile/product/3", "/profile", "product"),
    ] {
      let address = try Address(link)
      await #expect(throws: LinkFailure.unknown(address, step: step)) { try await app.open(link) }
      app.expect(place)
    }
    app.expect("/profile", title: "Guest")
    #expect(try await app.open("/home/product/4/owner/product/6") == .arrived)
  }

  /// What takes a person elsewhere while `/home/product/1/product/2` is fetched at its last step.
  nonisolated static let elsewhere = [
    "back", "tab", "modal", "link", "wait", "guest", "log out", "swipe",
  ]

  @Test(arguments: elsewhere)
  func `whatever takes a person elsewhere drops the link whose product is fetched`(act: String)
    async throws
  {
    let service = HeldWebService(isHolding: false)
    let app = await launch(service: service)
    try await app.open("/home/product/1")
    await app.settle()
    service.isHolding = true
    var results: [Result<LinkProgress, LinkFailure>] = []
    let address = try Address("/home/product/1/product/2")
    app.window.open(address) { results.append($0) }
    await service.received(.product(2))
    app.expect("/home/product/1")
    #expect(results == [])

    service.isHolding = false
    switch act {
    case "back": try app.back()
    case "tab": try app.select("first")
    case "modal": try app.tap("owner")
    case "link": try await app.open("/home/product/1/product/7")
    case "wait":
      app.coordinator.begin(nil)
      try await app.open("/profile")
    case "guest": app.coordinator.begin(.guest)
    case "swipe":
      let home = try #require(app.window.frontNavigator?.screens.first)
      app.window.frontNavigator?.popped(to: home)
    default: app.coordinator.begin(nil)
    }
    await app.settle()
    #expect(results == [.failure(.dropped(address))])
    #expect(app.count(.dropped) == 1)
    #expect(
      "\(LinkFailure.dropped(address))"
        == "“/home/product/1/product/2” was dropped: something newer came first")

    let before = (screens: app.screens, event: app.window.events.last?.sequence)
    await service.answer(.product(2))
    await app.waitInVain()
    #expect(app.screens == before.screens)
    #expect(app.window.events.last?.sequence == before.event)
    #expect(results.count == 1)
  }

  @Test func `a person who disconnects while a link is under way is not taken to it`() async throws
  {
    let service = HeldWebService(isHolding: false)
    let app = await launch(service: service)
    service.isHolding = true
    app.window.open(try Address("/home/product/1")) { _ in }
    await service.received(.product(1))
    try app.tap("disconnect")
    try app.answer("disconnect")
    app.expect("/welcome")
    #expect(app.count(.dropped) == 1)

    service.isHolding = false
    try app.logIn(as: "demo", "demo")
    await app.settle()
    await service.answer(.product(1))
    await app.waitInVain()
    app.expect("/home")
  }

  @Test func `what is refused, or changes nothing, does not drop a link under way`() async throws {
    let service = HeldWebService(isHolding: false)
    let app = await launch(service: service)
    service.isHolding = true
    var result: Result<LinkProgress, LinkFailure>?
    app.window.open(try Address("/home/product/1/owner")) { result = $0 }
    await service.received(.product(1))
    #expect(throws: Refusal.atRoot(title: "Home")) { try app.back() }
    #expect(throws: Refusal.noModal) { try app.dismiss() }
    #expect(throws: Refusal.self) { try app.tap("nothing") }
    try app.select("home")
    service.isHolding = false
    await service.answer(.product(1))
    await app.settle()
    #expect(result == .success(.arrived))
    app.expect("/home/product/1/owner")
  }

  @Test func `a question that comes up while a product is fetched is closed unanswered`()
    async throws
  {
    let service = HeldWebService(isHolding: false)
    let app = await launch(service: service)
    service.isHolding = true
    app.window.open(try Address("/home/product/1")) { _ in }
    await service.received(.product(1))
    try app.tap("disconnect")
    service.isHolding = false
    await service.answer(.product(1))
    await app.settle()
    app.expect("/home/product/1")
    try app.back()
    app.expect("/home")
    #expect(app.window.alert == nil)
  }

  @Test func `a person who goes elsewhere after the log-in is not fetched back`() async throws {
    let service = HeldWebService()
    let app = await launch(nil, service: service)
    try await app.open("/home/product/1")
    try app.logIn(as: "demo", "demo")
    await service.answer(.logIn("demo"))
    await service.received(.product(1))
    try app.select("first")
    for request in [.product(1), .products, .productsOwnedBy(1)] as [HeldWebService.Request] {
      await service.answer(request)
    }
    await app.settle()
    await app.waitInVain()
    app.expect("/first")
    #expect(app.stacks[0] == ["home"])
  }

  @Test func `a service that does not answer stops the link where it is, and a second try works`()
    async throws
  {
    let service = HeldWebService(isHolding: false)
    let app = await launch(service: service)
    service.isHolding = true
    let address = try Address("/home/product/1/owner")
    var results: [Result<LinkProgress, LinkFailure>] = []
    app.window.open(address) { results.append($0) }
    await service.answer(.product(1), throwing: .unavailable)
    await app.settle()
    app.expect("/home")
    #expect(
      results == [
        .failure(.notThere(address, step: "product", WebServiceError.unavailable.message))
      ])
    #expect(service.requests.count { $0 == .product(1) } == 1, "nothing is tried again by itself")
    service.isHolding = false
    try await app.open("/home/product/1/owner")
    app.expect("/home/product/1/owner")
  }

  @Test func `dropping window and app while a link is fetched frees everything`() async throws {
    let service = HeldWebService(isHolding: false)
    weak var window: Window?
    weak var coordinator: AppCoordinator?
    weak var home: AnyObject?
    do {
      let app = await launch(service: service)
      service.isHolding = true
      app.window.open(try Address("/home/product/1")) { _ in }
      await service.received(.product(1))
      window = app.window
      coordinator = app.coordinator
      home = app.window.front?.viewModel
    }
    let isAlive = (window != nil, coordinator != nil, home != nil)
    #expect(isAlive == (false, false, false))
    await service.answer(.product(1))
  }
}

extension App {
  /// Opens a link, as the system hands it over.
  @discardableResult
  func open(
    _ link: String, at location: SourceLocation = #_sourceLocation
  ) async throws -> LinkProgress {
    defer { #expect(window.brokenInvariants() == [], sourceLocation: location) }
    return try await window.open(Address(link, scheme: "demo"))
  }

  /// Gives what was dropped its chance to come back all the same.
  func waitInVain() async {
    for _ in 1...50 { await Task.yield() }
  }

  /// The segments of every tab's stack, or of the root.
  var stacks: [[String]] {
    switch window.root {
    case nil: []
    case .navigator(let navigator): [navigator.screens.map(\.segment)]
    case .tabBar(let bar): bar.tabs.map { $0.navigator.screens.map(\.segment) }
    }
  }

  /// The number of every screen on the tree, so that another one in its place is noticed.
  var screens: [Int] {
    let stacks: [Navigator] =
      switch window.root {
      case nil: []
      case .navigator(let navigator): [navigator]
      case .tabBar(let bar): bar.tabs.map(\.navigator)
      }
    return (stacks + window.modals).flatMap(\.screens).map(\.number)
  }

  /// What the log says about the last refusal.
  var lastRefusal: String? { window.events.last { $0.kind == .refused }?.detail }
}
