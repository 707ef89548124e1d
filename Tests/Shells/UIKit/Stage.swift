/// What a test sees and moves of one window: layout passes, animations, and what UIKit complains of.
@_spi(User) @MainActor
public final class Stage {
  /// What UIKit does in some versions, or may do: nobody outside knows the order for sure.
  public enum Quirk: CaseIterable, Sendable {
    /// The delegate hears `didShow` when a swipe back was cancelled; elsewhere nothing:
    /// <https://github.com/lionheart/openradar-mirror/issues/1114>,
    /// <https://github.com/heinzl/swift-composable-navigation/issues/17>.
    case showsAfterCancel
    /// `didShow` comes before the completions of the transition coordinator.
    case showsBeforeCompletion
    /// The handler of an alert runs before the alert has gone.
    case alertActsFirst
    /// Without animation the delegate hears at once, and not in the next layout pass.
    case showsAtOnce
    /// A completion that was passed to `dismiss` when nothing is presented is never called.
    case dismissOfNothingIsSilent
    /// `didShow` is repeated.
    case showsTwice
    /// `didShow` comes a turn later than the end of the animation.
    case showsLate
    /// A push or a pop takes touches, and is at its end at once when the next one begins, as from
    /// iOS 26 on: <https://github.com/grahammendick/navigation/pull/888>,
    /// <https://github.com/software-mansion/react-native-screens/pull/3173>.
    case interruptible
    /// What was passed to `dismiss` is not called when a finger takes over.
    case losesCompletion
    /// New tabs select the first of them, even if the selected one is still there.
    case selectsFirstOfNewTabs
  }

  public var quirks: Set<Quirk> = []
  /// What UIKit would log, or stop for.
  public private(set) var faults: [String] = []
  /// How many animations have run.
  public private(set) var animationCount = 0
  weak var window: UIWindow?
  private(set) var running: [Transition] = []
  private var onDisplay: [ObjectIdentifier: Weak] = [:]
  private struct Weak { weak var controller: UIViewController? }

  public var isMoving: Bool { !running.isEmpty }
  public var isOwing: Bool { !late.isEmpty }

  func fault(_ sentence: String) { faults.append(sentence) }

  func run(_ transition: Transition) {
    animationCount += 1
    running.append(transition)
  }

  func end(_ transition: Transition) {
    running.removeAll { $0 === transition }
  }

  private var late: [@MainActor () -> Void] = []

  func later(_ action: @escaping @MainActor () -> Void) { late.append(action) }

  /// One layout pass, and the end of the oldest animation that no finger holds.
  public func tick() {
    let late = late
    self.late = []
    for action in late { action() }
    layout()
    if let next = running.first(where: { !$0.isHeld }) { next.end() }
    layout()
  }

  /// Appearance, and what navigation controllers that have just come into sight tell.
  public func layout() {
    let visible = window?.rootViewController.map { Stage.visible(from: $0) } ?? []
    let ids = Set(visible.map { ObjectIdentifier($0) })
    for (id, entry) in onDisplay where !ids.contains(id) {
      onDisplay[id] = nil
      entry.controller?.viewWillDisappear(false)
      entry.controller?.viewDidDisappear(false)
    }
    for controller in visible where onDisplay[ObjectIdentifier(controller)]?.controller == nil {
      onDisplay[ObjectIdentifier(controller)] = Weak(controller: controller)
      controller.loadViewIfNeeded()
      controller.viewWillAppear(false)
      controller.viewDidAppear(false)
    }
    for controller in visible { (controller as? UINavigationController)?.tellPending() }
  }

  static func visible(from root: UIViewController) -> [UIViewController] {
    var found: [UIViewController] = []
    var next: [UIViewController] = [root]
    while let controller = next.popLast() {
      found.append(controller)
      next += controller.children.filter { controller.displays($0) }
      if let presented = controller.presentedViewController { next.append(presented) }
    }
    return found
  }
}

/// One animation, and whoever wants to hear of its end.
@MainActor
final class Transition: NSObject, UIViewControllerTransitionCoordinator {
  weak var stage: Stage?
  let isAnimated = true
  let initiallyInteractive: Bool
  private(set) var isInteractive: Bool
  private(set) var isCancelled = false
  private var interactions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private let finish: (Transition) -> Void
  private let from: UIViewController?
  private let to: UIViewController?
  var isHeld: Bool { isInteractive }

  init(
    _ stage: Stage, isInteractive: Bool = false, from: UIViewController?, to: UIViewController?,
    finish: @escaping (Transition) -> Void
  ) {
    self.stage = stage
    self.isInteractive = isInteractive
    initiallyInteractive = isInteractive
    self.from = from
    self.to = to
    self.finish = finish
    super.init()
    stage.run(self)
  }

  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? { key == .from ? from : to }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animation?(self)
    if let completion { completions.append(completion) }
    return true
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { interactions.append(handler) }

  private(set) var isCompletionLost = false

  func loseCompletion() { isCompletionLost = true }

  /// The finger has let go.
  func letGo(cancelled: Bool) {
    isInteractive = false
    isCancelled = cancelled
    for interaction in interactions { interaction(self) }
  }

  func end() {
    stage?.end(self)
    finish(self)
  }

  func complete() {
    let completions = completions
    self.completions = []
    for completion in completions { completion(self) }
  }
}

public struct UITransitionContextViewControllerKey: Hashable, Sendable {
  let name: String
  public static let from = Self(name: "from")
  public static let to = Self(name: "to")
}

@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }
  var initiallyInteractive: Bool { get }
  var isInteractive: Bool { get }
  var isCancelled: Bool { get }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}

@MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}
