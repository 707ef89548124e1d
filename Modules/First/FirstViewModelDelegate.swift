/// Hears what a person did on First.
@MainActor
public protocol FirstViewModelDelegate: AnyObject {
  /// A person tapped something, which may lead elsewhere.
  func firstViewModel(_ viewModel: FirstViewModel, didTap action: FirstViewModel.Action)
}
