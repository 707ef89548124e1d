@MainActor
open class UIViewController: UIResponder {
  /// Without arguments too, as every class of Apple's has such an initializer.
  public init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
    super.init()
  }

  public required init?(coder: NSCoder) { super.init() }

  open var title: String? { didSet { navigationItem.title = title } }
  public private(set) lazy var navigationItem = UINavigationItem()
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: nil, image: nil, tag: 0)
  public private(set) var viewIfLoaded: UIView?

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return viewIfLoaded
    }
    set {
      viewIfLoaded = newValue
      newValue.controller = self
    }
  }
  open var isViewLoaded: Bool { viewIfLoaded != nil }

  open func loadViewIfNeeded() {
    guard viewIfLoaded == nil else { return }
    loadView()
    viewIfLoaded?.controller = self
    viewDidLoad()
  }

  open func loadView() { viewIfLoaded = UIView(frame: .zero) }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  // MARK: Containment

  public private(set) var children: [UIViewController] = []
  public private(set) weak var parent: UIViewController?

  open func addChild(_ childController: UIViewController) {
    if childController.parent === self { return }
    childController.parent?.children.removeAll { $0 === childController }
    children.append(childController)
    childController.parent = self
  }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Whether a person sees that child, as far as it is up to this controller.
  func displays(_ child: UIViewController) -> Bool {
    guard let own = viewIfLoaded, let view = child.viewIfLoaded else { return false }
    return view.isDescendant(of: own)
  }

  open var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }
  open var tabBarController: UITabBarController? {
    parent as? UITabBarController ?? parent?.tabBarController
  }

  // MARK: Presentation

  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var isModalInPresentation = false
  public private(set) var presentedViewController: UIViewController?
  public private(set) weak var presenter: UIViewController?
  public private(set) var isBeingPresented = false
  public private(set) var isBeingDismissed = false
  private var ownPresentationController: UIPresentationController?
  /// The animation that this controller is part of as the presented one.
  var modalTransition: Transition?
  weak var rootOf: UIWindow?

  open var presentingViewController: UIViewController? {
    presenter ?? parent?.presentingViewController
  }

  open var presentationController: UIPresentationController? {
    if let parent, presenter == nil { return parent.presentationController }
    if ownPresentationController == nil {
      ownPresentationController = UIPresentationController(
        presentedViewController: self, presenting: presenter)
    }
    return ownPresentationController
  }

  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    modalTransition ?? (self as? UINavigationController)?.ownTransition
      ?? parent?.transitionCoordinator
  }

  /// Whether something that covers all of the screen has taken this out of the hierarchy of views.
  var isCovered: Bool {
    var base: UIViewController = self
    while let parent = base.parent { base = parent }
    var next = base.presentedViewController
    while let presented = next {
      let isSettled = !presented.isBeingPresented && !presented.isBeingDismissed
      if presented.modalPresentationStyle == .fullScreen, isSettled { return true }
      next = presented.presentedViewController
    }
    return false
  }

  /// The stage of the window whose hierarchy this is in; none while it is out of sight.
  var stage: Stage? {
    if let rootOf { return rootOf.isVisible ? rootOf.stage : nil }
    if let presenter { return presenter.stage }
    guard let parent, parent.displays(self) else { return nil }
    return parent.stage
  }

  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    // A child asks the controller that covers the screen.
    if let parent, presenter == nil {
      return parent.present(viewControllerToPresent, animated: flag, completion: completion)
    }
    let name = String(describing: type(of: viewControllerToPresent))
    guard let stage else {
      Stage.lost.append(
        "Attempt to present \(name) on \(self) whose view is not in the window hierarchy")
      return
    }
    if let presentedViewController {
      let now = presentedViewController.isBeingDismissed ? " that is being dismissed" : ""
      return stage.fault("Attempt to present \(name) on one which is already presenting\(now)")
    }
    if isBeingPresented || isBeingDismissed {
      return stage.fault("Attempt to present \(name) while a presentation is in progress")
    }
    if viewControllerToPresent.presenter != nil || viewControllerToPresent.parent != nil {
      return stage.fault("\(name) is presented already, or has a parent")
    }
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presenter = self
    viewControllerToPresent.loadViewIfNeeded()
    guard flag else {
      stage.layout()
      completion?()
      return
    }
    viewControllerToPresent.isBeingPresented = true
    viewControllerToPresent.modalTransition = Transition(
      stage, from: self, to: viewControllerToPresent
    ) { transition in
      viewControllerToPresent.isBeingPresented = false
      viewControllerToPresent.modalTransition = nil
      transition.complete()
      completion?()
    }
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let presented = presentedViewController else {
      if let presenter { return presenter.dismiss(animated: flag, completion: completion) }
      if let parent { return parent.dismiss(animated: flag, completion: completion) }
      Stage.lost.append("dismiss on \(self), which presents nothing and is not presented")
      return
    }
    guard let stage else {
      Stage.lost.append("dismiss on \(self), which is in no window")
      return
    }
    if presented.isBeingPresented {
      return stage.fault("dismiss during the presentation of what is to go")
    }
    if presented.isBeingDismissed {
      return stage.fault("dismiss of what is being dismissed already, by code or a finger")
    }
    var top = presented
    while let next = top.presentedViewController {
      if next.isBeingPresented || next.isBeingDismissed {
        return stage.fault("dismiss while a modal above is on its way")
      }
      top = next
    }
    guard flag else {
      forget()
      stage.layout()
      completion?()
      return
    }
    presented.isBeingDismissed = true
    presented.modalTransition = Transition(stage, from: top, to: self) { [weak self] transition in
      self?.forget()
      transition.complete()
      if !transition.isCompletionLost { completion?() }
    }
  }

  /// What is presented, and all above it, is gone.
  func forget() {
    guard let presented = presentedViewController else { return }
    presented.forget()
    presented.isBeingDismissed = false
    presented.isBeingPresented = false
    presented.modalTransition = nil
    presented.presenter = nil
    presented.ownPresentationController = nil
    presentedViewController = nil
  }

  func beginPull(_ stage: Stage, _ finish: @escaping (Transition) -> Void) {
    isBeingDismissed = true
    modalTransition = Transition(
      stage, isInteractive: true, from: self, to: presenter, finish: finish)
  }

  func endPull() {
    isBeingDismissed = false
    modalTransition = nil
  }
}
