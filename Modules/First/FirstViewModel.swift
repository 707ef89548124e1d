public import Coordination
public import Observation

/// The screen with three ways on; it tells its delegate which one was tapped.
@MainActor
@Observable
public final class FirstViewModel: ViewModel {
  /// What a person can tap on First.
  public enum Action {
    case next, nextPage, red
  }

  public let title = "First"
  @ObservationIgnored private weak var delegate: (any FirstViewModelDelegate)?

  /// Reports to this delegate, and does not keep it alive.
  public init(delegate: any FirstViewModelDelegate) {
    self.delegate = delegate
  }

  /// Asks for Second, over everything else.
  public func nextTapped() {
    delegate?.firstViewModel(self, didTap: .next)
  }

  /// Asks for Second, as the next page.
  public func nextPageTapped() {
    delegate?.firstViewModel(self, didTap: .nextPage)
  }

  /// Asks for Red.
  public func redTapped() {
    delegate?.firstViewModel(self, didTap: .red)
  }
}

/// Hears what a person did on First.
@MainActor
public protocol FirstViewModelDelegate: AnyObject {
  /// A person tapped something, which may lead elsewhere.
  func firstViewModel(_ viewModel: FirstViewModel, didTap action: FirstViewModel.Action)
}
