/// A web service whose answers wait until somebody lets them through, in any order, or never: a
/// test, or a person who wants to see what the app does meanwhile.
///
/// What a request is answered comes from another service, or is a failure.
@MainActor
public final class HeldWebService: WebServiceAPI {
  /// What was asked, without what nobody may see.
  public nonisolated enum Request: Hashable, Sendable {
    case logIn(String)
    case createAccount(String)
    case products
    case productsOwnedBy(Int)
    case product(Int)
    case user(Int)
  }

  private let held: Held<Request, WebServiceError>
  private let service: any WebServiceAPI

  /// A service that has been asked nothing yet.
  public init(of service: any WebServiceAPI = InMemoryWebService(), isHolding: Bool = true) {
    self.service = service
    held = Held(isHolding: isHolding)
  }

  /// Everything that was asked, in order.
  public var requests: [Request] { held.requests }

  /// What waits, from the oldest on.
  public var waiting: [Request] { held.waiting }

  /// How many were asked and have no answer yet, those that wait among them.
  public var underWay: Int { held.underWay }

  /// Whether requests wait. Those that wait already go on waiting when this is set to `false`.
  public var isHolding: Bool {
    get { held.isHolding }
    set { held.isHolding = newValue }
  }

  /// What requests are answered that do not wait, instead of by the service.
  public var failure: WebServiceError? {
    get { held.failure }
    set { held.failure = newValue }
  }

  /// Lets everything through that waits and is meant.
  public func release(where isMeant: (Request) -> Bool) {
    held.release(where: isMeant)
  }

  /// Returns when such a request waits.
  public func received(_ request: Request) async {
    await held.received(request)
  }

  /// Lets the oldest such request through, and returns when the app has had the answer. If there
  /// is none yet, waits for one.
  public func answer(_ request: Request, throwing error: WebServiceError? = nil) async {
    await held.answer(request, throwing: error)
  }
}

extension HeldWebService {
  public func logIn(
    username: String, password: String
  ) async throws(WebServiceError) -> User {
    try await held.hold(.logIn(username)) { () async throws(WebServiceError) in
      try await service.logIn(username: username, password: password)
    }
  }

  public func createAccount(
    username: String, password: String
  ) async throws(WebServiceError) -> User {
    try await held.hold(.createAccount(username)) { () async throws(WebServiceError) in
      try await service.createAccount(username: username, password: password)
    }
  }

  public func products() async throws(WebServiceError) -> [Product] {
    try await held.hold(.products) { () async throws(WebServiceError) in
      try await service.products()
    }
  }

  public func products(ownedBy userID: Int) async throws(WebServiceError) -> [Product] {
    try await held.hold(.productsOwnedBy(userID)) { () async throws(WebServiceError) in
      try await service.products(ownedBy: userID)
    }
  }

  public func product(id: Int) async throws(WebServiceError) -> Product {
    try await held.hold(.product(id)) { () async throws(WebServiceError) in
      try await service.product(id: id)
    }
  }

  public func user(id: Int) async throws(WebServiceError) -> User {
    try await held.hold(.user(id)) { () async throws(WebServiceError) in
      try await service.user(id: id)
    }
  }
}
