/// What the app asks of its web service.
///
/// Every request may also end in `WebServiceError.unavailable`. An implementation keeps a password
/// no longer than the request needs it, and puts it into no error.
public nonisolated protocol WebServiceAPI: Sendable {
  /// Answers who has this username and password.
  ///
  /// - Throws: `emptyCredentials` or `wrongCredentials`.
  func logIn(username: String, password: String) async throws(WebServiceError) -> User

  /// Opens an account, and answers who has it.
  ///
  /// - Throws: `emptyCredentials` or `nameTaken`.
  func createAccount(username: String, password: String) async throws(WebServiceError) -> User

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

  /// Answers the person with this number.
  ///
  /// - Throws: `notFound` if there is none.
  func user(id: Int) async throws(WebServiceError) -> User
}

nonisolated extension WebServiceAPI {
  /// Answers the product with this number, if this person offers it.
  ///
  /// - Throws: `notFound` if there is none, or somebody else offers it.
  public func product(id: Int, ownedBy userID: Int) async throws(WebServiceError) -> Product {
    let product = try await product(id: id)
    guard product.owner.id == userID else { throw .notFound }
    return product
  }
}
