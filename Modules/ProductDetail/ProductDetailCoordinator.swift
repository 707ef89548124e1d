public import Coordination
public import WebService

/// Shows one product, and leads to its owner and to more products of theirs.
@MainActor
public final class ProductDetailCoordinator: AddressedCoordinator {
  /// What can follow a product; the app decides what that is.
  public struct Destinations {
    let productDetail: @MainActor @Sendable (Product, Navigator) -> any Coordinator
    let userInfo: @MainActor @Sendable (User, Navigator) -> any Coordinator

    /// Takes every edge; each is given the navigator that the product stands on.
    public init(
      productDetail: @escaping @MainActor @Sendable (Product, Navigator) -> any Coordinator,
      userInfo: @escaping @MainActor @Sendable (User, Navigator) -> any Coordinator
    ) {
      self.productDetail = productDetail
      self.userInfo = userInfo
    }
  }

  public let lifetime = Lifetime<Void>()
  private let presentation: Presentation
  private let product: Product
  private let service: any WebServiceAPI
  private let destinations: Destinations

  /// Shows itself where the presentation says, once it is started.
  public init(
    _ presentation: Presentation, product: Product, service: any WebServiceAPI,
    destinations: Destinations
  ) {
    self.presentation = presentation
    self.product = product
    self.service = service
    self.destinations = destinations
  }

  public func start() {
    let transitions = ProductDetailTransitions(
      showProductDetail: { [weak self] in self?.showProductDetail($0) },
      showUserInfo: { [weak self] in self?.showUserInfo($0) })
    show(presentation) { work in
      ProductDetailViewModel(
        product: product, service: service, work: work, transitions: transitions)
    }?.load()
  }

  public func open(_ rest: ArraySlice<String>, from screen: Screen) -> LinkStep? {
    switch rest.first {
    case "product":
      guard let id = Product.id(in: rest), id != product.id else { return nil }
      return .load(for: self) { [service, product] in
        try await service.product(id: id, ownedBy: product.owner.id)
      } then: { detail, product in
        detail.showProductDetail(product)
      }
    case "owner":
      return .show { self.showUserInfo(self.product.owner) }
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
