/// The whole web service, as the app holds it. A feature sees only the part that it needs.
///
/// What proves to the service who is asking stays inside: a log-in is answered with a user, and
/// whatever is asked for that user from then on is asked with the proof.
public nonisolated protocol WebServiceAPI: AccountsAPI {
  /// What is on offer, asked for by this user; by a guest without one.
  func products(for userID: Int?) -> any ProductsAPI

  /// Answers who this is, if their session still goes on.
  ///
  /// - Throws: `sessionExpired`, or `notFound` if there is no such person any more.
  func resume(userID: Int) async throws(WebServiceError) -> User

  /// Forgets at once what proves who this is, and tells the service, whether it answers or not.
  @MainActor func logOut(userID: Int)
}
