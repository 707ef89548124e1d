import Foundation
import HTTPWebService
import Testing
import WebServer
import WebService

/// Who is asking, and how the service knows.
@Suite(.enabled(if: WebServer.isAvailable, "\(WebServer.need)"))
struct TokenTests {
  private let server: WebServer
  private let service: HTTPWebService

  init() throws {
    server = try WebServer()
    service = HTTPWebService(at: server.url, deadline: .seconds(600))
  }

  private var demo: any ProductsAPI { service.products(for: 1) }

  @Test func `a log-in is shown with what that user asks, and with nothing else`() async throws {
    _ = try await service.products()
    #expect(
      try await service.logIn(username: " demo ", password: "demo") == User(id: 1, name: "demo"))
    _ = try await demo.products()
    _ = try await service.products()
    #expect(try await server.tell("seen GET /products") == "3 1")
  }

  @Test func `what the service refuses is told apart, and what is empty is not sent`() async throws
  {
    await #expect(throws: WebServiceError.wrongCredentials) {
      try await service.logIn(username: "demo", password: "guess")
    }
    await #expect(throws: WebServiceError.emptyCredentials) {
      try await service.logIn(username: "  ", password: "x")
    }
    #expect(try await server.tell("seen POST /session") == "1 0")
    let mio = try await service.createAccount(username: "Mio 🌸", password: "pass wörd")
    #expect(mio == User(id: 4, name: "Mio 🌸"))
    #expect(try await service.products(ownedBy: 4) == [])
    await #expect(throws: WebServiceError.nameTaken) {
      try await service.createAccount(username: "Hana", password: "secret")
    }
    #expect(try await service.logIn(username: "Mio 🌸", password: "pass wörd") == mio)
  }

  @Test func `it offers what the service in memory offers`() async throws {
    let memory = InMemoryWebService()
    #expect(try await service.products() == memory.products())
    #expect(try await service.product(id: 4) == memory.product(id: 4))
    #expect(try await service.products(ownedBy: 3) == memory.products(ownedBy: 3))
  }

  @Test func `a token that has expired is not shown again, nor does a guest ask instead`()
    async throws
  {
    _ = try await service.logIn(username: "demo", password: "demo")
    try await server.tell("expire")
    for _ in 1...3 {
      await #expect(throws: WebServiceError.sessionExpired) { try await demo.products() }
    }
    #expect(try await server.tell("seen GET /products") == "1 1")
    _ = try await service.logIn(username: "demo", password: "demo")
    #expect(try await demo.products().count == 7)
  }

  @Test func `a late answer about an older token does not take the newer one`() async throws {
    _ = try await service.logIn(username: "demo", password: "demo")
    try await server.tell("fault GET /products hold")
    let late = Task { [demo] in try await demo.products() }
    try await server.tell("received GET /products")
    try await server.tell("expire")
    _ = try await service.logIn(username: "demo", password: "demo")
    try await server.tell("release")
    await #expect(throws: WebServiceError.sessionExpired) { try await late.value }
    #expect(try await demo.products().count == 7)
  }

  @Test func `after a log-out nothing is sent, and the service knows the token no more`()
    async throws
  {
    _ = try await service.logIn(username: "demo", password: "demo")
    await service.logOut(userID: 1)
    await #expect(throws: WebServiceError.sessionExpired) { try await demo.products() }
    try await server.tell("received DELETE /session")
    #expect(try await server.tell("seen DELETE /session") == "1 1")
    #expect(try await server.tell("seen GET /products") == "0 0")
  }

  @Test func `a session goes on as long as the service says so, or nothing`() async throws {
    let mio = try await service.createAccount(username: "Mio", password: "secret")
    #expect(try await service.resume(userID: mio.id) == mio)
    try await server.tell("fault GET /session status 503")
    await #expect(throws: WebServiceError.unavailable) { try await service.resume(userID: mio.id) }
    #expect(try await service.resume(userID: mio.id) == mio, "nothing was forgotten")
    await #expect(throws: WebServiceError.sessionExpired) { try await service.resume(userID: 1) }
    let other = HTTPWebService(at: server.url, deadline: .seconds(600))
    await #expect(throws: WebServiceError.sessionExpired) { try await other.resume(userID: mio.id) }
    try await server.tell("fault GET /session status 503")
    await #expect(throws: WebServiceError.unavailable) { try await other.resume(userID: mio.id) }
  }

  @Test func `a log-in that was given up leaves no token`() async throws {
    try await server.tell("fault POST /session hold")
    let task = Task { try await service.logIn(username: "demo", password: "demo") }
    try await server.tell("received POST /session")
    task.cancel()
    await #expect(throws: WebServiceError.unavailable) { try await task.value }
    await #expect(throws: WebServiceError.sessionExpired) { try await demo.products() }
  }

  @Test func `no token and no password is in anything that can be printed`() async throws {
    _ = try await service.createAccount(username: "Mio", password: "s3cret")
    var text = "\(service) \(service.products(for: 4))"
    dump(service, to: &text)
    debugPrint(service, to: &text)
    debugPrint(service.products(for: 4), to: &text)
    #expect(!text.contains("s3cret"))
    #expect(!text.contains(/[A-Za-z0-9_-]{40,}/))
  }
}
