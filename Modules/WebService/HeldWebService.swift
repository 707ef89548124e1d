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

  private final class Call {
    var go: CheckedContinuation<WebServiceError?, Never>?
    var end: CheckedContinuation<Void, Never>?
    let request: Request

    init(_ request: Request) {
      self.request = request
    }
  }

  /// Everything that was asked, in order.
  public private(set) var requests: [Request] = []
  /// Whether requests wait. Those that wait already go on waiting when this is set to `false`.
  public var isHolding: Bool

  private let service = InMemoryWebService()
  private var held: [Call] = []
  private var expected: [(request: Request, continuation: CheckedContinuation<Void, Never>)] = []

  /// A service that has been asked nothing yet.
  public init(isHolding: Bool = true) {
    self.isHolding = isHolding
  }

  /// Returns when such a request waits.
  public func received(_ request: Request) async {
    guard !held.contains(where: { $0.request == request }) else { return }
    await withCheckedContinuation { expected.append((request, $0)) }
  }

  /// Lets the oldest such request through, and returns when the app has had the answer. If there
  /// is none yet, waits for one.
  public func answer(_ request: Request, throwing error: WebServiceError? = nil) async {
    await received(request)
    guard let index = held.firstIndex(where: { $0.request == request }) else { return }
    let call = held.remove(at: index)
    await withCheckedContinuation { end in
      call.end = end
      call.go?.resume(returning: error)
    }
  }

  private func hold<Value>(
    _ request: Request, _ answer: () async throws(WebServiceError) -> Value
  ) async throws(WebServiceError) -> Value {
    requests.append(request)
    guard isHolding else { return try await answer() }
    let call = Call(request)
    // Whoever waits for the end continues only after the app, which is on this actor too.
    defer { call.end?.resume() }
    let error = await withCheckedContinuation { go in
      call.go = go
      held.append(call)
      let fulfilled = expected.filter { $0.request == request }
      expected.removeAll { $0.request == request }
      for expectation in fulfilled { expectation.continuation.resume() }
    }
    if let error { throw error }
    return try await answer()
  }
}

extension HeldWebService {
  public func logIn(
    username: String, password: String
  ) async throws(WebServiceError) -> User {
    try await hold(.logIn(username)) { () async throws(WebServiceError) in
      try await service.logIn(username: username, password: password)
    }
  }

  public func createAccount(
    username: String, password: String
  ) async throws(WebServiceError) -> User {
    try await hold(.createAccount(username)) { () async throws(WebServiceError) in
      try await service.createAccount(username: username, password: password)
    }
  }

  public func products() async throws(WebServiceError) -> [Product] {
    try await hold(.products) { () async throws(WebServiceError) in await service.products() }
  }

  public func products(ownedBy userID: Int) async throws(WebServiceError) -> [Product] {
    try await hold(.productsOwnedBy(userID)) { () async throws(WebServiceError) in
      try await service.products(ownedBy: userID)
    }
  }

  public func product(id: Int) async throws(WebServiceError) -> Product {
    try await hold(.product(id)) { () async throws(WebServiceError) in
      try await service.product(id: id)
    }
  }

  public func user(id: Int) async throws(WebServiceError) -> User {
    try await hold(.user(id)) { () async throws(WebServiceError) in
      try await service.user(id: id)
    }
  }
}
