import AppTesting
import Composition
import Coordination
import FlowTesting
import Testing
import WebService

/// Links whose product is being fetched, and what comes in between.
@MainActor
struct LinkUnderWayTests {
  /// What takes a person elsewhere while `/home/product/1/product/2` is fetched at its last step.
  nonisolated static let elsewhere = [
    "back", "tab", "modal", "link", "wait", "guest", "log out", "swipe",
  ]

  private let service = HeldWebService(isHolding: false)

  @Test(arguments: elsewhere)
  func `whatever takes a person elsewhere drops the link whose product is fetched`(act: String)
    async throws
  {
    let app = try await FlowApp.shop(service: service)
    try await app.open("/home/product/1")
    try await app.settle()
    service.isHolding = true
    var results: [Result<LinkProgress, LinkFailure>] = []
    let address = try Address("/home/product/1/product/2")
    try app.perform { app.window.open(address) { results.append($0) } }
    await service.received(.product(2))
    #expect(app.address == "/home/product/1")
    #expect(results == [])

    service.isHolding = false
    switch act {
    case "back": try app.navigationBar.buttons["Back"].tap()
    case "tab": try app.tabBar.buttons["first"].tap()
    case "modal": try app.buttons["owner"].tap()
    case "link": try await app.open("/home/product/1/product/7")
    case "wait":
      try app.endSession()
      try await app.open("/profile")
    case "guest": try app.endSession(beginning: .guest)
    case "swipe":
      try app.perform {
        let home = try #require(app.window.frontNavigator?.screens.first)
        app.window.frontNavigator?.popped(to: home)
      }
    default: try app.endSession()
    }
    try await app.settle()
    #expect(results == [.failure(.dropped(address))])
    #expect(app.count(.dropped) == 1)
    #expect(
      "\(LinkFailure.dropped(address))"
        == "“/home/product/1/product/2” was dropped: something newer came first")

    let before = app.standstill
    await service.answer(.product(2))
    await app.waitInVain()
    #expect(app.standstill == before)
    #expect(results.count == 1)
  }

  @Test func `a person who disconnects while a link is under way is not taken to it`() async throws
  {
    let app = try await FlowApp.shop(service: service)
    service.isHolding = true
    try app.perform { app.window.open(try Address("/home/product/1")) { _ in } }
    await service.received(.product(1))
    try app.buttons["disconnect"].tap()
    try app.alerts.buttons["disconnect"].tap()
    #expect(app.address == "/welcome")
    #expect(app.count(.dropped) == 1)

    service.isHolding = false
    try app.logIn()
    try await app.settle()
    await service.answer(.product(1))
    await app.waitInVain()
    #expect(app.address == "/home")
  }

  @Test func `what is refused, or changes nothing, does not drop a link under way`() async throws {
    let app = try await FlowApp.shop(service: service)
    service.isHolding = true
    var result: Result<LinkProgress, LinkFailure>?
    try app.perform { app.window.open(try Address("/home/product/1/owner")) { result = $0 } }
    await service.received(.product(1))
    #expect(
      try app.refusal { try app.navigationBar.buttons["Back"].tap() } == .atRoot(title: "Home"))
    #expect(try app.refusal { try app.modals.top.swipeDown() } == .noModal)
    let nothing = try app.refusal {
      try app.perform { try app.window.tap("nothing", on: #require(app.window.front)) }
    }
    #expect(nothing == .noSuchElement("nothing", title: "Home"))
    try app.tabBar.buttons["home"].tap()
    service.isHolding = false
    await service.answer(.product(1))
    try await app.settle()
    #expect(result == .success(.arrived))
    #expect(app.address == "/home/product/1/owner")
  }

  @Test func `a question that comes up while a product is fetched is closed unanswered`()
    async throws
  {
    let app = try await FlowApp.shop(service: service)
    service.isHolding = true
    try app.perform { app.window.open(try Address("/home/product/1")) { _ in } }
    await service.received(.product(1))
    try app.buttons["disconnect"].tap()
    service.isHolding = false
    await service.answer(.product(1))
    try await app.settle()
    #expect(app.address == "/home/product/1")
    try app.navigationBar.buttons["Back"].tap()
    #expect(app.address == "/home")
    #expect(app.alerts.count == 0)
  }

  @Test func `a person who goes elsewhere after the log-in is not fetched back`() async throws {
    let app = try await FlowApp.shop(nil, service: service)
    service.isHolding = true
    try await app.open("/home/product/1")
    try app.logIn()
    await service.answer(.logIn("demo"))
    await service.received(.product(1))
    try app.tabBar.buttons["first"].tap()
    for request in [.product(1), .products, .productsOwnedBy(1)] as [HeldWebService.Request] {
      await service.answer(request)
    }
    try await app.settle()
    await app.waitInVain()
    #expect(app.address == "/first")
    #expect(app.segments[0] == ["home"])
  }

  @Test func `a service that does not answer stops the link where it is, and a second try works`()
    async throws
  {
    let app = try await FlowApp.shop(service: service)
    service.isHolding = true
    let address = try Address("/home/product/1/owner")
    var results: [Result<LinkProgress, LinkFailure>] = []
    try app.perform { app.window.open(address) { results.append($0) } }
    await service.answer(.product(1), throwing: .unavailable)
    try await app.settle()
    #expect(app.address == "/home")
    #expect(
      results == [
        .failure(.notNow(address, step: "product", WebServiceError.unavailable.message))
      ])
    #expect(service.requests.count { $0 == .product(1) } == 1, "nothing is tried again by itself")
    service.isHolding = false
    try await app.open("/home/product/1/owner")
    #expect(app.address == "/home/product/1/owner")
  }

  @Test func `dropping window and app while a link is fetched frees everything`() async throws {
    weak var window: AppWindow?
    weak var coordinator: AppCoordinator?
    weak var home: AnyObject?
    do {
      let app = try await FlowApp.shop(service: service)
      service.isHolding = true
      try app.perform { app.window.open(try Address("/home/product/1")) { _ in } }
      await service.received(.product(1))
      window = app.window
      coordinator = try app.root
      home = app.window.front?.viewModel
    }
    let isAlive = (window != nil, coordinator != nil, home != nil)
    #expect(isAlive == (false, false, false))
    await service.answer(.product(1))
  }
}
