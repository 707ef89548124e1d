public import Observation

/// A stack of screens, never empty once it is shown.
@MainActor
@Observable
public final class Navigator {
  /// Where in its window the stack is. A navigator is shown once and never comes back.
  enum Place: Equatable {
    case new
    case root
    case tab(Int)
    case modal(level: Int)
    case gone
  }

  /// From the root of the stack to its top.
  public private(set) var screens: [Screen] = []
  @ObservationIgnored weak var window: Window?
  @ObservationIgnored var place = Place.new
  /// The screen that a modal was opened from.
  @ObservationIgnored weak var presenter: Screen?
  /// While a change is worked out: how many screens stay.
  @ObservationIgnored var kept: Int?

  /// A stack for a tab, to be filled by a coordinator with ``Presentation/root(of:at:)``.
  public init() {}

  /// Where the top of this stack is; without what may stand under it, when it is a modal.
  public var address: String {
    let parts = screens.flatMap { $0.segment.split(separator: "/").map(String.init) }
    return Address(parts: parts).description
  }

  /// A shell reports that it has already gone back to this screen: a swipe, or a long press on Back.
  ///
  /// Never refused, and nothing is asked. Does nothing for a screen that is not on this stack.
  public func popped(to screen: Screen) {
    guard screen.navigator === self else { return }
    window?.leave(self, keeping: screen.index + 1)
  }

  /// A shell reports that it has already pulled this modal down, with everything above it.
  ///
  /// Never refused, and nothing is asked. Does nothing for what is not a modal, or no longer one.
  public func dismissed() {
    guard case .modal = place else { return }
    window?.leave(self, keeping: 0)
  }

  var isOnTree: Bool { place != .new && place != .gone }
  var isRoot: Bool {
    switch place {
    case .root, .tab: true
    case .new, .modal, .gone: false
    }
  }

  func push(_ screen: Screen) {
    screen.navigator = self
    screen.index = screens.count
    screens.append(screen)
  }

  func pop() -> Screen {
    let screen = screens.removeLast()
    screen.navigator = nil
    return screen
  }

  /// A stack that nobody has shown yet belongs to no window.
  func isFree(for window: Window) -> Bool {
    place != .gone && (self.window == nil || self.window === window)
  }
}
