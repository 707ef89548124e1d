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
  var base = Base.none
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

#endif
