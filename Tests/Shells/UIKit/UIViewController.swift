// https://developer.apple.com/documentation/uikit/uiviewcontroller
@MainActor
open class UIViewController: UIResponder {
  /// Without arguments too, as every class of Apple's has such an initializer.
  // https://developer.apple.com/documentation/uikit/uiviewcontroller/init(nibname:bundle:)
  public init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
    super.init()
  }

  // https://developer.apple.com/documentation/uikit/uiviewcontroller/init(coder:)
  public required init?(coder: NSCoder) { super.init() }

  // https://developer.apple.com/documentation/uikit/uiviewcontroller/title
  open var title: String? { didSet { navigationItem.title = title } }
  // https://developer.apple.com/documentation/uikit/uiviewcontroller/navigationitem
  public private(set) lazy var navigationItem = UINavigationItem()
  // https://developer.apple.com/documentation/uikit/uiviewcontroller/tabbaritem
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: nil, image: nil, tag: 0)
  // https://developer.apple.com/documentation/uikit/uiviewcontroller/viewifloaded
  public private(set) var viewIfLoaded: UIView?

  // https://developer.apple.com/documentation/uikit/uiviewcontroller/view
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
  // https://developer.apple.com/documentation/uikit/uiviewcontroller/isviewloaded
  open var isViewLoaded: Bool { viewIfLoaded != nil }

  // https://developer.apple.com/documentation/uikit/uiviewcontroller/loadviewifneeded()
  open func loadViewIfNeeded() {
    guard viewIfLoaded == nil else { return }
    loadView()
    viewIfLoaded?.controller = self
    viewDidLoad()
  }

  // https://developer.apple.com/documentation/uikit/uiviewcontroller/loadview()
  open func loadView() { viewIfLoaded = UIView(frame: .zero) }
  // https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidload()
  open func viewDidLoad() {}
  // https://developer.apple.com/documentation/uikit/uiviewcontroller/viewwillappear(_:)
  open func viewWillAppear(_ animated: Bool) {}
  // https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidappear(_:)
  open func viewDidAppear(_ animated: Bool) {}
  // https://developer.apple.com/documentation/uikit/uiviewcontroller/viewwilldisappear(_:)
  open func viewWillDisappear(_ animated: Bool) {}
  // https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdiddisappear(_:)
  open func viewDidDisappear(_ animated: Bool) {}

  // MARK: Containment

  // https://developer.apple.com/documentation/uikit/uiviewcontroller/children
  public private(set) var children: [UIViewController] = []
  // https://developer.apple.com/documentation/uikit/uiviewcontroller/parent
  public private(set) weak var parent: UIViewController?

  // https://developer.apple.com/documentation/uikit/uiviewcontroller/addchild(_:)
  open func addChild(_ childController: UIViewController) {
    if childController.parent === self { return }
    childController.parent?.children.removeAll { $0 === childController }
    children.append(childController)
    childController.parent = self
  }

  // https://developer.apple.com/documentation/uikit/uiviewcontroller/willmove(toparent:)
  open func willMove(toParent parent: UIViewController?) {}
  // https://developer.apple.com/documentation/uikit/uiviewcontroller/didmove(toparent:)
  open func didMove(toParent parent: UIViewController?) {}

  // https://developer.apple.com/documentation/uikit/uiviewcontroller/removefromparent()
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Whether a person sees that child, as far as it is up to this controller.
  func displays(_ child: UIViewController) -> Bool {
    guard let own = viewIfLoaded, let view = child.viewIfLoaded else { return false }
    return view.isDescendant(of: own)
  }

  // https://developer.apple.com/documentation/uikit/uiviewcontroller/navigationcontroller
  open var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }
  // https://developer.apple.com/documentation/uikit/uiviewcontroller/tabbarcontroller
  open var tabBarController: UITabBarController? {
    parent as? UITabBarController ?? parent?.tabBarController
  }

  // MARK: Presentation

  // https://developer.apple.com/documentation/uikit/uiviewcontroller/modalpresentationstyle
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  // https://developer.apple.com/documentation/uikit/uiviewcontroller/ismodalinpresentation
  open var isModalInPresentation = false
  // https://developer.apple.com/documentation/uikit/uiviewcontroller/presentedviewcontroller
  public private(set) var presentedViewController: UIViewController?
  // https://developer.apple.com/documentation/uikit/uiviewcontroller/presenter
  public private(set) weak var presenter: UIViewController?
  // https://developer.apple.com/documentation/uikit/uiviewcontroller/isbeingpresented
  public private(set) var isBeingPresented = false
  // https://developer.apple.com/documentation/uikit/uiviewcontroller/isbeingdismissed
  public private(set) var isBeingDismissed = false
  private var ownPresentationController: UIPresentationController?
  /// The animation that this controller is part of as the presented one.
  var modalTransition: Transition?
  weak var rootOf: UIWindow?

  // https://developer.apple.com/documentation/uikit/uiviewcontroller/presentingviewcontroller
  open var presentingViewController: UIViewController? {
    presenter ?? parent?.presentingViewController
  }

  // https://developer.apple.com/documentation/uikit/uiviewcontroller/presentationcontroller
  open var presentationController: UIPresentationController? {
    if let parent, presenter == nil { return parent.presentationController }
    if ownPresentationController == nil {
      ownPresentationController = UIPresentationController(
        presentedViewController: self, presenting: presenter)
    }
    return ownPresentationController
  }

  // https://developer.apple.com/documentation/uikit/uiviewcontroller/transitioncoordinator
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

  // https://developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:)
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

  // https://developer.apple.com/documentation/uikit/uiviewcontroller/dismiss(animated:completion:)
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
