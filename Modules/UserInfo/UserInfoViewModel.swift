public import Coordination
public import Observation
public import WebService

/// The screen of a user and of what they offer, or of a guest.
@MainActor
@Observable
public final class UserInfoViewModel: ViewModel {
  /// Whom the screen is about; nobody for a guest.
  public let user: User?
  /// What the user offers, as the service answered; `nil` while it is being asked, and for a guest.
  public private(set) var products: Result<[Product], WebServiceError>?

  private let service: any ProductsAPI
  private let work: Screen.Work
  private let transitions: UserInfoTransitions

  /// Asks this service, as part of the work of its screen.
  public init(
    user: User?, service: any ProductsAPI, work: Screen.Work, transitions: UserInfoTransitions
  ) {
    self.user = user
    self.service = service
    self.work = work
    self.transitions = transitions
  }

  public var title: String { user?.name ?? "Guest" }

  /// Whether the screen needs a way to close it.
  public var canClose: Bool { transitions.close != nil }

  /// Asks the service what the user offers. Does nothing while it is being asked, or for a guest.
  public func load() {
    guard let user, !work.isRunning else { return }
    products = nil
    work.run(
      for: self,
      { [service] () async throws(WebServiceError) in
        try await service.products(ownedBy: user.id)
      },
      then: { $0.loaded($1) })
  }

  private func loaded(_ products: Result<[Product], WebServiceError>) {
    self.products = products
    if case .success(let products) = products { transitions.counted(products.count) }
  }

  /// Asks the service again.
  public func retryTapped() {
    load()
  }

  /// Goes to a product.
  public func productTapped(_ product: Product) {
    transitions.showProductDetail(product)
  }

  /// Goes to where a guest can log in.
  public func logInTapped() {
    transitions.logIn()
  }

  /// Closes the screen, if it can be closed.
  public func closeTapped() {
    transitions.close?()
  }
}

/// Where a user can lead. Its view model is made with all of it, so no wire can be forgotten.
public struct UserInfoTransitions {
  let showProductDetail: RequestWith<Product>
  let logIn: Request
  let counted: RequestWith<Int>
  let close: Request?

  /// Takes a closure for each way on; `close` is `nil` where Back does it.
  public init(
    showProductDetail: @escaping RequestWith<Product>,
    logIn: @escaping Request,
    counted: @escaping RequestWith<Int>,
    close: Request?
  ) {
    self.showProductDetail = showProductDetail
    self.logIn = logIn
    self.counted = counted
    self.close = close
  }
}
