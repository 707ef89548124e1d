public import Observation

/// The root of one app's tree: a root stack or a tab bar, and a stack of modals over it.
///
/// Coordinators change it, people act on it through it, shells draw it. The owner of the app keeps
/// the window and the app's coordinator; everything else is kept by the tree.
@MainActor
public final class AppWindow {
  // The tree. Stored apart from what can be watched: telling `Observation` of each read, as
  // `@Observable` does, would cost the core more than all its changes.
  private(set) var row: TabBar?
  @exclusivity(unchecked) private(set) var storedModals: [Navigator] = []
  let watch = Watch()
  weak var rootCoordinator: (any Coordinator)?

  // What is still to happen.
  let aftermath = Aftermath()
  var changeCount = 0
  /// While coordinators end: the stacks that lose screens.
  var cuts: [Navigator] = []
  var startsUnderWay = 0
  let busy = Busy()
  var follower: (any Follower)?

  // What is written down.
  let log = Log()
  let leaking = Leaks()
  var coordinatorCount = 0
  var endedCount = 0
  var screenCount = 0
  /// The alert that is in the log already.
  var alerted: (screen: Int, title: String)?

  /// A window that shows nothing yet.
  public init() {}

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

  /// The stack that a person sees: that of the top modal, else of the selected tab, else the root.
  public var frontNavigator: Navigator? { modals.last ?? root }

  /// The only screen that can be acted on.
  public var front: Screen? { frontNavigator?.screens.last }

  /// The question over the front screen.
  public var alert: Screen.Alert? { front.flatMap { alert(over: $0) } }

  /// Returns when everything under way has ended, or was dropped; or when the task is cancelled.
  public func settled() async { await busy.settled() }
}

/// The same, as the core reads and changes it.
extension AppWindow {
  var shownBar: TabBar? { row?.isShown == true ? row : nil }
  var frontStack: Navigator? { storedModals.last ?? row?.frontStack }
  var frontScreen: Screen? { frontStack?.storedScreens.last }
  var frontAlert: Screen.Alert? { frontScreen.flatMap { alert(over: $0) } }

  func alert(over front: Screen) -> Screen.Alert? {
    front.question ?? front.viewModel.alert
  }

  /// Every stack on the tree, in the order of removal.
  var navigators: [Navigator] { storedModals.reversed() + (row?.stacks ?? []) }

  func replaceRow(_ new: TabBar) {
    if let row { aftermath.keep(row) }
    row = new
    for index in new.tabs.indices { new.tabs[index].navigator.place = .tab(index) }
    aftermath.tell(watch)
  }

  func cover(with modal: Navigator, over presenter: Screen?) {
    modal.place = .modal(level: storedModals.count)
    modal.presenter = presenter
    presenter?.openModals += 1
    storedModals.append(modal)
    aftermath.tell(watch)
  }

  func uncover() {
    let modal = storedModals.removeLast()
    modal.place = .gone
    modal.presenter?.openModals -= 1
    modal.presenter = nil
    aftermath.keep(modal)
    aftermath.tell(watch)
  }

  /// The question is up while the screen is in front, and goes with it.
  func ask(_ question: Screen.Alert?, over screen: Screen) {
    screen.question = question
    watch.tell()
  }
}

extension AppWindow: nonisolated Observable {}
