/// A web service whose answers wait until somebody lets them through, in any order, or never: a
/// test, or a person who wants to see what the app does meanwhile.
///
/// What a request is answered comes from another service, or is a failure.
@MainActor
public final class HeldWebService: WebServiceAPI, ProductsAPI {
  /// What was asked, without what nobody may see.
  public nonisolated enum Request: Hashable, Sendable {
    case logIn(String)
    case createAccount(String)
    case products
    case productsOwnedBy(Int)
    case product(Int)
    case resume(Int)
  }

  /// What all that is asked has in common, whoever asks.
  @MainActor
  private final class Common {
    let held: Held<Request, WebServiceError>
    var isExpired = false

    init(isHolding: Bool) {
      held = Held(isHolding: isHolding)
    }
  }

  private let common: Common
  private let service: any WebServiceAPI
  private let userID: Int?
  private let offer: any ProductsAPI

  /// A service that has been asked nothing yet; what it offers, it offers to a guest.
  public convenience init(
    of service: any WebServiceAPI = InMemoryWebService(), isHolding: Bool = true
  ) {
    self.init(Common(isHolding: isHolding), of: service, asking: nil)
  }

  private nonisolated init(_ common: Common, of service: any WebServiceAPI, asking userID: Int?) {
    self.common = common
    self.service = service
    self.userID = userID
    offer = service.products(for: userID)
  }

  /// Everything that was asked, in order.
  public var requests: [Request] { common.held.requests }

  /// What waits, from the oldest on.
  public var waiting: [Request] { common.held.waiting }

  /// How many were asked and have no answer yet, those that wait among them.
  public var underWay: Int { common.held.underWay }

  /// Whether requests wait. Those that wait already go on waiting when this is set to `false`.
  public var isHolding: Bool {
    get { common.held.isHolding }
    set { common.held.isHolding = newValue }
  }

  /// What requests are answered that do not wait, instead of by the service.
  public var failure: WebServiceError? {
    get { common.held.failure }
    set { common.held.failure = newValue }
  }

  /// Whether it knows no user any more. The next log-in ends that.
  public var isExpired: Bool {
    get { common.isExpired }
    set { common.isExpired = newValue }
  }

  /// Lets everything through that waits and is meant.
  public func release(where isMeant: (Request) -> Bool) {
    common.held.release(where: isMeant)
  }

  /// Returns when such a request waits.
  public func received(_ request: Request) async {
    await common.held.received(request)
  }

  /// Lets the oldest such request through, and returns when the app has had the answer. If there
  /// is none yet, waits for one.
  public func answer(_ request: Request, throwing error: WebServiceError? = nil) async {
    await common.held.answer(request, throwing: error)
  }
}

extension HeldWebService {
  public func logIn(
    username: String, password: String
  ) async throws(WebServiceError) -> User {
    try await common.held.hold(.logIn(username)) { () async throws(WebServiceError) in
      known(try await service.logIn(username: username, password: password))
    }
  }

  public func createAccount(
    username: String, password: String
  ) async throws(WebServiceError) -> User {
    try await common.held.hold(.createAccount(username)) { () async throws(WebServiceError) in
      known(try await service.createAccount(username: username, password: password))
    }
  }

  /// Held together with whatever else is asked.
  public nonisolated func products(for userID: Int?) -> any ProductsAPI {
    HeldWebService(common, of: service, asking: userID)
  }

  public func resume(userID: Int) async throws(WebServiceError) -> User {
    try await common.held.hold(.resume(userID)) { () async throws(WebServiceError) in
      try requireSession(of: userID)
      return try await service.resume(userID: userID)
    }
  }

  /// Never held, as nobody waits for it.
  public func logOut(userID: Int) {
    service.logOut(userID: userID)
  }

  public func products() async throws(WebServiceError) -> [Product] {
    try await common.held.hold(.products) { () async throws(WebServiceError) in
      try requireSession(of: userID)
      return try await offer.products()
    }
  }

  public func products(ownedBy userID: Int) async throws(WebServiceError) -> [Product] {
    try await common.held.hold(.productsOwnedBy(userID)) { () async throws(WebServiceError) in
      try requireSession(of: self.userID)
      return try await offer.products(ownedBy: userID)
    }
  }

  public func product(id: Int) async throws(WebServiceError) -> Product {
    try await common.held.hold(.product(id)) { () async throws(WebServiceError) in
      try requireSession(of: userID)
      return try await offer.product(id: id)
    }
  }

  private func known(_ user: User) -> User {
    isExpired = false
    return user
  }

  private func requireSession(of userID: Int?) throws(WebServiceError) {
    if isExpired, userID != nil { throw .sessionExpired }
  }
}
