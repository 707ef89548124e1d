#if canImport(UIKit)

public import Coordination
internal import Observation
public import UIKit

/// The root view controller of a window: keeps UIKit in step with the tree, both ways.
///
/// The tree moves at once, UIKit takes its time, and drops what it is asked for meanwhile. So nothing
/// is done for each change: whenever UIKit rests, it is read, what has left it is reported, and one
/// step is taken towards the tree.
@MainActor
public final class WindowController: UIViewController {
  let window: AppWindow
  let screens: ScreenControllers
  var modals: [StackController] = []
  var alert: ShownAlert?
  private var base = Base.none
  private var picture: Picture?
  private var isUpdateDue = false

  /// Draws a window with the app's own view controllers, and with plain ones where it has none.
  public init(_ window: AppWindow, screens: ScreenControllers = ScreenControllers()) {
    self.window = window
    self.screens = screens
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    drawBase(look())
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    updateSoon()
  }

  /// In a turn of its own: a transition is not quite over while its completions run, nor the tree
  /// whole while it tells of a change. However often it is asked for, once.
  func updateSoon() {
    guard !isUpdateDue else { return }
    isUpdateDue = true
    Task { [weak self] in
      self?.isUpdateDue = false
      self?.update()
    }
  }

  private func update() {
    guard isViewLoaded else { return }
    if let moving {
      moving.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in
        self?.updateSoon()
      }
      return
    }
    report()
    let picture = picture ?? look()
    guard removeAlert(unless: picture.alert) else { return }
    drawBase(picture)
    guard drawModals(picture.modals) else { return }
    show(picture.alert)
  }

  private func look() -> Picture {
    let new = withObservationTracking {
      Picture(window)
    } onChange: { [weak self] in
      Task { @MainActor in
        self?.picture = nil
        self?.updateSoon()
      }
    }
    picture = new
    return new
  }

  /// First what UIKit has done by itself, or because of a finger.
  private func report() {
    var hasMoved = reportDismissals()
    for stack in stacks where stack.report() { hasMoved = true }
    if hasMoved { picture = nil }
  }

  /// Every stack that UIKit shows, tabs before modals.
  var stacks: [StackController] { base.stacks + modals }

  /// Whatever an animation or a finger has hold of, be it the app's own.
  private var moving: UIViewController? {
    ([base.front] + presented).compactMap { $0 }.first {
      $0.isBeingPresented || $0.isBeingDismissed || $0.transitionCoordinator != nil
    }
  }

  /// Everything over this controller, from the lowest to the top one.
  private var presented: [UIViewController] {
    Array(sequence(first: self as UIViewController) { $0.presentedViewController }.dropFirst())
  }

  /// Who presents what is next: the top one, which may be something of the app's own.
  var top: UIViewController { presented.last ?? self }
}

extension WindowController {
  private func drawBase(_ picture: Picture) {
    let isInSight = presentedViewController == nil
    switch (picture.base, base) {
    case (.stack(let layer), .stack(let stack)) where stack.navigator === layer.navigator:
      stack.draw(layer, animated: isInSight)
    case (.tabs(let tabs, let selected), .tabs(let controller)) where controller.shares(tabs):
      controller.draw(tabs, selected: selected, animated: isInSight)
    case (.stack(let layer), _):
      replaceBase(with: .stack(StackController(layer, in: self)))
    case (.tabs(let tabs, let selected), _):
      replaceBase(with: .tabs(TabsController(tabs, selected: selected, in: self)))
    case (.none, .none): break
    case (.none, _): replaceBase(with: .none)
    }
  }

  /// Inside this controller, which stays the root of UIKit's window: a root that is replaced under a
  /// modal is never released.
  private func replaceBase(with new: Base) {
    if let old = base.controller {
      old.willMove(toParent: nil)
      old.view.removeFromSuperview()
      old.removeFromParent()
    }
    base = new
    guard let controller = new.controller else { return }
    addChild(controller)
    controller.view.frame = view.bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(controller.view)
    controller.didMove(toParent: self)
  }
}

extension WindowController {
  /// What stands under the modals.
  enum Base {
    case none
    case stack(StackController)
    case tabs(TabsController)

    @MainActor var controller: UIViewController? {
      switch self {
      case .none: nil
      case .stack(let stack): stack.navigation
      case .tabs(let tabs): tabs.controller
      }
    }

    @MainActor var stacks: [StackController] {
      switch self {
      case .none: []
      case .stack(let stack): [stack]
      case .tabs(let tabs): tabs.stacks
      }
    }

    /// The stack in sight when nothing is presented.
    @MainActor var front: UIViewController? {
      switch self {
      case .none: nil
      case .stack(let stack): stack.navigation
      case .tabs(let tabs): tabs.selected?.navigation
      }
    }
  }
}

#endif
