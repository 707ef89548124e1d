/// Where a coordinator is to show itself, and under which segment of the address.
///
/// Whoever starts a coordinator chooses; the coordinator itself works the same in every place.
@MainActor
public struct Presentation {
  enum Place {
    case root(of: AppWindow)
    case replace
    case push
    case modal(over: Navigator)
  }

  let place: Place

  /// The part of the address that the screen adds: `second`, or `product/1`.
  public let segment: String

  /// The navigator that the screen will stand on: a new one for a modal and for a window's root.
  public let navigator: Navigator

  /// Replaces whatever the window shows, in one change.
  public static func root(of window: AppWindow, at segment: String) -> Presentation {
    Presentation(place: .root(of: window), segment: segment, navigator: Navigator())
  }

  /// Becomes the only screen of the navigator, such as that of a tab.
  public static func root(of navigator: Navigator, at segment: String) -> Presentation {
    Presentation(place: .replace, segment: segment, navigator: navigator)
  }

  /// Goes on top of the navigator's stack.
  public static func push(onto navigator: Navigator, at segment: String) -> Presentation {
    Presentation(place: .push, segment: segment, navigator: navigator)
  }

  /// Covers everything with a navigator of its own; leaves with the screen that is on top of that
  /// stack when it is shown.
  public static func modal(over navigator: Navigator, at segment: String) -> Presentation {
    Presentation(place: .modal(over: navigator), segment: segment, navigator: Navigator())
  }

  /// Whether the screen covers the others, and therefore needs a way to close it.
  public var isModal: Bool {
    if case .modal = place { true } else { false }
  }
}
