/// Hears what a person did on Red.
@MainActor
public protocol RedViewModelDelegate: AnyObject {
  /// A person tapped something, which may lead deeper or close the screen.
  func redViewModel(_ viewModel: RedViewModel, didTap action: RedViewModel.Action)
}
