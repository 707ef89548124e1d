public import WebService

/// Where Create Account can lead: to its end, with the new user.
public struct CreateAccountTransitions {
  let accountCreated: @MainActor @Sendable (User) -> Void

  /// Takes what is to happen when the account is there.
  public init(accountCreated: @escaping @MainActor @Sendable (User) -> Void) {
    self.accountCreated = accountCreated
  }
}
