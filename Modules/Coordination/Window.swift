public import Observation

/// The root of one app's tree: a root stack or a tab bar, and a stack of modals over it.
///
/// Coordinators change it, people act on it through it, shells draw it. The owner of the app keeps
/// the window and the app's coordinator; everything else is kept by the tree.
@MainActor
public final class Window {
  private let registrar = ObservationRegistrar()
  // Stored apart from what can be watched: telling `Observation` of each read, as `@Observable`
  // does, would cost the core more than all its changes.
  private(set) var storedRoot: Root?
  @exclusivity(unchecked) private(set) var storedModals: [Navigator] = []
  private(set) var question: Question?

  let log = Log()
  /// The address that is being opened.
  var link: LinkUnderWay?
  let departed = Departed()
  let anchor = Anchor()
  weak var rootCoordinator: (any Coordinator)?
  var coordinatorCount = 0
  var endedCount = 0
  var changeCount = 0
  var isChanging = false
  /// While a change is worked out: the stacks that lose screens.
  var cuts: [Navigator] = []
  var screenCount = 0
  let aftermath = Aftermath()
  var startsUnderWay = 0
  var workCount = 0
  /// Replaced, never changed in place; see `Log.observers`.
  var waiting: [CheckedContinuation<Void, Never>] = []
  /// The alert that is in the log already.
  var alerted: (screen: Int, title: String)?

  /// A window that shows nothing yet.
  public init() {}

  /// Nothing, until the app's coordinator has shown something.
  public var root: Root? {
    registrar.access(self, keyPath: \.root)
    return storedRoot
  }

  /// From the lowest to the top one.
  public var modals: [Navigator] {
    registrar.access(self, keyPath: \.modals)
    return storedModals
  }

  /// The tab bar, when there is one.
  public var tabBar: TabBar? {
    if case .tabBar(let tabBar) = root { tabBar } else { nil }
  }

  /// The stack that a person sees: that of the top modal, else of the selected tab, else the root.
  public var frontNavigator: Navigator? { modals.last ?? root?.selected }

  /// The only screen that can be acted on.
  public var front: Screen? { frontNavigator?.screens.last }

  /// The question over the front screen.
  public var alert: Screen.Alert? {
    guard let front else { return nil }
    registrar.access(self, keyPath: \.alert)
    return alert(over: front)
  }

  /// Where the front screen is: the segments of the selected stack and of every modal's, bottom up.
  public var address: String {
    ((root.map { [$0.selected] } ?? []) + modals).map(\.address).joined()
  }

  /// Returns when everything under way has ended, or was dropped; or when the task is cancelled.
  public func settled() async {
    while workCount > 0, !Task.isCancelled {
      await withTaskCancellationHandler {
        await withCheckedContinuation { waiting = waiting + [$0] }
      } onCancel: {
        Task { @MainActor [weak self] in self?.wake() }
      }
    }
  }

  /// Has whoever waits look again.
  func wake() {
    guard !waiting.isEmpty else { return }
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}

/// The same, as the core reads and changes it.
extension Window {
  var frontStack: Navigator? { storedModals.last ?? storedRoot?.frontStack }
  var frontScreen: Screen? { frontStack?.storedScreens.last }
  var frontAlert: Screen.Alert? {
    guard let front = frontScreen else { return nil }
    return alert(over: front)
  }

  func alert(over front: Screen) -> Screen.Alert? {
    question?.screen === front ? question?.alert : front.viewModel.alert
  }

  /// Every stack on the tree, in the order of removal.
  var navigators: [Navigator] { storedModals.reversed() + (storedRoot?.navigators ?? []) }

  func replaceRoot(_ root: Root) {
    registrar.withMutation(of: self, keyPath: \.root) { storedRoot = root }
  }

  func cover(with modal: Navigator) {
    registrar.withMutation(of: self, keyPath: \.modals) { storedModals.append(modal) }
  }

  func uncover() -> Navigator {
    registrar.withMutation(of: self, keyPath: \.modals) { storedModals.removeLast() }
  }

  func watchLog() {
    log.isWatched = true
    registrar.access(self, keyPath: \.events)
  }

  func tellOfLog() {
    registrar.withMutation(of: self, keyPath: \.events) {}
  }

  func ask(_ question: Question?) {
    registrar.withMutation(of: self, keyPath: \.alert) { self.question = question }
  }
}

extension Window: nonisolated Observable {}
