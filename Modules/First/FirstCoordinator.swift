public import Coordination

/// Shows First, and leads to Second, either over everything else or as the next page, and to Red.
@MainActor
public final class FirstCoordinator: AddressedCoordinator {
  /// What can follow First; the app decides what that is.
  public struct Destinations {
    let next: @MainActor @Sendable (Navigator) -> any Coordinator
    let nextPage: @MainActor @Sendable (Navigator) -> any Coordinator
    let red: @MainActor @Sendable (Navigator) -> any Coordinator

    /// Takes every edge; each is given the navigator that First stands on.
    public init(
      next: @escaping @MainActor @Sendable (Navigator) -> any Coordinator,
      nextPage: @escaping @MainActor @Sendable (Navigator) -> any Coordinator,
      red: @escaping @MainActor @Sendable (Navigator) -> any Coordinator
    ) {
      self.next = next
      self.nextPage = nextPage
      self.red = red
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

  public func open(_ rest: ArraySlice<String>, from screen: Screen) -> LinkStep? {
    switch rest.first {
    case "second": .show { self.show(.next) }
    case "second-page": .show { self.show(.nextPage) }
    case "red": .show { self.show(.red) }
    default: nil
    }
  }

  private func show(_ action: FirstViewModel.Action) {
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
