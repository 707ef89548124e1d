/// A web service whose answers wait until a test lets them through, in any order, or never.
///
/// What a request is answered comes from an ``InMemoryWebService``, or is a failure.
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
  private let service = InMemoryWebService()

  /// A service that has been asked nothing yet.
  public init(isHolding: Bool = true) {
    held = Held(isHolding: isHolding)
  }

  /// Everything that was asked, in order.
  public var requests: [Request] { held.requests }

  /// Whether requests wait. Those that wait already go on waiting when this is set to `false`.
  public var isHolding: Bool {
    get { held.isHolding }
    set { held.isHolding = newValue }
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
    try await held.hold(.products) { () async throws(WebServiceError) in await service.products() }
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
