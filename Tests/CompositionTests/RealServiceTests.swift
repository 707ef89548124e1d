import AppTesting
import Composition
import Coordination
import FlowTesting
import Foundation
import HTTPWebService
import Testing
import WebServer
import WebService

/// The app on a service in a process of its own.
@MainActor
@Suite(.enabled(if: WebServer.isAvailable, "\(WebServer.need)"))
struct RealServiceTests {
  private let server: WebServer
  private let service: HTTPWebService

  init() throws {
    server = try WebServer()
    service = HTTPWebService(at: server.url)
  }

  private func loggedIn(at link: String? = nil) async throws -> FlowApp {
    let app = FlowApp.launched(nil, service: service)
    try app.logIn()
    try await app.settle(timeout: 60)
    if let link {
      try await app.open(link)
      try await app.settle(timeout: 60)
    }
    return app
  }

  @Test func `a person logs in, looks around and logs out`() async throws {
    let app = try await loggedIn(at: "/home/product/1/owner")
    #expect(app.cells.identifiers == ["product-1", "product-2", "product-7"])
    try app.endSession()
    try await server.tell("received DELETE /session")
    #expect(app.address == "/welcome")
    try app.logIn("demo", "guess")
    try await app.settle(timeout: 60)
    #expect(app.staticTexts["error"].label == WebServiceError.wrongCredentials.message)
    try await app.createAccount("Mio")
    #expect(try app.root.session == .user(User(id: 4, name: "Mio")))
  }

  @Test func `expired in the middle, they log in and go on`() async throws {
    let app = try await loggedIn(at: "/home/product/1")
    try await server.tell("expire")
    try app.buttons["owner"].tap()
    try await app.settle(timeout: 60)
    #expect(app.address == "/welcome")
    #expect(app.staticTexts.identifiers == ["notice"])
    app.arrivalsPerAct = 5
    try app.logIn()
    try await app.settle(timeout: 60)
    #expect(app.address == "/home/product/1/owner")
    #expect(app.cells.count == 3)
  }

  @Test(arguments: ["status 503", "html 401", "garbage", "truncate"])
  func `a failure is a sentence and a way to try again, and no log-out`(fault: String)
    async throws
  {
    let app = try await loggedIn(at: "/home/product/1")
    try await server.tell("fault GET /users/2/products \(fault)")
    try app.buttons["owner"].tap()
    try await app.settle(timeout: 60)
    #expect(app.staticTexts["error"].label == WebServiceError.unavailable.message)
    try app.buttons["retry"].tap()
    try await app.settle(timeout: 60)
    #expect(app.cells.count == 3)
  }

  @Test func `leaving a screen hangs up`() async throws {
    let app = try await loggedIn(at: "/home/product/1")
    try await server.tell("fault GET /users/2/products hold")
    try app.buttons["owner"].tap()
    try await server.tell("received GET /users/2/products 2")
    try app.buttons["close"].tap()
    try await server.tell("gone GET /users/2/products")
    #expect(app.address == "/home/product/1")
  }

  @Test func `a log-out in one window hangs up in the other`() async throws {
    let sessions = SessionStore(service: service)
    let left = try await FlowApp.window(of: sessions)
    let right = try await FlowApp.window(of: sessions)
    try left.logIn()
    try await left.settle(timeout: 60)
    try await right.settle(timeout: 60)
    try await server.tell("fault GET /users/2/products hold")
    try await right.open("/home/product/1")
    try await server.tell("received GET /users/2/products")
    try left.endSession()
    try await server.tell("gone GET /users/2/products")
    #expect([left.address, right.address] == ["/welcome", "/welcome"])
  }

  @Test func `a log-in that is given up is not let in by its answer`() async throws {
    let app = FlowApp.launched(nil, service: service)
    try await server.tell("fault POST /session hold")
    try app.logIn()
    try await server.tell("received POST /session")
    try app.buttons["continue-as-guest"].tap()
    try await server.tell("gone POST /session")
    try await app.settle(timeout: 60)
    #expect(try app.root.session == .guest)
    #expect(app.count("dropped welcome") == 1)
  }

  @Test(arguments: [true, false])
  func `launched while the service is away, nothing is lost`(hasToken: Bool) async throws {
    let place = try await loggedIn(at: "/home/product/1").root.snapshot
    try server.stop()
    let later = hasToken ? service : HTTPWebService(at: server.url)
    let app = try await Relaunch(place, service: later).app
    #expect(try app.root.session?.user?.id == 1)
    #expect(try app.root.snapshot == place)
    #expect(app.buttons["retry"].exists)

    // It forgets every token when it ends, so nobody's session goes on.
    let again = try WebServer(port: server.url.port)
    try app.buttons["retry"].tap()
    try await app.settle(timeout: 60)
    #expect(app.address == "/welcome")
    #expect(try app.root.snapshot == place)
    try app.logIn()
    try await app.settle(timeout: 60)
    #expect(app.address == "/home/product/1")
    try again.stop()
  }

  @Test func `launched while the service is away, and still known when it is back`() async throws {
    let app = try await loggedIn(at: "/home/product/1")
    let place = try app.root.snapshot
    try await server.tell("fault GET /session status 503 times 9")
    let again = try await Relaunch(place, service: service).app
    #expect(again.address == "/home")
    try await server.tell("clear")
    try again.buttons["retry"].tap()
    try await again.settle(timeout: 60)
    #expect(again.address == "/home/product/1")
    #expect(try again.root.session == .demo)
  }
}
