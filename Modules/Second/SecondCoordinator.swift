public import Coordination

/// Shows Second, covering everything or as the next page, until it is closed.
@MainActor
public final class SecondCoordinator: Coordinator {
  public let lifetime = Lifetime<Void>()
  private let presentation: Presentation

  /// Shows itself where the presentation says, once it is started; nothing follows it.
  public init(_ presentation: Presentation) {
    self.presentation = presentation
  }

  public func start() {
    show(SecondViewModel(delegate: self), presentation)
  }
}

extension SecondCoordinator: SecondViewModelDelegate {
  /// Ends when the action is to close.
  public func secondViewModel(
    _ viewModel: SecondViewModel, didTap action: SecondViewModel.Action
  ) {
    switch action {
    case .close: finish()
    }
  }
}
