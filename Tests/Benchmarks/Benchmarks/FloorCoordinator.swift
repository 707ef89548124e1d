/// The base class of the slides, as it is written there.
@MainActor
class FloorCoordinator {
  private(set) weak var parentCoordinator: FloorCoordinator?
  private(set) var childCoordinators: [FloorCoordinator] = []

  /// Every subclass must override it.
  func start() {
    fatalError("This method must be overridden.")
  }

  func finish() {
    removeFromParentCoordinator()
  }

  func addChildCoordinator(_ childCoordinator: FloorCoordinator) {
    childCoordinators.append(childCoordinator)
    childCoordinator.parentCoordinator = self
  }

  private func removeFromParentCoordinator() {
    guard let parent = parentCoordinator else { return }
    for (index, element) in parent.childCoordinators.enumerated() {
      if element === self {
        parent.childCoordinators.remove(at: index)
        break
      }
    }
  }
}
