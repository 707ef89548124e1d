public import Coordination
public import WebService

/// Shows one product, and leads to its owner and to more products of theirs.
@MainActor
public final class ProductDetailCoordinator: Coordinator {
  /// What can follow a product; the app decides what that is.
  public struct Destinations {
    let productDetail: DestinationFor<Product>
    let userInfo: DestinationFor<User>

    /// Takes both destinations.
    public init(
      productDetail: @escaping DestinationFor<Product>, userInfo: @escaping DestinationFor<User>
    ) {
      (self.productDetail, self.userInfo) = (productDetail, userInfo)
    }
  }

  public let lifetime = Lifetime<Void>()
  private let presentation: Presentation
  let product: Product
  let service: any ProductsAPI
  private let destinations: Destinations

  /// Shows itself where the presentation says, once it is started.
  public init(
    _ presentation: Presentation, product: Product, service: any ProductsAPI,
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

  func showProductDetail(_ product: Product) {
    start(destinations.productDetail(product, presentation.navigator))
  }

  func showUserInfo(_ user: User) {
    start(destinations.userInfo(user, presentation.navigator))
  }
}
