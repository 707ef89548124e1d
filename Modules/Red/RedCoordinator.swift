public import Coordination

/// Shows Red, and leads to another one: above this one, as deep as a person likes, or in its place.
@MainActor
public final class RedCoordinator: Coordinator {
  /// What can follow Red; the app decides what that is.
  public struct Destinations {
    let deeper, swap: Destination

    /// Takes both destinations: the one above Red, and the one that takes its place.
    public init(deeper: @escaping Destination, swap: @escaping Destination) {
      (self.deeper, self.swap) = (deeper, swap)
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

  func showDeeper() {
    start(destinations.deeper(presentation.navigator))
  }
}

extension RedCoordinator: RedViewModelDelegate {
  /// Starts what is deeper, gives way to another one, or ends.
  public func redViewModel(_ viewModel: RedViewModel, didTap action: RedViewModel.Action) {
    switch action {
    case .deeper: showDeeper()
    case .swap: giveWay(to: destinations.swap(presentation.navigator))
    case .close: finish()
    }
  }
}
