/// What the app asks while it does not know who uses it.
///
/// An implementation keeps a password no longer than the request needs it, and puts it into no
/// error. Every request may also end in `WebServiceError.unavailable`.
public nonisolated protocol AccountsAPI: Sendable {
  /// Answers who has this username and password.
  ///
  /// - Throws: `emptyCredentials` or `wrongCredentials`.
  func logIn(username: String, password: String) async throws(WebServiceError) -> User

  /// Opens an account, and answers who has it.
  ///
  /// - Throws: `emptyCredentials` or `nameTaken`.
  func createAccount(username: String, password: String) async throws(WebServiceError) -> User
}
