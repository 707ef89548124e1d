public import WebService

/// Where a product can lead. Its view model is made with all of it, so no wire can be forgotten.
///
/// There is no `back`: going back is the window's act, not this screen's. It takes the screen off
/// the tree, and with it the coordinator, whether or not the screen took part.
public struct ProductDetailTransitions {
  let showProductDetail: @MainActor @Sendable (Product) -> Void
  let showUserInfo: @MainActor @Sendable (User) -> Void

  /// Takes a closure for each way on.
  public init(
    showProductDetail: @escaping @MainActor @Sendable (Product) -> Void,
    showUserInfo: @escaping @MainActor @Sendable (User) -> Void
  ) {
    self.showProductDetail = showProductDetail
    self.showUserInfo = showUserInfo
  }
}
