public import Coordination

extension LeafViewModel {
  public var elements: [Screen.Element] {
    [.button("close", "Close", tap: closeTapped)]
  }
}
