public import Coordination

extension SecondViewModel {
  public var elements: [Screen.Element] {
    [.button("close", "閉じる", tap: closeTapped)]
  }
}
