/// Hears what a person did on Second.
@MainActor
public protocol SecondViewModelDelegate: AnyObject {
  /// A person tapped something, which may close the screen.
  func secondViewModel(_ viewModel: SecondViewModel, didTap action: SecondViewModel.Action)
}
