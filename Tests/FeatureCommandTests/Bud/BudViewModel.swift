public import Coordination
public import Observation

/// The screen of Bud; where it leads, it was given.
@MainActor
@Observable
public final class BudViewModel: ViewModel {
  public let title = "Bud"
  private let transitions: BudTransitions

  /// Leads where these lead.
  public init(transitions: BudTransitions) {
    self.transitions = transitions
  }

  /// Asks to be closed.
  public func closeTapped() {
    transitions.close()
  }
}

/// Where Bud can lead. Its view model is made with all of it, so no wire can be forgotten.
public struct BudTransitions {
  let close: Request

  /// Takes a closure for each way on.
  public init(close: @escaping Request) {
    self.close = close
  }
}
