public import Observation

/// The root of one app's tree: a root stack or a tab bar, and a stack of modals over it.
///
/// Coordinators change it, people act on it through it, shells draw it. The owner of the app keeps
/// the window and the app's coordinator; everything else is kept by the tree.
@MainActor
@Observable
public final class Window {
  /// Nothing, until the app's coordinator has shown something.
  public internal(set) var root: Root?
  /// From the lowest to the top one.
  public internal(set) var modals: [Navigator] = []
  /// `Discard?`, while it is up.
  var question: Question?
  @ObservationIgnored let log = Log()
  /// The address that is being opened.
  @ObservationIgnored var link: Link?
  @ObservationIgnored let departed = Departed()
  @ObservationIgnored weak var rootLifetime: AnyLifetime?
  @ObservationIgnored weak var rootCoordinator: (any Coordinator)?
  @ObservationIgnored var coordinatorCount = 0
  @ObservationIgnored var endedCount = 0
  @ObservationIgnored var removalCount = 0
  @ObservationIgnored var screenCount = 0
  @ObservationIgnored let aftermath = Aftermath()
  @ObservationIgnored var startsUnderWay = 0
  @ObservationIgnored var workCount = 0
  @exclusivity(unchecked) @ObservationIgnored var waiting: [CheckedContinuation<Void, Never>] = []
  /// The alert that is in the log already.
  @ObservationIgnored var alerted: (screen: Int, title: String)?

  /// A window that shows nothing yet.
  public init() {}

  /// The tab bar, when there is one.
  public var tabBar: TabBar? {
    if case .tabBar(let tabBar) = root { tabBar } else { nil }
  }

  /// The stack that a person sees: that of the top modal, else of the selected tab, else the root.
  public var frontNavigator: Navigator? { modals.last ?? root?.selected }

  /// The only screen that can be acted on.
  public var front: Screen? { frontNavigator?.screens.last }

  /// The front stack and screen, as the core reads them; see `Navigator.stack`.
  var topStack: Navigator? {
    if let modal = _modals.last { return modal }
    return switch _root {
    case .navigator(let navigator): navigator
    case .tabBar(let bar): bar.front
    case nil: nil
    }
  }
  var topScreen: Screen? { topStack?.stack.last }

  /// The question over the front screen.
  public var alert: Screen.Alert? {
    guard let front else { return nil }
    return question?.screen === front ? question?.alert : front.viewModel.alert
  }

  var topAlert: Screen.Alert? {
    guard let top = topScreen else { return nil }
    return _question?.alert ?? top.viewModel.alert
  }

  func dropStrayQuestion() {
    if let stray = _question, stray.screen !== topScreen { question = nil }
  }

  var modalCount: Int { _modals.count }

  /// Where the front screen is: the segments of the selected stack and of every modal's, bottom up.
  public var address: String {
    ((root.map { [$0.selected] } ?? []) + modals).map(\.address).joined()
  }

  /// Returns when everything under way has ended, or was dropped; or when the task is cancelled.
  public func settled() async {
    while workCount > 0, !Task.isCancelled {
      await withTaskCancellationHandler {
        await withCheckedContinuation { waiting.append($0) }
      } onCancel: {
        Task { @MainActor [weak self] in self?.wake() }
      }
    }
  }

  /// Has whoever waits look again.
  func wake() {
    for continuation in waiting { continuation.resume() }
    waiting = []
  }

  /// Every stack on the tree, in the order of removal.
  var navigators: [Navigator] { modals.reversed() + (root?.navigators ?? []) }
}
