public import Coordination
internal import WebService

extension ProductDetailCoordinator: AddressedCoordinator {
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
}
