/// What a test sees and moves of one window: layout passes, animations, and what UIKit complains of.
@_spi(User) @MainActor
public final class Stage {
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

extension Stage {
  /// What was asked of controllers that are in no window.
  public static var lost: [String] = []
}
