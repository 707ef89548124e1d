public import Coordination
public import Observation
public import WebService

/// The screen with everything on offer.
@MainActor
@Observable
public final class HomeViewModel: ViewModel {
  public let title = "Home"
  /// Who is logged in; nobody for a guest.
  public let user: User?
  /// What the service answered; `nil` while it is being asked.
  public private(set) var products: Result<[Product], WebServiceError>?
  public var alert: Screen.Alert?

  private let service: any ProductsAPI
  private let work: Screen.Work
  private let transitions: HomeTransitions

  /// Asks this service, as part of the work of its screen.
  public init(
    user: User?, service: any ProductsAPI, work: Screen.Work, transitions: HomeTransitions
  ) {
    self.user = user
    self.service = service
    self.work = work
    self.transitions = transitions
  }

  /// Asks the service for the products. Does nothing while it is being asked.
  public func load() {
    guard !work.isRunning else { return }
    products = nil
    work.run(
      for: self,
      { [service] () async throws(WebServiceError) in try await service.products() },
      then: { $0.products = $1 })
  }

  /// Asks the service again.
  public func retryTapped() {
    load()
  }

  /// Goes to a product.
  public func productTapped(_ product: Product) {
    transitions.showProductDetail(product)
  }

  /// Goes to the user; a guest has nowhere to go.
  public func profileTapped() {
    if let user { transitions.showUserInfo(user) }
  }

  /// Asks whether the person is sure, and disconnects if so.
  public func disconnectTapped() {
    alert = Screen.Alert(
      "Are you sure?",
      buttons: [
        .init("cancel", "Cancel", role: .cancel),
        .init("disconnect", "Disconnect", role: .destructive, action: transitions.disconnect),
      ])
  }

  /// Goes to where a guest can log in; there is nothing to ask, as a guest has nothing to lose.
  public func logInTapped() {
    transitions.disconnect()
  }
}

/// Where Home can lead. Its view model is made with all of it, so no wire can be forgotten.
public struct HomeTransitions {
  let showProductDetail: RequestWith<Product>
  let showUserInfo: RequestWith<User>
  let disconnect: Request

  /// Takes a closure for each way on; `disconnect` is also how a guest gets to log in.
  public init(
    showProductDetail: @escaping RequestWith<Product>, showUserInfo: @escaping RequestWith<User>,
    disconnect: @escaping Request
  ) {
    self.showProductDetail = showProductDetail
    self.showUserInfo = showUserInfo
    self.disconnect = disconnect
  }
}
