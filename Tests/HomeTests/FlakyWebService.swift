import WebService

/// A service whose first request fails.
actor FlakyWebService: WebServiceAPI {
  private let service = InMemoryWebService()
  private var hasFailed = false

  private func fail() throws(WebServiceError) {
    defer { hasFailed = true }
    if !hasFailed { throw .unavailable }
  }

  func logIn(username: String, password: String) async throws(WebServiceError) -> User {
    try fail()
    return try await service.logIn(username: username, password: password)
  }

  func createAccount(username: String, password: String) async throws(WebServiceError) -> User {
    try fail()
    return try await service.createAccount(username: username, password: password)
  }

  func products() async throws(WebServiceError) -> [Product] {
    try fail()
    return await service.products()
  }

  func products(ownedBy userID: Int) async throws(WebServiceError) -> [Product] {
    try fail()
    return try await service.products(ownedBy: userID)
  }

  func product(id: Int) async throws(WebServiceError) -> Product {
    try fail()
    return try await service.product(id: id)
  }

  func user(id: Int) async throws(WebServiceError) -> User {
    try fail()
    return try await service.user(id: id)
  }
}
