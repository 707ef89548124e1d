public import Observation

/// A stack of screens, never empty once it is shown.
@MainActor
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
  public var screens: [Screen] {
    isWatched = true
    registrar.access(self, keyPath: \.screens)
    return storedScreens
  }

  /// The same, as the core reads it.
  @exclusivity(unchecked) private(set) var storedScreens: [Screen] = []
  /// Whether anybody has ever asked for `screens`. Telling costs as much as the change itself.
  private var isWatched = false
  private let registrar = ObservationRegistrar()
  private static let watched: KeyPath<Navigator, [Screen]> = \.screens
  var place = Place.new
  /// The screen that a modal was opened from.
  weak var presenter: Screen?
  /// While a removal is worked out: how many screens stay.
  var kept: Int?

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

  var isOnTree: Bool { place != .new && place != .gone }
  var isRoot: Bool {
    switch place {
    case .root, .tab: true
    case .new, .modal, .gone: false
    }
  }

  /// A stack belongs to the window of its screens, and an empty one to nobody yet.
  var window: Window? { storedScreens.first?.owner?.window }

  func hasUnsavedInput(above count: Int) -> Bool {
    for index in count..<storedScreens.count where storedScreens[index].viewModel.hasUnsavedInput {
      return true
    }
    return false
  }

  func push(_ screen: Screen) {
    screen.index = storedScreens.count
    willChange()
    storedScreens.append(screen)
    didChange()
  }

  func pop() -> Screen {
    willChange()
    defer { didChange() }
    return storedScreens.removeLast()
  }

  private func willChange() {
    if isWatched { registrar.willSet(self, keyPath: Self.watched) }
  }

  private func didChange() {
    if isWatched { registrar.didSet(self, keyPath: Self.watched) }
  }

  private func report(keeping count: Int) {
    guard let window else { return }
    window.leave(self, keeping: count)
    window.conclude()
  }
}

extension Navigator: nonisolated Observable {}
