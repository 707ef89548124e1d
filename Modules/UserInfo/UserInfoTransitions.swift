public import WebService

/// Where a user can lead. Its view model is made with all of it, so no wire can be forgotten.
public struct UserInfoTransitions {
  let showProductDetail: @MainActor @Sendable (Product) -> Void
  let logIn: @MainActor @Sendable () -> Void
  let counted: @MainActor @Sendable (Int) -> Void
  let close: (@MainActor @Sendable () -> Void)?

  /// Takes a closure for each way on; `close` is `nil` where Back does it.
  public init(
    showProductDetail: @escaping @MainActor @Sendable (Product) -> Void,
    logIn: @escaping @MainActor @Sendable () -> Void,
    counted: @escaping @MainActor @Sendable (Int) -> Void,
    close: (@MainActor @Sendable () -> Void)?
  ) {
    self.showProductDetail = showProductDetail
    self.logIn = logIn
    self.counted = counted
    self.close = close
  }
}
