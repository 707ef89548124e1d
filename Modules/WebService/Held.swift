/// Requests that wait until a test, or a person, lets them through: in any order, or never.
///
/// A service of any app is made of it: each of its methods names the request, and says what the
/// answer would be. This file needs nothing else, so it can be taken along alone.
@MainActor
public final class Held<Request: Hashable & Sendable, Failure: Error> {
  private final class Call {
    var go: CheckedContinuation<Failure?, Never>?
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
  /// What requests are answered that do not wait, instead of by the service.
  public var failure: Failure?
  /// How many were asked and have no answer yet, those that wait among them.
  public private(set) var underWay = 0

  private var calls: [Call] = []
  private var expected: [(request: Request, continuation: CheckedContinuation<Void, Never>)] = []

  /// Nothing was asked yet.
  public init(isHolding: Bool = true) {
    self.isHolding = isHolding
  }

  /// Every request that waits, the oldest first.
  public var waiting: [Request] { calls.map(\.request) }

  /// Waits until it is let through, and then answers, or throws what it was let through with.
  public func hold<Value>(
    _ request: Request, _ answer: () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    requests.append(request)
    underWay += 1
    defer { underWay -= 1 }
    guard isHolding else {
      if let failure { throw failure }
      return try await answer()
    }
    let call = Call(request)
    // Whoever waits for the end continues only after the app, which is on this actor too.
    defer { call.end?.resume() }
    let error = await withCheckedContinuation { go in
      call.go = go
      calls.append(call)
      let fulfilled = expected.filter { $0.request == request }
      expected.removeAll { $0.request == request }
      for expectation in fulfilled { expectation.continuation.resume() }
    }
    if let error { throw error }
    return try await answer()
  }

  /// Lets everything through that waits and is meant.
  public func release(where isMeant: (Request) -> Bool = { _ in true }) {
    let released = calls.filter { isMeant($0.request) }
    calls.removeAll { isMeant($0.request) }
    for call in released { call.go?.resume(returning: failure) }
  }

  /// Returns when such a request waits.
  public func received(_ request: Request) async {
    guard !waiting.contains(request) else { return }
    await withCheckedContinuation { expected.append((request, $0)) }
  }

  /// Lets the oldest such request through, and returns when the app has had the answer. If there
  /// is none yet, waits for one.
  public func answer(_ request: Request, throwing error: Failure? = nil) async {
    await received(request)
    guard let index = calls.firstIndex(where: { $0.request == request }) else { return }
    let call = calls.remove(at: index)
    await withCheckedContinuation { end in
      call.end = end
      call.go?.resume(returning: error)
    }
  }
}
