/// Hears what a person did on Red.
@MainActor
public protocol RedViewModelDelegate: AnyObject {
  /// A person tapped something, which may lead deeper, swap the screen or close it.
  func redViewModel(_ viewModel: RedViewModel, didTap action: RedViewModel.Action)
}
