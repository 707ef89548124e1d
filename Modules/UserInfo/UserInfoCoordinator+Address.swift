public import Coordination
internal import WebService

extension UserInfoCoordinator: AddressedCoordinator {
  public func open(_ rest: ArraySlice<String>, from screen: Screen) -> LinkStep? {
    guard rest.first == "product", let id = Product.id(in: rest), let user else { return nil }
    return .load(for: self) { [service] in
      try await service.product(id: id, ownedBy: user.id)
    } then: { info, product in
      info.showProductDetail(product)
    }
  }
}
