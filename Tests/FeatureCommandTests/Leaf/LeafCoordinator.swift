public import Coordination

/// Shows Leaf, wherever the presentation says, until it is closed.
@MainActor
public final class LeafCoordinator: Coordinator {
  public let lifetime = Lifetime<Void>()
  private let presentation: Presentation

  /// Shows itself where the presentation says, once it is started.
  public init(_ presentation: Presentation) {
    self.presentation = presentation
  }

  public func start() {
    show(LeafViewModel(delegate: self), presentation)
  }
}

extension LeafCoordinator: LeafViewModelDelegate {
  /// Does what a person asks for.
  public func leafViewModel(_ viewModel: LeafViewModel, didTap action: LeafViewModel.Action) {
    switch action {
    case .close: finish()
    }
  }
}
