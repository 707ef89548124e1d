public import Coordination
internal import WebService

extension HomeCoordinator: AddressedCoordinator {
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
}
