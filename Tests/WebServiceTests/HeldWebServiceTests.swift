import Testing
import WebService

@MainActor
struct HeldWebServiceTests {
  let service = HeldWebService()

  @Test func `a request waits until it is let through`() async throws {
    var products: [Product]?
    let asking = Task { products = try await service.products() }
    await service.received(.products)
    #expect(products == nil)
    await service.answer(.products)
    #expect(products?.count == 7)
    try await asking.value
  }

  @Test func `answers come in any order, and may be failures`() async throws {
    let first = Task { try await service.product(id: 1) }
    let second = Task { try await service.resume(userID: 2) }
    await service.answer(.resume(2), throwing: .unavailable)
    await service.answer(.product(1))
    await #expect(throws: WebServiceError.unavailable) { try await second.value }
    #expect(try await first.value.name == "Paper Lantern")
  }

  @Test func `of two equal requests the older one is let through first`() async throws {
    let first = Task { try await service.products(ownedBy: 2) }
    await service.received(.productsOwnedBy(2))
    let second = Task { try await service.products(ownedBy: 2) }
    while service.requests.count < 2 { await Task.yield() }
    await service.answer(.productsOwnedBy(2), throwing: .unavailable)
    await service.answer(.productsOwnedBy(2))
    await #expect(throws: WebServiceError.unavailable) { try await first.value }
    #expect(try await second.value.count == 3)
  }

  @Test func `what was asked is known, without passwords`() async throws {
    service.isHolding = false
    let user = try await service.createAccount(username: "Mio", password: "secret")
    #expect(try await service.logIn(username: "Mio", password: "secret") == user)
    #expect(service.requests == [.createAccount("Mio"), .logIn("Mio")])
    #expect(!"\(service.requests)".contains("secret"))
  }

  @Test func `a user who is known no more asks in vain until the next log-in, and a guest goes on`()
    async throws
  {
    service.isHolding = false
    let (user, guest) = (service.products(for: 1), service.products(for: nil))
    service.isExpired = true
    await #expect(throws: WebServiceError.sessionExpired) { try await user.products() }
    await #expect(throws: WebServiceError.sessionExpired) { try await user.product(id: 1) }
    await #expect(throws: WebServiceError.sessionExpired) { try await user.products(ownedBy: 1) }
    await #expect(throws: WebServiceError.sessionExpired) { try await service.resume(userID: 1) }
    #expect(try await guest.products().count == 7)
    _ = try await service.logIn(username: "demo", password: "demo")
    #expect(try await user.products().count == 7)
    #expect(service.requests.count == 7, "whoever asks, it is held and counted together")
  }
}
