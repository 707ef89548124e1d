public import WebService

/// Where Home can lead. Its view model is made with all of it, so no wire can be forgotten.
public struct HomeTransitions {
  let showProductDetail: @MainActor @Sendable (Product) -> Void
  let showUserInfo: @MainActor @Sendable (User) -> Void
  let disconnect: @MainActor @Sendable () -> Void

  /// Takes a closure for each way on; `disconnect` is also how a guest gets to log in.
  public init(
    showProductDetail: @escaping @MainActor @Sendable (Product) -> Void,
    showUserInfo: @escaping @MainActor @Sendable (User) -> Void,
    disconnect: @escaping @MainActor @Sendable () -> Void
  ) {
    self.showProductDetail = showProductDetail
    self.showUserInfo = showUserInfo
    self.disconnect = disconnect
  }
}
