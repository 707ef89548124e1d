public import Observation

/// A stack of screens, never empty once it is shown.
@MainActor
public final class Navigator {
  /// Where in its window the stack is. A navigator is shown once and never comes back.
  enum Place: Equatable {
    /// Of a presentation that nobody has shown yet: empty.
    case new
    /// Of a tab whose bar is not shown yet: may hold screens already.
    case filling
    case tab(Int)
    case modal(level: Int)
    case gone
  }

  private static var count = 0

  /// Never used again in this process.
  public nonisolated let number: Int
  /// How a modal covers what is under it; none for a stack that is no modal.
  public nonisolated let style: Presentation.Style?

  /// From the root of the stack to its top. A modal that has left still says what it held, as long
  /// as somebody who draws it while it goes keeps the screens.
  public var screens: [Screen] {
    watch.read()
    return place == .gone ? departed.compactMap(\.screen) : storedScreens
  }

  /// The same, as the core reads it.
  @exclusivity(unchecked) private(set) var storedScreens: [Screen] = []
  let watch = Watch()
  /// That of its first screen.
  private(set) var handle: WindowHandle?
  var place: Place
  /// The screen that a modal was opened from.
  var presenter: Screen?
  /// Of a modal that has left, what it held. Not kept: a view model may have captured its own stack.
  private var departed: [Departed] = []

  private struct Departed {
    weak var screen: Screen?
  }

  init(_ place: Place = .new, style: Presentation.Style? = nil) {
    Self.count += 1
    number = Self.count
    self.place = place
    self.style = style
  }

  /// A shell reports that it has already gone back to this screen: a swipe, or a long press on Back.
  ///
  /// Never refused, and nothing is asked. Does nothing for a screen that is not on this stack.
  public func popped(to screen: Screen) {
    if stands(screen) { report(keeping: screen.index + 1) }
  }

  /// A shell reports that this screen, and all above it, has already left.
  ///
  /// Never refused, and nothing is asked. Does nothing for a screen that is not on this stack, or
  /// is its first and the stack no modal: what begins a root is only replaced.
  public func left(_ screen: Screen) {
    guard stands(screen), screen.index > 0 || isModal else { return }
    report(keeping: screen.index)
  }

  /// A shell reports that it has already pulled this modal down, with everything above it.
  ///
  /// Never refused, and nothing is asked. Does nothing for what is not a modal, or no longer one.
  public func dismissed() {
    if isModal { report(keeping: 0) }
  }

  /// Whether any of its screens holds unsaved input.
  public var hasUnsavedInput: Bool { screens.contains { $0.viewModel.hasUnsavedInput } }

  var isOnTree: Bool { isRoot || isModal }
  var isRoot: Bool {
    if case .tab = place { true } else { false }
  }
  var isModal: Bool {
    if case .modal = place { true } else { false }
  }

  /// Whether the screen is on this stack, which is on the tree or is to be.
  func stands(_ screen: Screen) -> Bool {
    !screen.hasLeft && storedScreens.indices.contains(screen.index)
      && storedScreens[screen.index] === screen
  }

  func hasUnsavedInput(above count: Int) -> Bool {
    for index in count..<storedScreens.count where storedScreens[index].viewModel.hasUnsavedInput {
      return true
    }
    return false
  }

  func push(_ screen: Screen, of owner: CoordinatorNode) {
    if storedScreens.isEmpty { handle = owner.handle }
    screen.index = storedScreens.count
    storedScreens.append(screen)
  }

  func drop(to count: Int) {
    storedScreens.removeLast(storedScreens.count - count)
  }

  /// A modal is to be closed: what it holds can still be read then.
  func prepareToLeave() {
    departed = storedScreens.map { Departed(screen: $0) }
  }

  private func report(keeping count: Int) {
    handle?.window?.concluding { $0.leave(self, keeping: count) }
  }
}

nonisolated extension Navigator: Observable, Identifiable {
  /// Its number.
  public var id: Int { number }
}
