public import Coordination

extension RedViewModel {
  public var elements: [Screen.Element] {
    [
      .button("deeper", "Deeper", tap: deeperTapped),
      .button("swap", "Swap", tap: swapTapped),
      .button("close", "Close", tap: closeTapped),
    ]
  }
}
