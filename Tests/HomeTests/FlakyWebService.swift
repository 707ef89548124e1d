import WebService

/// A service whose first request fails.
actor FlakyWebService: ProductsAPI {
  private let service = InMemoryWebService()
  private var hasFailed = false

  private func fail() throws(WebServiceError) {
    defer { hasFailed = true }
    if !hasFailed { throw .unavailable }
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
}
