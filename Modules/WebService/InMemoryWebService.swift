/// A web service that lives in memory: for the demo, for tests, and until the real one is there.
///
/// It starts with the account `demo` (password `demo`) and a small catalog. Nothing in it depends
/// on a clock or on chance: the same requests in the same order get the same answers.
public actor InMemoryWebService {
  private struct Account {
    let user: User
    let password: String
  }

  private var accounts = ["demo": Account(user: InMemoryWebService.demo, password: "demo")]
  private var users = InMemoryWebService.sampleUsers
  private let catalog = InMemoryWebService.sampleProducts

  /// Makes a service that knows the sample people and products, and nobody else.
  public init() {}

  /// Answers who has this username, blanks around it ignored, and this very password.
  ///
  /// - Throws: `emptyCredentials` or `wrongCredentials`.
  public func logIn(username: String, password: String) throws(WebServiceError) -> User {
    let name = try Self.name(from: username, password: password)
    guard let account = accounts[name], account.password == password else {
      throw .wrongCredentials
    }
    return account.user
  }

  /// Opens an account for a person of this name, blanks around it ignored, with the next free number.
  ///
  /// - Throws: `emptyCredentials` or `nameTaken`; then no number is used up.
  public func createAccount(username: String, password: String) throws(WebServiceError) -> User {
    let name = try Self.name(from: username, password: password)
    guard !users.contains(where: { $0.name == name }) else { throw .nameTaken }
    let user = User(id: users.count + 1, name: name)
    users.append(user)
    accounts[name] = Account(user: user, password: password)
    return user
  }

  /// Answers the whole catalog, by number.
  public func products() -> [Product] {
    catalog
  }

  /// Answers what this person offers, by number; a new account offers nothing.
  ///
  /// - Throws: `notFound` if there is no such person.
  public func products(ownedBy userID: Int) throws(WebServiceError) -> [Product] {
    let owner = try resume(userID: userID)
    return catalog.filter { $0.owner == owner }
  }

  /// Answers the product with this number.
  ///
  /// - Throws: `notFound` if there is none.
  public func product(id: Int) throws(WebServiceError) -> Product {
    guard let product = catalog.first(where: { $0.id == id }) else { throw .notFound }
    return product
  }

  private static func name(
    from username: String, password: String
  ) throws(WebServiceError) -> String {
    guard let first = username.firstIndex(where: { !$0.isWhitespace }),
      let last = username.lastIndex(where: { !$0.isWhitespace }),
      !password.isEmpty
    else { throw .emptyCredentials }
    return String(username[first...last])
  }
}

// Not on the actor itself: the compiler may then take the protocols' `nonisolated` for the actor's.
extension InMemoryWebService: WebServiceAPI, ProductsAPI {
  /// The same for everybody: what is in memory asks nobody for a proof, and no session ever ends.
  public nonisolated func products(for userID: Int?) -> any ProductsAPI { self }

  /// Answers the person with this number, new accounts included.
  ///
  /// - Throws: `notFound` if there is none.
  public func resume(userID: Int) throws(WebServiceError) -> User {
    guard let user = users.first(where: { $0.id == userID }) else { throw .notFound }
    return user
  }

  /// Does nothing.
  @MainActor public func logOut(userID: Int) {}
}
