public import Coordination

extension WelcomeCoordinator: AddressedCoordinator {
  public func open(_ rest: ArraySlice<String>, from screen: Screen) -> LinkStep? {
    guard rest.first == "create-account", let welcome = screen.viewModel as? WelcomeViewModel
    else { return nil }
    // As if tapped: a log-in that is under way is dropped.
    return .show { welcome.createAccountTapped() }
  }
}
