// https://developer.apple.com/documentation/uikit/uinavigationcontrollerdelegate
@MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  // https://developer.apple.com/documentation/uikit/uinavigationcontrollerdelegate/navigationcontroller(_:willshow:animated:)
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  // https://developer.apple.com/documentation/uikit/uinavigationcontrollerdelegate/navigationcontroller(_:didshow:animated:)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}
extension UINavigationControllerDelegate {
  // https://developer.apple.com/documentation/uikit/uinavigationcontrollerdelegate/navigationcontroller(_:willshow:animated:)
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  // https://developer.apple.com/documentation/uikit/uinavigationcontrollerdelegate/navigationcontroller(_:didshow:animated:)
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}

// https://developer.apple.com/documentation/uikit/uinavigationcontroller
@MainActor
open class UINavigationController: UIViewController {
  // https://developer.apple.com/documentation/uikit/uinavigationcontroller/delegate
  open weak var delegate: (any UINavigationControllerDelegate)?
  // https://developer.apple.com/documentation/uikit/uinavigationcontroller/interactivepopgesturerecognizer
  public private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
    UIGestureRecognizer()
  /// From iOS 26 on: a pan anywhere in the content.
  // https://developer.apple.com/documentation/uikit/uinavigationcontroller/interactivecontentpopgesturerecognizer
  @available(iOS 26.0, *)
  public var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { contentPop }
  private lazy var contentPop: UIGestureRecognizer? = UIGestureRecognizer()
  private var stack: [UIViewController] = []
  private(set) var ownTransition: Transition?
  /// Who is in sight, until an animation has ended.
  private var leaving: UIViewController?
  /// Whom the delegate is still to hear of: a change without animation, or out of sight.
  private var untold: UIViewController?

  // https://developer.apple.com/documentation/uikit/uinavigationcontroller/init(rootviewcontroller:)
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  // https://developer.apple.com/documentation/uikit/uinavigationcontroller/viewcontrollers
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  // https://developer.apple.com/documentation/uikit/uinavigationcontroller/topviewcontroller
  open var topViewController: UIViewController? { stack.last }
  // https://developer.apple.com/documentation/uikit/uinavigationcontroller/visibleviewcontroller
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  override func displays(_ child: UIViewController) -> Bool {
    child === stack.last || (ownTransition != nil && child === leaving)
  }

  // https://developer.apple.com/documentation/uikit/uinavigationcontroller/pushviewcontroller(_:animated:)
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    setViewControllers(stack + [viewController], animated: animated)
  }

  // https://developer.apple.com/documentation/uikit/uinavigationcontroller/popviewcontroller(animated:)
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    setViewControllers(Array(stack.dropLast()), animated: animated)
    return top
  }

  // https://developer.apple.com/documentation/uikit/uinavigationcontroller/poptoviewcontroller(_:animated:)
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    let popped = Array(stack[(index + 1)...])
    setViewControllers(Array(stack[...index]), animated: animated)
    return popped
  }

  // https://developer.apple.com/documentation/uikit/uinavigationcontroller/poptorootviewcontroller(animated:)
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  // https://developer.apple.com/documentation/uikit/uinavigationcontroller/setviewcontrollers(_:animated:)
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    if let transition = ownTransition {
      let kind = transition.isInteractive ? "a finger holds" : "runs"
      stage?.fault("the stack is set while a transition \(kind): corrupted navigation bar")
    }
    if animated, !stack.isEmpty, viewIfLoaded?.window == nil {
      Stage.lost.append("an animation out of sight: unbalanced appearance transitions")
    }
    if Set(viewControllers.map { ObjectIdentifier($0) }).count < viewControllers.count {
      stage?.fault("the same view controller stands twice on a stack")
    }
    for new in viewControllers where new.parent != nil && new.parent !== self {
      stage?.fault("a view controller stands on two stacks")
    }
    let old = stack
    let from = old.last
    replace(viewControllers)
    guard let to = stack.last, to !== from else { return }
    guard let stage else {
      untold = to
      return
    }
    if animated, from != nil {
      move(stage, from: from, to: to)
    } else if stage.quirks.contains(.showsAtOnce) {
      tell(to, animated: false)
    } else {
      untold = to
    }
  }

  private func replace(_ new: [UIViewController]) {
    for gone in stack where !new.contains(where: { $0 === gone }) {
      gone.willMove(toParent: nil)
      gone.removeFromParent()
      gone.didMove(toParent: nil)
    }
    for controller in new where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    stack = new
  }

  private func move(_ stage: Stage, from: UIViewController?, to: UIViewController) {
    leaving = from
    ownTransition = Transition(stage, from: from, to: to) { [weak self] transition in
      self?.moved(transition, to: to)
    }
    delegate?.navigationController(self, willShow: to, animated: true)
  }

  private func moved(_ transition: Transition, to: UIViewController) {
    leaving = nil
    ownTransition = nil
    let first = transition.stage?.quirks.contains(.showsBeforeCompletion) ?? false
    if !first { transition.complete() }
    if let stage = transition.stage, stage.quirks.contains(.showsLate) {
      stage.later { [weak self] in
        guard let self else { return }
        delegate?.navigationController(self, didShow: to, animated: true)
      }
    } else {
      delegate?.navigationController(self, didShow: to, animated: true)
    }
    if transition.stage?.quirks.contains(.showsTwice) ?? false {
      delegate?.navigationController(self, didShow: to, animated: true)
    }
    if first { transition.complete() }
  }

  func tellPending() {
    guard let untold, ownTransition == nil else { return }
    self.untold = nil
    guard untold === stack.last else { return }
    tell(untold, animated: false)
  }

  private func tell(_ controller: UIViewController, animated: Bool) {
    delegate?.navigationController(self, willShow: controller, animated: animated)
    delegate?.navigationController(self, didShow: controller, animated: animated)
  }

  // MARK: What a finger does

  /// The running animation is at its end at once, unless a finger holds it. Returns whether there is
  /// none any more.
  func interrupt() -> Bool {
    if let ownTransition, !ownTransition.isHeld { ownTransition.end() }
    return ownTransition == nil
  }

  /// What the system's Back button reads.
  var backLabel: String? {
    guard stack.count > 1 else { return nil }
    let below = stack[stack.count - 2].navigationItem
    return below.backButtonTitle ?? below.title
  }

  /// Returns false when UIKit's own gesture would not begin.
  func beginSwipe(anywhere: Bool) -> Bool {
    let recognizer = anywhere ? contentPop : interactivePopGestureRecognizer
    guard recognizer?.isEnabled ?? false, stack.count > 1,
      ownTransition == nil, let stage, let from = stack.last, hasBackButton
    else { return false }
    let old = stack
    leaving = from
    // UIKit's stack is shorter from the first moment.
    stack.removeLast()
    guard let to = stack.last else { return false }
    ownTransition = Transition(stage, isInteractive: true, from: from, to: to) {
      [weak self] transition in
      guard let self else { return }
      guard transition.isCancelled else {
        from.willMove(toParent: nil)
        from.removeFromParent()
        from.didMove(toParent: nil)
        return moved(transition, to: to)
      }
      stack = old
      leaving = nil
      ownTransition = nil
      transition.complete()
      if stage.quirks.contains(.showsAfterCancel) {
        delegate?.navigationController(self, didShow: from, animated: true)
      }
    }
    delegate?.navigationController(self, willShow: to, animated: true)
    return true
  }

  var hasBackButton: Bool {
    guard stack.count > 1, let item = stack.last?.navigationItem else { return false }
    return !item.hidesBackButton
      && (item.leftBarButtonItem == nil || item.leftItemsSupplementBackButton)
  }
}
