public import Coordination

extension RedCoordinator: AddressedCoordinator {
  public func open(_ rest: ArraySlice<String>, from screen: Screen) -> LinkStep? {
    rest.first == "red" ? .show { self.showDeeper() } : nil
  }
}
