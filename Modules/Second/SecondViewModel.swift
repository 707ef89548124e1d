public import Coordination
public import Observation

/// The screen that can only be closed; it tells its delegate when that was tapped.
@MainActor
@Observable
public final class SecondViewModel: ViewModel {
  /// What a person can tap on Second.
  public enum Action {
    case close
  }

  public let title = "Second"
  @ObservationIgnored private weak var delegate: (any SecondViewModelDelegate)?

  /// Reports to this delegate, and does not keep it alive.
  public init(delegate: any SecondViewModelDelegate) {
    self.delegate = delegate
  }

  /// Asks to be closed.
  public func closeTapped() {
    delegate?.secondViewModel(self, didTap: .close)
  }
}

/// Hears what a person did on Second.
@MainActor
public protocol SecondViewModelDelegate: AnyObject {
  /// A person tapped something, which may close the screen.
  func secondViewModel(_ viewModel: SecondViewModel, didTap action: SecondViewModel.Action)
}
