internal import WebService

/// What is on offer in one session: tells the store what the service says of the session itself.
///
/// The store hears of it first, so that a screen of a session that has expired has left before the
/// error could be shown there.
@MainActor
struct SessionProducts {
  private let sessions: SessionStore
  private let number: Int
  private let offer: any ProductsAPI

  /// For the session that there is now.
  init(_ sessions: SessionStore) {
    self.sessions = sessions
    number = sessions.number
    offer = sessions.service.products(for: sessions.session?.user?.id)
  }

  private func ask<Value>(
    _ request: (any ProductsAPI) async throws(WebServiceError) -> Value
  ) async throws(WebServiceError) -> Value {
    do throws(WebServiceError) {
      try await sessions.confirm(number)
      let value = try await request(offer)
      sessions.answered(in: number)
      return value
    } catch {
      sessions.answered(error, in: number)
      throw error
    }
  }
}

// Not where the requests are: they would be taken for `nonisolated`, as those of the protocol are.
extension SessionProducts: ProductsAPI {}

extension SessionProducts {
  func products() async throws(WebServiceError) -> [Product] {
    try await ask { offer async throws(WebServiceError) in try await offer.products() }
  }

  func products(ownedBy userID: Int) async throws(WebServiceError) -> [Product] {
    try await ask { offer async throws(WebServiceError) in
      try await offer.products(ownedBy: userID)
    }
  }

  func product(id: Int) async throws(WebServiceError) -> Product {
    try await ask { offer async throws(WebServiceError) in try await offer.product(id: id) }
  }
}
