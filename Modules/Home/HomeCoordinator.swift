public import Coordination
public import WebService

/// Shows what is on offer, and leads to a product, to the user, and out of the session.
@MainActor
public final class HomeCoordinator: AddressedCoordinator {
  /// What can follow Home; the app decides what that is.
  public struct Destinations {
    let productDetail: @MainActor @Sendable (Product, Navigator) -> any Coordinator
    let userInfo: @MainActor @Sendable (User, Navigator) -> any Coordinator
    let disconnect: @MainActor @Sendable () -> Void

    /// Takes every edge, given the navigator that Home stands on, and the way out of the session.
    ///
    /// A guest has no user to show, so `userInfo` is an edge of users only.
    public init(
      productDetail: @escaping @MainActor @Sendable (Product, Navigator) -> any Coordinator,
      userInfo: @escaping @MainActor @Sendable (User, Navigator) -> any Coordinator,
      disconnect: @escaping @MainActor @Sendable () -> Void
    ) {
      self.productDetail = productDetail
      self.userInfo = userInfo
      self.disconnect = disconnect
    }
  }

  public let lifetime = Lifetime<Void>()
  private let presentation: Presentation
  private let user: User?
  private let service: any WebServiceAPI
  private let destinations: Destinations

  /// Shows itself where the presentation says, once it is started; without a user, to a guest.
  public init(
    _ presentation: Presentation, user: User?, service: any WebServiceAPI,
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

  public func open(_ rest: ArraySlice<String>, from screen: Screen) -> LinkStep? {
    switch rest.first {
    case "product":
      guard let id = Product.id(in: rest) else { return nil }
      return .load(for: self) { [service] in
        try await service.product(id: id)
      } then: { home, product in
        home.showProductDetail(product)
      }
    case "user":
      guard let user else { return nil }
      return .show { self.showUserInfo(user) }
    default:
      return nil
    }
  }

  private func showProductDetail(_ product: Product) {
    start(destinations.productDetail(product, presentation.navigator))
  }

  private func showUserInfo(_ user: User) {
    start(destinations.userInfo(user, presentation.navigator))
  }
}
