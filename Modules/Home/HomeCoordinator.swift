public import Coordination
public import WebService

/// Shows what is on offer, and leads to a product, to the user, and out of the session.
@MainActor
public final class HomeCoordinator: Coordinator {
  /// What can follow Home; the app decides what that is.
  public struct Destinations {
    let productDetail: DestinationFor<Product>
    let userInfo: DestinationFor<User>
    let disconnect: Request

    /// Takes both destinations, and the way out of the session.
    ///
    /// A guest has no user to show, so `userInfo` is for users only.
    public init(
      productDetail: @escaping DestinationFor<Product>, userInfo: @escaping DestinationFor<User>,
      disconnect: @escaping Request
    ) {
      (self.productDetail, self.userInfo) = (productDetail, userInfo)
      self.disconnect = disconnect
    }
  }

  public let lifetime = Lifetime<Void>()
  private let presentation: Presentation
  let user: User?
  let service: any ProductsAPI
  private let destinations: Destinations

  /// Shows itself where the presentation says, once it is started; without a user, to a guest.
  public init(
    _ presentation: Presentation, user: User?, service: any ProductsAPI,
    destinations: Destinations
  ) {
    self.presentation = presentation
    self.user = user
    self.service = service
    self.destinations = destinations
  }

  public func start() {
    let transitions = HomeTransitions(
      showProductDetail: { [weak self] in self?.showProductDetail($0) },
      showUserInfo: { [weak self] in self?.showUserInfo($0) },
      disconnect: { [weak self] in self?.destinations.disconnect() })
    show(presentation) { work in
      HomeViewModel(user: user, service: service, work: work, transitions: transitions)
    }?.load()
  }

  func showProductDetail(_ product: Product) {
    start(destinations.productDetail(product, presentation.navigator))
  }

  func showUserInfo(_ user: User) {
    start(destinations.userInfo(user, presentation.navigator))
  }
}
