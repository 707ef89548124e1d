public import Observation

/// The root of one app's tree: a root stack or a tab bar, and a stack of modals over it.
///
/// Coordinators change it, people act on it through it, shells draw it. The owner of the app keeps
/// the window and the app's coordinator; everything else is kept by the tree.
@MainActor
public final class AppWindow {
  // The tree. Stored apart from what can be watched: telling `Observation` of each read, as
  // `@Observable` does, would cost the core more than all its changes.
  @exclusivity(unchecked) private(set) var row: TabBar?
  @exclusivity(unchecked) private(set) var storedModals: [Navigator] = []
  let watch = Watch()
  weak var rootCoordinator: (any Coordinator)?
  @exclusivity(unchecked) var counts = Counts()

  // What is still to happen.
  let changes = Changes()
  let busy = Busy()
  @exclusivity(unchecked) var follower: (any Follower)?

  // What is said and written down.
  let words: Words
  let log = Log()
  let leaking = Leaks()

  /// A window that shows nothing yet, and says its few words to a person like this.
  public init(words: Words = Words()) {
    self.words = words
  }

  /// The stack under the modals: the only one, or that of the selected tab. None until the app's
  /// coordinator has shown something.
  public var root: Navigator? {
    watch.read()
    return row?.selected.navigator
  }

  /// From the lowest to the top one.
  public var modals: [Navigator] {
    watch.read()
    return storedModals
  }

  /// The tab bar, when there is one.
  public var tabBar: TabBar? {
    watch.read()
    return shownBar
  }

  /// Every stack on the tree: that of each tab, in order, then the modals from the lowest.
  public var stacks: [Navigator] {
    watch.read()
    return rootStacks + storedModals
  }

  /// The stack that a person sees: that of the top modal, else of the selected tab, else the root.
  public var frontNavigator: Navigator? { modals.last ?? root }

  /// The only screen that can be acted on.
  public var front: Screen? { frontNavigator?.screens.last }

  /// What is in front when the front screen has left: the one below it, or below its modal.
  public var screenUnderFront: Screen? {
    guard let stack = frontNavigator?.screens, stack.count < 2 else {
      return frontNavigator?.screens.dropLast().last
    }
    let lower = modals.dropLast()
    return modals.isEmpty ? nil : (lower.last ?? root)?.screens.last
  }

  /// The question over the front screen.
  public var alert: Screen.Alert? { front.flatMap { alert(over: $0) } }

  /// Returns when everything under way has ended, or was dropped; or when the task is cancelled.
  public func settled() async { await busy.settled() }
}

/// The same, as the core reads and changes it.
extension AppWindow {
  /// How many there have been; a number that was given is never used again.
  struct Counts {
    var screens = 0
    var coordinators = 0
    var ended = 0
  }

  var shownBar: TabBar? { row?.isShown == true ? row : nil }
  var rootStacks: [Navigator] { row?.tabs.map(\.navigator) ?? [] }
  var frontStack: Navigator? { storedModals.last ?? row?.frontStack }
  var frontScreen: Screen? { frontStack?.storedScreens.last }
  var frontAlert: Screen.Alert? { frontScreen.flatMap { alert(over: $0) } }

  func alert(over front: Screen) -> Screen.Alert? {
    front.question ?? front.viewModel.alert
  }

  func replaceRow(_ new: TabBar) {
    if let row { changes.keep(row) }
    row = new
    for index in new.tabs.indices { new.tabs[index].navigator.place = .tab(index) }
    changes.tell(watch)
  }

  func cover(with modal: Navigator, over presenter: Screen?) {
    modal.place = .modal(level: storedModals.count)
    modal.presenter = presenter
    presenter?.openModals += 1
    storedModals.append(modal)
    changes.tell(watch)
  }

  func uncover() {
    let modal = storedModals.removeLast()
    modal.place = .gone
    modal.presenter?.openModals -= 1
    modal.presenter = nil
    changes.keep(modal)
    changes.tell(watch)
  }

  /// The question is up while the screen is in front, and goes with it.
  func ask(_ question: Screen.Alert?, over screen: Screen) {
    screen.question = question
    changes.tell(watch)
  }
}

nonisolated extension AppWindow: Observable {}
