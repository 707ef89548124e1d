/// A coordinator that takes part in addresses.
@MainActor
public protocol AddressedCoordinator: Coordinator {
  /// Says how to get from a screen of its own to what follows it in an address.
  ///
  /// `rest` is what is left of the address, never empty. Returns `nil` for what cannot follow.
  /// Changes nothing on the tree itself; the step does.
  func open(_ rest: ArraySlice<String>, from screen: Screen) -> LinkStep?
}
