public import Observation

/// The root of one app's tree: a root stack or a tab bar, and a stack of modals over it.
///
/// Coordinators change it, people act on it through it, shells draw it. The owner of the app keeps
/// the window and the app's coordinator; everything else is kept by the tree.
@MainActor
@Observable
public final class Window {
  // Stored apart from what can be watched: telling `Observation` of each read, as `@Observable`
  // does, would cost the core more than all its changes.
  @ObservationIgnored private(set) var storedRoot: Root?
  @ObservationIgnored @exclusivity(unchecked) private(set) var storedModals: [Navigator] = []
  @ObservationIgnored private(set) var question: Question?

  @ObservationIgnored let log = Log()
  /// The address that is being opened.
  @ObservationIgnored var link: LinkUnderWay?
  @ObservationIgnored let departed = Departed()
  @ObservationIgnored weak var rootLifetime: AnyLifetime?
  @ObservationIgnored weak var rootCoordinator: (any Coordinator)?
  @ObservationIgnored var coordinatorCount = 0
  @ObservationIgnored var endedCount = 0
  @ObservationIgnored var changeCount = 0
  @ObservationIgnored var isChanging = false
  /// While a change is worked out: the stacks that lose screens.
  @ObservationIgnored var cuts: [Navigator] = []
  @ObservationIgnored var screenCount = 0
  @ObservationIgnored let aftermath = Aftermath()
  @ObservationIgnored var startsUnderWay = 0
  @ObservationIgnored var workCount = 0
  @ObservationIgnored var waiting: [CheckedContinuation<Void, Never>] = []
  /// The alert that is in the log already.
  @ObservationIgnored var alerted: (screen: Int, title: String)?

  /// A window that shows nothing yet.
  public init() {}

  /// Nothing, until the app's coordinator has shown something.
  public var root: Root? {
    access(keyPath: \.root)
    return storedRoot
  }

  /// From the lowest to the top one.
  public var modals: [Navigator] {
    access(keyPath: \.modals)
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
    access(keyPath: \.alert)
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
  var frontAlert: Screen.Alert? { frontScreen.flatMap(alert(over:)) }

  func alert(over front: Screen) -> Screen.Alert? {
    question?.screen === front ? question?.alert : front.viewModel.alert
  }

  /// Every stack on the tree, in the order of removal.
  var navigators: [Navigator] { storedModals.reversed() + (storedRoot?.navigators ?? []) }

  func replaceRoot(_ root: Root) {
    withMutation(keyPath: \.root) { storedRoot = root }
  }

  func cover(with modal: Navigator) {
    withMutation(keyPath: \.modals) { storedModals.append(modal) }
  }

  func uncover() -> Navigator {
    withMutation(keyPath: \.modals) { storedModals.removeLast() }
  }

  func ask(_ question: Question?) {
    withMutation(keyPath: \.alert) { self.question = question }
  }
}
