public import Coordination
public import WebService

/// Shows a user and what they offer, wherever the presentation says: pushed, modal or in a tab.
@MainActor
public final class UserInfoCoordinator: Coordinator {
  /// What can follow a user; the app decides what that is.
  public struct Destinations {
    let productDetail: DestinationFor<Product>
    let logIn: Request
    let counted: RequestWith<Int>

    /// Takes the destination, and what to do when a guest wants to log in, or when it is known how
    /// many products the user has.
    public init(
      productDetail: @escaping DestinationFor<Product>, logIn: @escaping Request,
      counted: @escaping RequestWith<Int> = { _ in }
    ) {
      self.productDetail = productDetail
      (self.logIn, self.counted) = (logIn, counted)
    }
  }

  public let lifetime = Lifetime<Void>()
  private let presentation: Presentation
  let user: User?
  let service: any ProductsAPI
  private let destinations: Destinations

  /// Shows itself where the presentation says, once it is started; without a user, a guest.
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
    let close: Request = { [weak self] in self?.finish() }
    let transitions = UserInfoTransitions(
      showProductDetail: { [weak self] in self?.showProductDetail($0) },
      logIn: { [weak self] in self?.destinations.logIn() },
      counted: { [weak self] in self?.destinations.counted($0) },
      close: presentation.isModal ? close : nil)
    show(presentation) { work in
      UserInfoViewModel(user: user, service: service, work: work, transitions: transitions)
    }?.load()
  }

  func showProductDetail(_ product: Product) {
    start(destinations.productDetail(product, presentation.navigator))
  }
}
