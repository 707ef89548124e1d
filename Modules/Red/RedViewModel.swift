public import Coordination
public import Observation

/// The screen that leads deeper, changes places or closes; it tells its delegate which one was tapped.
@MainActor
@Observable
public final class RedViewModel: ViewModel {
  /// What a person can tap on Red.
  public enum Action {
    case deeper, swap, close
  }

  public let title = "Red"
  @ObservationIgnored private weak var delegate: (any RedViewModelDelegate)?

  /// Reports to this delegate, and does not keep it alive.
  public init(delegate: any RedViewModelDelegate) {
    self.delegate = delegate
  }

  /// Asks for another Red above this one.
  public func deeperTapped() {
    delegate?.redViewModel(self, didTap: .deeper)
  }

  /// Asks for another Red in the place of this one.
  public func swapTapped() {
    delegate?.redViewModel(self, didTap: .swap)
  }

  /// Asks to be closed.
  public func closeTapped() {
    delegate?.redViewModel(self, didTap: .close)
  }
}

/// Hears what a person did on Red.
@MainActor
public protocol RedViewModelDelegate: AnyObject {
  /// A person tapped something, which may lead deeper, swap the screen or close it.
  func redViewModel(_ viewModel: RedViewModel, didTap action: RedViewModel.Action)
}
