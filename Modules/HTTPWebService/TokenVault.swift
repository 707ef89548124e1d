/// Keeps the token of each user who has not logged out: in memory, so until the app ends.
///
/// An app that is shipped puts the Keychain behind it.
@MainActor
final class TokenVault {
  private var tokens: [Int: Token] = [:]

  nonisolated init() {}

  func token(of user: Int) -> Token? {
    tokens[user]
  }

  /// Not for a log-in that was given up meanwhile.
  func keep(_ token: Token, of user: Int) -> Bool {
    guard !Task.isCancelled else { return false }
    tokens[user] = token
    return true
  }

  /// Hands it over for the last time.
  func surrender(of user: Int) -> Token? {
    tokens.removeValue(forKey: user)
  }

  /// Forgets this very token. A newer one of the same user stays.
  func forget(_ token: Token, of user: Int) {
    if tokens[user] == token { tokens[user] = nil }
  }
}
