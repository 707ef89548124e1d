/// Where a coordinator is to show itself, and under which segment of the address.
///
/// Whoever starts a coordinator chooses; the coordinator itself works the same in every place.
@MainActor
public struct Presentation {
  /// How a modal covers what is under it.
  public enum Style: String, Sendable {
    /// A person may pull it down, or go back from its first screen.
    case sheet
    /// Stays until its coordinator ends.
    case cover
  }

  enum Place {
    case root(of: AppWindow)
    case replace
    case push
    case swap(from: Screen?)
    case modal(over: Navigator)
  }

  let place: Place

  /// What the screen adds to the address: `second`, or `product/1`.
  public let segment: Screen.Segment

  /// The navigator that the screen will stand on: a new one for a modal and for a window's root.
  public let navigator: Navigator

  /// Replaces whatever the window shows, in one change.
  public static func root(of window: AppWindow, at segment: Screen.Segment) -> Presentation {
    Presentation(place: .root(of: window), segment: segment, navigator: Navigator())
  }

  /// Becomes the only screen of the navigator, such as that of a tab.
  public static func root(of navigator: Navigator, at segment: Screen.Segment) -> Presentation {
    Presentation(place: .replace, segment: segment, navigator: navigator)
  }

  /// Goes on top of the navigator's stack.
  public static func push(onto navigator: Navigator, at segment: Screen.Segment) -> Presentation {
    Presentation(place: .push, segment: segment, navigator: navigator)
  }

  /// Takes the place of the navigator's top screen, or of the given one and all above it, in one
  /// change. What leaves ends like anything that leaves.
  public static func swap(
    from screen: Screen? = nil, on navigator: Navigator, at segment: Screen.Segment
  ) -> Presentation {
    Presentation(place: .swap(from: screen), segment: segment, navigator: navigator)
  }

  /// Covers everything with a navigator of its own; leaves with the screen that is on top of that
  /// stack when it is shown.
  public static func modal(
    over navigator: Navigator, at segment: Screen.Segment, style: Style = .sheet
  ) -> Presentation {
    Presentation(
      place: .modal(over: navigator), segment: segment, navigator: Navigator(style: style))
  }

  /// Whether the screen covers the others, and therefore needs a way to close it.
  public var isModal: Bool {
    if case .modal = place { true } else { false }
  }
}
