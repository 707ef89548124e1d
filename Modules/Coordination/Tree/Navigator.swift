public import Observation

/// A stack of screens, never empty once it is shown.
@MainActor
public final class Navigator {
  /// Where in its window the stack is. A navigator is shown once and never comes back.
  enum Place: Equatable {
    case new
    case tab(Int)
    case modal(level: Int)
    case gone
  }

  /// From the root of the stack to its top.
  public var screens: [Screen] {
    watch.read()
    return storedScreens
  }

  /// The same, as the core reads it.
  @exclusivity(unchecked) private(set) var storedScreens: [Screen] = []
  let watch = Watch()
  /// That of its first screen.
  private(set) var home: Home?
  var place = Place.new
  /// The screen that a modal was opened from.
  var presenter: Screen?
  /// While coordinators end: how many screens stay.
  var cut: Int?

  init() {}

  /// A shell reports that it has already gone back to this screen: a swipe, or a long press on Back.
  ///
  /// Never refused, and nothing is asked. Does nothing for a screen that is not on this stack.
  public func popped(to screen: Screen) {
    guard storedScreens.indices.contains(screen.index), storedScreens[screen.index] === screen
    else { return }
    report(keeping: screen.index + 1)
  }

  /// A shell reports that it has already pulled this modal down, with everything above it.
  ///
  /// Never refused, and nothing is asked. Does nothing for what is not a modal, or no longer one.
  public func dismissed() {
    guard case .modal = place else { return }
    report(keeping: 0)
  }

  var isUsed: Bool { place != .new || !storedScreens.isEmpty }
  var isOnTree: Bool { place != .new && place != .gone }
  var isRoot: Bool {
    if case .tab = place { true } else { false }
  }

  func hasUnsavedInput(above count: Int) -> Bool {
    for index in count..<storedScreens.count where storedScreens[index].viewModel.hasUnsavedInput {
      return true
    }
    return false
  }

  func push(_ screen: Screen, of owner: CoordinatorNode) {
    if storedScreens.isEmpty { home = owner.home }
    screen.index = storedScreens.count
    storedScreens.append(screen)
  }

  func pop() -> Screen {
    let screen = storedScreens.removeLast()
    screen.hasLeft = true
    return screen
  }

  private func report(keeping count: Int) {
    guard let window = home?.window else { return }
    window.leave(self, keeping: count)
    window.conclude()
  }
}

extension Navigator: nonisolated Observable {}
