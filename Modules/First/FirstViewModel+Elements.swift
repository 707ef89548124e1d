public import Coordination

extension FirstViewModel {
  public var elements: [Screen.Element] {
    [
      .button("next", "Next", tap: nextTapped),
      .button("next-page", "Next Page", tap: nextPageTapped),
      .button("red", "Red", tap: redTapped),
    ]
  }
}
