public import Coordination

/// Shows Bud, wherever the presentation says, until it is closed.
@MainActor
public final class BudCoordinator: Coordinator {
  public let lifetime = Lifetime<Void>()
  private let presentation: Presentation

  /// Shows itself where the presentation says, once it is started.
  public init(_ presentation: Presentation) {
    self.presentation = presentation
  }

  public func start() {
    let transitions = BudTransitions(close: { [weak self] in self?.finish() })
    show(BudViewModel(transitions: transitions), presentation)
  }
}
