public import Coordination

extension BudViewModel {
  public var elements: [Screen.Element] {
    [.button("close", "Close", tap: closeTapped)]
  }
}
