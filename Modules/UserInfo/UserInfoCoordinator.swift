public import Coordination
public import WebService

/// Shows a user and what they offer, wherever the presentation says: pushed, modal or in a tab.
@MainActor
public final class UserInfoCoordinator: AddressedCoordinator {
  /// What can follow a user; the app decides what that is.
  public struct Destinations {
    let productDetail: @MainActor @Sendable (Product, Navigator) -> any Coordinator
    let logIn: @MainActor @Sendable () -> Void

    /// Takes the edge, given the navigator that the user stands on, and where a guest can log in.
    public init(
      productDetail: @escaping @MainActor @Sendable (Product, Navigator) -> any Coordinator,
      logIn: @escaping @MainActor @Sendable () -> Void
    ) {
      self.productDetail = productDetail
      self.logIn = logIn
    }
  }

  public let lifetime = Lifetime<Void>()
  private let presentation: Presentation
  private let user: User?
  private let service: any WebServiceAPI
  private let destinations: Destinations

  /// Shows itself where the presentation says, once it is started; without a user, a guest.
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
    let close: @MainActor @Sendable () -> Void = { [weak self] in self?.finish() }
    let transitions = UserInfoTransitions(
      showProductDetail: { [weak self] in self?.showProductDetail($0) },
      logIn: { [weak self] in self?.destinations.logIn() },
      close: presentation.isModal ? close : nil)
    show(presentation) { work in
      UserInfoViewModel(user: user, service: service, work: work, transitions: transitions)
    }?.load()
  }

  public func open(_ rest: ArraySlice<String>, from screen: Screen) -> LinkStep? {
    guard rest.first == "product", let id = Product.id(in: rest), let user else { return nil }
    return .load(for: self) { [service] in
      try await service.product(id: id, ownedBy: user.id)
    } then: { info, product in
      info.showProductDetail(product)
    }
  }

  private func showProductDetail(_ product: Product) {
    start(destinations.productDetail(product, presentation.navigator))
  }
}
