/// What is on offer, as whoever uses the app asks for it.
///
/// Every request may also end in `WebServiceError.unavailable`, or in `sessionExpired`.
public nonisolated protocol ProductsAPI: Sendable {
  /// Answers everything on offer, in a fixed order.
  func products() async throws(WebServiceError) -> [Product]

  /// Answers what this person offers, in the order of `products()`; that may be nothing.
  ///
  /// - Throws: `notFound` if there is no such person.
  func products(ownedBy userID: Int) async throws(WebServiceError) -> [Product]

  /// Answers the product with this number.
  ///
  /// - Throws: `notFound` if there is none.
  func product(id: Int) async throws(WebServiceError) -> Product
}

nonisolated extension ProductsAPI {
  /// Answers the product with this number, if this person offers it.
  ///
  /// - Throws: `notFound` if there is none, or somebody else offers it.
  public func product(id: Int, ownedBy userID: Int) async throws(WebServiceError) -> Product {
    let product = try await product(id: id)
    guard product.owner.id == userID else { throw .notFound }
    return product
  }
}
