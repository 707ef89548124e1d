public import Coordination
public import Observation

/// The screen of Leaf; it tells its delegate what was tapped.
@MainActor
@Observable
public final class LeafViewModel: ViewModel {
  /// What a person can tap on Leaf.
  public enum Action {
    case close
  }

  public let title = "Leaf"
  @ObservationIgnored private weak var delegate: (any LeafViewModelDelegate)?

  /// Reports to this delegate, and does not keep it alive.
  public init(delegate: any LeafViewModelDelegate) {
    self.delegate = delegate
  }

  /// Asks to be closed.
  public func closeTapped() {
    delegate?.leafViewModel(self, didTap: .close)
  }
}

/// Hears what a person did on Leaf.
@MainActor
public protocol LeafViewModelDelegate: AnyObject {
  /// A person tapped something.
  func leafViewModel(_ viewModel: LeafViewModel, didTap action: LeafViewModel.Action)
}
