public import Observation

/// The root of one app's tree: a root stack or a tab bar, and a stack of modals over it.
///
/// Coordinators change it, people act on it through it, shells draw it. The owner of the app keeps
/// the window and the app's coordinator; everything else is kept by the tree.
@MainActor
@Observable
public final class Window {
  /// What is on the tree, for those who need not be told when it changes.
  @ObservationIgnored private(set) var tree = Tree()
  /// `Discard?`, while it is up.
  @ObservationIgnored private(set) var question: Question?
  @ObservationIgnored let log = Log()
  /// The address that is being opened.
  @ObservationIgnored var link: Link?
  @ObservationIgnored let departed = Departed()
  @ObservationIgnored weak var rootLifetime: AnyLifetime?
  @ObservationIgnored weak var rootCoordinator: (any Coordinator)?
  @ObservationIgnored var coordinatorCount = 0
  @ObservationIgnored var endedCount = 0
  @ObservationIgnored var screenCount = 0
  @ObservationIgnored let aftermath = Aftermath()
  @ObservationIgnored var startsUnderWay = 0
  @ObservationIgnored var workCount = 0
  @ObservationIgnored var waiting: [CheckedContinuation<Void, Never>] = []
  /// The screen whose alert is in the log already.
  @ObservationIgnored var alertedScreen: Int?

  /// A window that shows nothing yet.
  public init() {}

  /// Nothing, until the app's coordinator has shown something.
  public var root: Root? {
    access(keyPath: \.root)
    return tree.root
  }

  /// From the lowest to the top one.
  public var modals: [Navigator] {
    access(keyPath: \.modals)
    return tree.modals
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
    access(keyPath: \.alert)
    guard let front else { return nil }
    return question?.screen === front ? question?.alert : front.viewModel.alert
  }

  /// Where the front screen is: the segments of the selected stack and of every modal's, bottom up.
  public var address: String {
    ((root.map { [$0.selected] } ?? []) + modals).map(\.address).joined()
  }

  /// Returns when everything under way has ended, or was dropped.
  public func settled() async {
    while workCount > 0 {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  func replaceRoot(with root: Root) {
    withMutation(keyPath: \.root) { tree.root = root }
  }

  func present(_ modal: Navigator) {
    withMutation(keyPath: \.modals) { tree.modals.append(modal) }
  }

  func takeTopModal() -> Navigator {
    withMutation(keyPath: \.modals) { tree.modals.removeLast() }
  }

  func ask(_ question: Question?) {
    withMutation(keyPath: \.alert) { self.question = question }
  }
}
