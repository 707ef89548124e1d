/// A person with a finger: only what UIKit lets through.
@_spi(User) @MainActor
public struct Person {
  public struct Missing: Error, CustomStringConvertible {
    public let description: String
  }

  let window: UIWindow

  public init(of window: UIWindow) { self.window = window }

  // MARK: What they see

  public var modals: [UIViewController] {
    var found: [UIViewController] = []
    var next = window.rootViewController?.presentedViewController
    while let controller = next {
      found.append(controller)
      next = controller.presentedViewController
    }
    return found
  }

  public var sheets: [UIViewController] { modals.filter { !($0 is UIAlertController) } }
  public var alert: UIAlertController? { modals.last as? UIAlertController }

  public var tabs: UITabBarController? {
    find(UITabBarController.self, in: window.rootViewController)
  }

  /// The navigation controller in front.
  public var front: UINavigationController? {
    if let sheet = sheets.last { return find(UINavigationController.self, in: sheet) }
    if let tabs { return tabs.selectedViewController as? UINavigationController }
    return find(UINavigationController.self, in: window.rootViewController)
  }

  public var screen: UIViewController? { front?.topViewController }

  private func find<Found: UIViewController>(
    _ type: Found.Type, in controller: UIViewController?
  ) -> Found? {
    guard let controller else { return nil }
    if let found = controller as? Found { return found }
    for child in controller.children where controller.displays(child) {
      if let found = find(type, in: child) { return found }
    }
    return nil
  }

  // MARK: What they do

  /// Touches a control of a screen: by default of the one in front.
  public func tap(_ id: String, on controller: UIViewController? = nil) throws {
    let control = try self.control(id, on: controller)
    if let toggle = control as? UISwitch {
      toggle.isOn.toggle()
      return toggle.sendActions(for: .valueChanged)
    }
    control.sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }

  public func type(
    _ text: String, into id: String, on controller: UIViewController? = nil
  ) throws {
    let control = try self.control(id, on: controller)
    if let menu = (control as? UIButton)?.menu {
      guard let action = menu.children.first(where: { $0.title == text }) as? UIAction else {
        throw Missing(description: "\(id) has no \(text)")
      }
      return action.handler(action)
    }
    guard let field = control as? UITextField else {
      throw Missing(description: "\(id) is no field")
    }
    field.text = text
    field.markedTextRange = nil
    field.sendActions(for: .editingChanged)
  }

  /// Types what an input method still composes, as for Japanese.
  public func compose(_ text: String, into id: String) throws {
    guard let field = try control(id, on: nil) as? UITextField else {
      throw Missing(description: "\(id) is no field")
    }
    field.text = text
    field.markedTextRange = UITextRange()
    field.sendActions(for: .editingChanged)
  }

  private func control(_ id: String, on controller: UIViewController?) throws -> UIControl {
    if controller == nil {
      guard alert == nil else { throw Missing(description: "an alert is up") }
      guard !isMoving else { throw Missing(description: "nothing takes a touch on its way") }
    }
    guard let view = (controller ?? screen)?.view, let control = find(id, in: view) else {
      throw Missing(description: "there is no \(id)")
    }
    guard control.isEnabled else { throw Missing(description: "\(id) is disabled") }
    return control
  }

  public func controls(of controller: UIViewController? = nil) -> [UIControl] {
    func all(_ view: UIView) -> [UIControl] {
      ((view as? UIControl).map { [$0] } ?? []) + parts(of: view).flatMap(all)
    }
    return (controller ?? screen)?.view.map(all) ?? []
  }

  public func labels(of controller: UIViewController? = nil) -> [String] {
    func all(_ view: UIView) -> [String] {
      ((view as? UILabel)?.text.map { [$0] } ?? []) + parts(of: view).flatMap(all)
    }
    return (controller ?? screen)?.view.map(all) ?? []
  }

  /// A stack view shows what is arranged, in that order.
  private func parts(of view: UIView) -> [UIView] {
    (view as? UIStackView)?.arrangedSubviews ?? view.subviews
  }

  private func find(_ id: String, in view: UIView) -> UIControl? {
    if let control = view as? UIControl, control.accessibilityIdentifier == id { return control }
    for subview in view.subviews { if let found = find(id, in: subview) { return found } }
    return nil
  }

  private var isMoving: Bool { window.stage.isMoving }

  /// Nothing takes a touch that is not in sight yet, or on its way; but a push or a pop from iOS 26
  /// on does: another touch ends it.
  private var isBarFree: Bool {
    guard front?.viewIfLoaded?.window != nil else { return false }
    if window.stage.quirks.contains(.interruptible), front?.interrupt() == false { return false }
    return !isMoving
  }

