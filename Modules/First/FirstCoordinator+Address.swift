public import Coordination

extension FirstCoordinator: AddressedCoordinator {
  public func open(_ rest: ArraySlice<String>, from screen: Screen) -> LinkStep? {
    switch rest.first {
    case "second": .show { self.show(.next) }
    case "second-page": .show { self.show(.nextPage) }
    case "red": .show { self.show(.red) }
    default: nil
    }
  }
}
