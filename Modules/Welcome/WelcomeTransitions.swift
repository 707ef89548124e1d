public import WebService

/// Where Welcome can lead. Its view model is made with all of it, so no wire can be forgotten.
public struct WelcomeTransitions {
  let showHome: @MainActor @Sendable (User?) -> Void
  let showCreateAccount: @MainActor @Sendable () -> Void

  /// Takes a closure for each way on; `showHome` is given nobody for a guest.
  public init(
    showHome: @escaping @MainActor @Sendable (User?) -> Void,
    showCreateAccount: @escaping @MainActor @Sendable () -> Void
  ) {
    self.showHome = showHome
    self.showCreateAccount = showCreateAccount
  }
}