  /// What the Back button in front reads.
  public var backLabel: String? { front?.backLabel }

  /// The system's Back button. Returns whether there is one to tap.
  @discardableResult
  public func tapBack() -> Bool {
    guard alert == nil, isBarFree, let front, front.hasBackButton else { return false }
    if let action = front.topViewController?.navigationItem.backAction {
      action.handler(action)
    } else {
      front.popViewController(animated: true)
    }
    return true
  }

  /// The menu that a long press on Back shows. There is none where Back has an action of its own.
  @discardableResult
  public func longPressBack(_ count: Int) -> Bool {
    guard alert == nil, isBarFree, let front, front.hasBackButton,
      front.topViewController?.navigationItem.backAction == nil,
      front.viewControllers.count > count
    else { return false }
    let controllers = front.viewControllers
    front.popToViewController(controllers[controllers.count - 1 - count], animated: true)
    return true
  }

  @discardableResult
  public func beginSwipeBack(anywhere: Bool = false) -> Bool {
    guard alert == nil, isBarFree, let front else { return false }
    return front.beginSwipe(anywhere: anywhere)
  }

  public func letGo(cancelled: Bool = false) {
    window.stage.running.first { $0.isInteractive }?.letGo(cancelled: cancelled)
  }

  @discardableResult
  public func swipeBack() -> Bool {
    guard beginSwipeBack() else { return false }
    letGo()
    return true
  }

  /// Pulls the top sheet. Returns whether it follows the finger.
  @discardableResult
  public func beginPull() -> Bool {
    guard let top = modals.last, !(top is UIAlertController), !isMoving,
      top.modalPresentationStyle != .fullScreen
    else { return false }
    return beginPull(top)
  }

  private func beginPull(_ top: UIViewController) -> Bool {
    guard let controller = top.presentationController else { return false }
    let delegate = controller.delegate
    guard !top.isModalInPresentation,
      delegate?.presentationControllerShouldDismiss(controller) ?? true
    else {
      delegate?.presentationControllerDidAttemptToDismiss(controller)
      return false
    }
    let presenter = top.presentingViewController
    top.beginPull(window.stage) { transition in
      if transition.isCancelled {
        top.endPull()
        transition.complete()
      } else {
        presenter?.forget()
        transition.complete()
        delegate?.presentationControllerDidDismiss(controller)
      }
    }
    delegate?.presentationControllerWillDismiss(controller)
    return true
  }

  @discardableResult
  public func swipeDown() -> Bool {
    guard beginPull() else { return false }
    letGo()
    return true
  }

  /// The gesture of VoiceOver that goes back, or closes: it asks nobody.
  @discardableResult
  public func scrub() -> Bool {
    guard alert == nil, isBarFree, let front else { return false }
    if front.viewControllers.count > 1 {
      front.popViewController(animated: true)
      return true
    }
    guard let top = modals.last, let controller = top.presentationController else { return false }
    let delegate = controller.delegate
    top.presentingViewController?.dismiss(animated: true) {
      delegate?.presentationControllerDidDismiss(controller)
    }
    return true
  }

  /// A finger catches the sheet that code dismisses already, and throws it down: UIKit takes over the
  /// running animation, and the delegate hears of the end as of a gesture's.
  @discardableResult
  public func catchAndThrowDown() -> Bool {
    guard let top = sheets.first(where: { $0.isBeingDismissed }),
      let controller = top.presentationController
    else { return false }
    let delegate = controller.delegate
    delegate?.presentationControllerWillDismiss(controller)
    if window.stage.quirks.contains(.losesCompletion) { top.modalTransition?.loseCompletion() }
    _ = top.modalTransition?.animate(alongsideTransition: nil) { _ in
      delegate?.presentationControllerDidDismiss(controller)
    }
    return true
  }

  /// Touches an answer. The alert goes, and then its handler runs.
  public func answer(_ title: String) throws {
    guard let alert, !isMoving else { throw Missing(description: "no alert is up") }
    guard let action = alert.actions.first(where: { $0.title == title }) else {
      throw Missing(description: "the alert has no \(title)")
    }
    let isFirst = window.stage.quirks.contains(.alertActsFirst)
    if isFirst { action.handler?(action) }
    // The handler may have the alert taken away already.
    guard !alert.isBeingDismissed else { return }
    alert.presentingViewController?.dismiss(animated: true) {
      if !isFirst { action.handler?(action) }
    }
  }

  @discardableResult
  public func tapTab(_ index: Int) -> Bool {
    guard modals.isEmpty, let tabs else { return false }
    tabs.tap(index)
    return true
  }
}
