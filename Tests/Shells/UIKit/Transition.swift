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
