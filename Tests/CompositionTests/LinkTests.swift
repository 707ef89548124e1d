import AppTesting
import Composition
import Coordination
import FlowTesting
import Testing

/// Addresses opened in the whole app: to their end, or not at all.
@MainActor
struct LinkTests {
  @Test func `opening where the person is changes nothing`() async throws {
    let app = try await FlowApp.shop()
    let link = "demo://home/product/1/owner/product/2"
    try await app.open(link, scheme: "demo")
    let before = app.standstill
    #expect(try await app.open(link, scheme: "demo") == .arrived)
    #expect(app.standstill == before)
  }

  @Test func `a link into the stack of a modal keeps the modal`() async throws {
    let app = try await FlowApp.shop()
    try await app.open("/home/product/1/owner/product/2")
    let kept = app.screens.dropLast()
    try await app.open("/home/product/1/owner/product/7")
    #expect(app.address == "/home/product/1/owner/product/7")
    #expect(app.title == "Brass Bookmark")
    #expect(app.screens.dropLast() == kept)
  }

  @Test func `the same product may stand twice in an address`() async throws {
    let app = try await FlowApp.shop()
    let link = "/home/product/1/product/2/product/1/owner/product/1"
    #expect(try await app.open(link) == .arrived)
    for _ in 1...4 { try app.navigationBar.buttons["Back"].tap() }
    #expect(app.address == "/home/product/1")
  }

  @Test func `a link closes a question, and nothing is answered`() async throws {
    let app = try await FlowApp.shop()
    try app.buttons["disconnect"].tap()
    try await app.open("/home/user")
    #expect(app.address == "/home/user")
    #expect(app.title == "demo")
    try app.navigationBar.buttons["Back"].tap()
    #expect(app.alerts.count == 0)
    #expect(app.address == "/home")
  }

  @Test(arguments: [Session.guest, .demo])
  func `a link to welcome is refused while somebody is using the app`(session: Session)
    async throws
  {
    let app = try await FlowApp.shop(session)
    try await app.open("/first/second")
    let before = app.screens
    for link in ["/welcome", "/welcome/create-account"] {
      let address = try Address(link)
      let failure = LinkFailure.notThere(
        address, step: "welcome", "it is up only while nobody uses the app")
      #expect(try await app.linkFailure(link) == failure)
    }
    #expect(app.screens == before)
    #expect(app.address == "/first/second")
  }

  @Test(arguments: [
    "", "/", "home", "/home//product", "/home/../first", "/home/product/%", "/home/%00",
    "/home\n", "/home/\u{1B}[2J", "other://home", "/" + String(repeating: "x", count: 10_000),
  ])
  func `a link that is no address changes nothing`(link: String) async throws {
    let app = try await FlowApp.shop()
    try await app.open("/home/product/1")
    let before = app.standstill
    let failure = try await app.linkFailure(link, scheme: "demo")
    #expect("\(failure)".contains("” is no address: "))
    #expect(app.standstill == before)
  }

  @Test(arguments: [
    ("demo://nowhere", "nowhere"), ("/nowhere/product/1", "nowhere"), ("/Home", "Home"),
    ("/home%2Fproduct", "home/product"), ("/product/1", "product"), ("/homes", "homes"),
    ("https://example.com/あ", "あ"),
  ])
  func `a first step that nobody knows changes nothing`(link: String, step: String) async throws {
    let app = try await FlowApp.shop()
    try await app.open("/home/product/1/owner")
    let before = app.screens
    let address = try Address(link, scheme: "demo")
    #expect(try await app.linkFailure(link, scheme: "demo") == .unknown(address, step: step))
    #expect(app.screens == before)
    #expect(app.address == "/home/product/1/owner")
    #expect(app.lastRefusal == "“\(address)” leads nowhere: there is no “\(step)” here")
  }

  @Test func `a guest has no page of their own, and a profile without products`() async throws {
    let app = try await FlowApp.shop(.guest)
    for (link, place, step) in [
      ("/home/user", "/home", "user"), ("/profile/product/3", "/profile", "product"),
    ] {
      let address = try Address(link)
      #expect(try await app.linkFailure(link) == .unknown(address, step: step))
      #expect(app.address == place)
    }
    #expect(app.address == "/profile")
    #expect(app.title == "Guest")
    #expect(try await app.open("/home/product/4/owner/product/6") == .arrived)
  }
}
