public import Coordination

/// Shows First, and leads to Second, either over everything else or as the next page, and to Red.
@MainActor
public final class FirstCoordinator: Coordinator {
  /// What can follow First; the app decides what that is.
  public struct Destinations {
    let next, nextPage, red: Destination

    /// Takes every destination.
    public init(
      next: @escaping Destination, nextPage: @escaping Destination, red: @escaping Destination
    ) {
      (self.next, self.nextPage, self.red) = (next, nextPage, red)
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
    show(FirstViewModel(delegate: self), presentation)
  }

  func show(_ action: FirstViewModel.Action) {
    switch action {
    case .next: start(destinations.next(presentation.navigator))
    case .nextPage: start(destinations.nextPage(presentation.navigator))
    case .red: start(destinations.red(presentation.navigator))
    }
  }
}

extension FirstCoordinator: FirstViewModelDelegate {
  /// Starts what the action leads to.
  public func firstViewModel(
    _ viewModel: FirstViewModel, didTap action: FirstViewModel.Action
  ) {
    show(action)
  }
}
