import Foundation
import HTTPWebService
import Testing
import WebServer
import WebService

/// What goes wrong between here and the service: a real one that does it on request.
@Suite(.enabled(if: WebServer.isAvailable, "\(WebServer.need)"))
struct HTTPFaultTests {
  private let server: WebServer
  private let service: HTTPWebService

  init() throws {
    server = try WebServer()
    service = HTTPWebService(at: server.url, deadline: .seconds(600), limit: 100_000)
  }

  private func products() async -> Result<Int, WebServiceError> {
    do throws(WebServiceError) {
      return .success(try await service.products().count)
    } catch {
      return .failure(error)
    }
  }

  @Test(
    arguments: [
      "status 500", "status 503", "status 429", "status 403", "status 418", "status 401",
      "html 200", "html 401", "html 404", "garbage", "empty", "truncate", "reset", "drop",
      "challenge", "challenge shop", "huge", "endless", "redirect /session",
      "redirect http://localhost:1/x",
    ])
  func `what the service did not say is no answer, and the next request is as ever`(fault: String)
    async throws
  {
    try await server.tell("fault GET /products \(fault)")
    #expect(await products() == .failure(.unavailable))
    #expect(await products() == .success(7))
  }

  @Test(arguments: ["html 401", "html 404", "status 403", "garbage", "redirect /session"])
  func `nor does it log anybody out`(fault: String) async throws {
    let user = try await service.logIn(username: "demo", password: "demo")
    let offer = service.products(for: user.id)
    try await server.tell("fault GET /products \(fault)")
    await #expect(throws: WebServiceError.unavailable) { try await offer.products() }
    #expect(try await offer.products().count == 7)
    #expect(try await server.tell("seen GET /products") == "2 2")
  }

  @Test func `what the service says is not there is not there`() async throws {
    try await server.tell("fault GET /products status 404")
    #expect(await products() == .failure(.notFound))
    await #expect(throws: WebServiceError.notFound) { try await service.product(id: 99) }
    await #expect(throws: WebServiceError.notFound) { try await service.products(ownedBy: 99) }
  }

  @Test(arguments: ["http://127.0.0.1:1", "http://nowhere.invalid"])
  func `a service that cannot be reached does not answer`(url: String) async throws {
    let service = HTTPWebService(at: try #require(URL(string: url)))
    await #expect(throws: WebServiceError.unavailable) { try await service.products() }
  }

  @Test(arguments: ["hold", "drip"])
  func `a slow answer is given up at the deadline, also if it never stops coming`(fault: String)
    async throws
  {
    let hasty = HTTPWebService(at: server.url, deadline: .milliseconds(300))
    try await server.tell("fault GET /products \(fault)")
    await #expect(throws: WebServiceError.unavailable) { try await hasty.products() }
    try await server.tell("gone GET /products")
  }

  @Test(arguments: ["hold", "drip"])
  func `a request that is cancelled hangs up`(fault: String) async throws {
    try await server.tell("fault GET /products \(fault)")
    let task = Task { await products() }
    try await server.tell("received GET /products")
    task.cancel()
    #expect(await task.value == .failure(.unavailable))
    try await server.tell("gone GET /products")
  }

  @Test func `a request that is cancelled before it is sent is not sent`() async throws {
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      return await products()
    }
    task.cancel()
    #expect(await task.value == .failure(.unavailable))
    #expect(try await server.tell("seen GET /products") == "0 0")
  }

  @Test func `cancelling at any moment never hangs, and leaves the rest as it was`() async throws {
    for count in 0..<200 {
      let task = Task { await products() }
      for _ in 0..<count { await Task.yield() }
      task.cancel()
      _ = await task.value
    }
    #expect(await products() == .success(7))
  }

  @Test func `K35 a token goes to no other host`() async throws {
    let other = try WebServer()
    let user = try await service.logIn(username: "demo", password: "demo")
    try await server.tell("fault GET /products redirect \(other.url)/products")
    await #expect(throws: WebServiceError.unavailable) {
      try await service.products(for: user.id).products()
    }
    #expect(try await other.tell("seen GET /products") == "0 0")
  }

  @Test(arguments: ["POST /session", "POST /users"])
  func `K36 what was typed is sent once`(request: String) async throws {
    #expect(await products() == .success(7), "there is a connection that could be used again")
    try await server.tell("fault \(request) drop times 9")
    await #expect(throws: WebServiceError.unavailable) {
      if request == "POST /users" {
        try await service.createAccount(username: "Mio", password: "secret")
      } else {
        try await service.logIn(username: "demo", password: "demo")
      }
    }
    #expect(try await server.tell("seen \(request)") == "1 0")
  }

  @Test func `answers without end keep no other request from its own`() async throws {
    try await server.tell("fault GET /products endless times 8")
    let counts = await withTaskGroup(of: Result<Int, WebServiceError>.self) { group in
      for _ in 1...8 { group.addTask { await products() } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(counts == Array(repeating: .failure(.unavailable), count: 8))
    #expect(await products() == .success(7))
    try await server.tell("gone GET /products 8")
  }

  @Test func `twenty requests at once are each answered`() async throws {
    let counts = await withTaskGroup(of: Result<Int, WebServiceError>.self) { group in
      for _ in 1...20 { group.addTask { await products() } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(counts == Array(repeating: .success(7), count: 20))
  }

  @Test func `a service that was stopped is found again`() async throws {
    #expect(await products() == .success(7))
    try server.stop()
    #expect(await products() == .failure(.unavailable))
    let again = try WebServer(port: server.url.port)
    #expect(await products() == .success(7))
    try again.stop()
  }
}
