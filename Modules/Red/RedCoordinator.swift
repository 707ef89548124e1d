public import Coordination

/// Shows Red, and leads to another one, as deep as a person likes.
@MainActor
public final class RedCoordinator: AddressedCoordinator {
  /// What can follow Red; the app decides what that is.
  public struct Destinations {
    let deeper: @MainActor @Sendable (Navigator) -> any Coordinator

    /// Takes the edge; it is given the navigator that Red stands on.
    public init(deeper: @escaping @MainActor @Sendable (Navigator) -> any Coordinator) {
      self.deeper = deeper
    }
  }

  public let lifetime = Lifetime<Void>()
  private let presentation: Presentation
  private let destinations: Destinations

  /// Shows itself where the presentation says, once it is started.
  public init(_ presentation: Presentation, destinations: Destinations) {
    self.presentation = presentation
    self.destinations = destinations
  }

  public func start() {
    show(RedViewModel(delegate: self), presentation)
  }

  public func open(_ rest: ArraySlice<String>, from screen: Screen) -> LinkStep? {
    rest.first == "red" ? .show { self.showDeeper() } : nil
  }

  private func showDeeper() {
    start(destinations.deeper(presentation.navigator))
  }
}

extension RedCoordinator: RedViewModelDelegate {
  /// Starts what is deeper, or ends.
  public func redViewModel(_ viewModel: RedViewModel, didTap action: RedViewModel.Action) {
    switch action {
    case .deeper: showDeeper()
    case .close: finish()
    }
  }
}
