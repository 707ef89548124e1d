public import Coordination
public import Observation
public import WebService

/// The screen of one product, and of what else its owner offers.
@MainActor
@Observable
public final class ProductDetailViewModel: ViewModel {
  /// What the screen is about.
  public let product: Product
  /// What else the owner offers, as the service answered; `nil` while it is being asked.
  public private(set) var otherProducts: Result<[Product], WebServiceError>?

  private let service: any ProductsAPI
  private let work: Screen.Work
  private let transitions: ProductDetailTransitions

  /// Asks this service, as part of the work of its screen.
  public init(
    product: Product, service: any ProductsAPI, work: Screen.Work,
    transitions: ProductDetailTransitions
  ) {
    self.product = product
    self.service = service
    self.work = work
    self.transitions = transitions
  }

  public var title: String { product.name }

  /// Asks the service what else the owner offers. Does nothing while it is being asked.
  public func load() {
    guard !work.isRunning else { return }
    otherProducts = nil
    work.run(
      for: self,
      { [service, product] () async throws(WebServiceError) in
        try await service.products(ownedBy: product.owner.id).filter { $0.id != product.id }
      },
      then: { $0.otherProducts = $1 })
  }

  /// Asks the service again.
  public func retryTapped() {
    load()
  }

  /// Goes to the owner.
  public func ownerTapped() {
    transitions.showUserInfo(product.owner)
  }

  /// Goes to another product.
  public func productTapped(_ product: Product) {
    transitions.showProductDetail(product)
  }
}

/// Where a product can lead. Its view model is made with all of it, so no wire can be forgotten.
///
/// There is no `back`: going back is the window's act, not this screen's. It takes the screen off
/// the tree, and with it the coordinator, whether or not the screen took part.
public struct ProductDetailTransitions {
  let showProductDetail: RequestWith<Product>
  let showUserInfo: RequestWith<User>

  /// Takes a closure for each way on.
  public init(
    showProductDetail: @escaping RequestWith<Product>, showUserInfo: @escaping RequestWith<User>
  ) {
    self.showProductDetail = showProductDetail
    self.showUserInfo = showUserInfo
  }
}
