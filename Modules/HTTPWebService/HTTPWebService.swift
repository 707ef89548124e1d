public import Foundation
public import WebService

/// The web service of `docs/web-service.md`, over HTTP.
///
/// It repeats nothing by itself, follows no redirect, and keeps no cookie and no cache. Tokens are in
/// memory only, and in nothing that can be printed.
public nonisolated struct HTTPWebService: Sendable {
  let base: URL
  let transport: Transport
  let tokens: TokenVault
  /// Who asks for what is on offer; a guest if nobody.
  let userID: Int?

  /// A service that nobody has logged in to yet.
  ///
  /// - Parameters:
  ///   - base: What every path is appended to.
  ///   - deadline: How long one request may take, its answer included.
  ///   - limit: How many bytes an answer may have.
  public init(at base: URL, deadline: Duration = .seconds(20), limit: Int = 1 << 20) {
    self.init(base, Transport(deadline: deadline, limit: limit), TokenVault(), nil)
  }

  private init(_ base: URL, _ transport: Transport, _ tokens: TokenVault, _ userID: Int?) {
    self.base = base
    self.transport = transport
    self.tokens = tokens
    self.userID = userID
  }
}

nonisolated extension HTTPWebService: WebServiceAPI {
  public func logIn(username: String, password: String) async throws(WebServiceError) -> User {
    try await admit("session", username, password)
  }

  public func createAccount(
    username: String, password: String
  ) async throws(WebServiceError) -> User {
    try await admit("users", username, password)
  }

  /// Shares connections and tokens with this one.
  public func products(for userID: Int?) -> any ProductsAPI {
    HTTPWebService(base, transport, tokens, userID)
  }

  /// Asks with the token that there is. Without one the service says that the session is over, or
  /// nothing; it is not for the app to guess.
  public func resume(userID: Int) async throws(WebServiceError) -> User {
    let standing: Wire.Standing = try await get("session", as: userID)
    guard standing.user.id == userID else { throw .sessionExpired }
    return standing.user.user
  }

  /// Asks the service once to forget the token, too. Nobody waits for that.
  @MainActor public func logOut(userID: Int) {
    guard let token = tokens.surrender(of: userID) else { return }
    Task { try await send("DELETE", "session", token: token) }
  }
}

nonisolated extension HTTPWebService: ProductsAPI {
  public func products() async throws(WebServiceError) -> [Product] {
    let goods: [Wire.Goods] = try await offer("products")
    return goods.map(\.product)
  }

  public func products(ownedBy userID: Int) async throws(WebServiceError) -> [Product] {
    let goods: [Wire.Goods] = try await offer("users/\(userID)/products")
    return goods.map(\.product)
  }

  public func product(id: Int) async throws(WebServiceError) -> Product {
    let goods: Wire.Goods = try await offer("products/\(id)")
    return goods.product
  }
}

nonisolated extension HTTPWebService: CustomStringConvertible, CustomReflectable {
  /// Where it is, and nothing of who uses it.
  public var description: String { "HTTPWebService(\(base.host() ?? ""))" }
  public var customMirror: Mirror { Mirror(self, children: []) }
}
