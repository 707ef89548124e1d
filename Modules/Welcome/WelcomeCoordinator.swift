public import Coordination
public import WebService

/// Shows Welcome, and leads into the app: after a log-in, with a new account, or as a guest.
@MainActor
public final class WelcomeCoordinator: AddressedCoordinator {
  /// What can follow Welcome; the app decides what that is.
  public struct Destinations {
    let home: @MainActor @Sendable (User?) -> Void

    /// Takes the way into the app, which is given the user, or nobody for a guest.
    public init(home: @escaping @MainActor @Sendable (User?) -> Void) {
      self.home = home
    }
  }

  public let lifetime = Lifetime<Void>()
  private let presentation: Presentation
  private let service: any WebServiceAPI
  private let destinations: Destinations

  /// Shows itself where the presentation says, once it is started.
  public init(
    _ presentation: Presentation, service: any WebServiceAPI, destinations: Destinations
  ) {
    self.presentation = presentation
    self.service = service
    self.destinations = destinations
  }

  public func start() {
    let transitions = WelcomeTransitions(
      showHome: { [weak self] in self?.destinations.home($0) },
      showCreateAccount: { [weak self] in self?.showCreateAccount() })
    show(presentation) { work in
      WelcomeViewModel(service: service, work: work, transitions: transitions)
    }
  }

  public func open(_ rest: ArraySlice<String>, from screen: Screen) -> LinkStep? {
    guard rest.first == "create-account", let welcome = screen.viewModel as? WelcomeViewModel
    else { return nil }
    // As if tapped: a log-in that is under way is dropped.
    return .show { welcome.createAccountTapped() }
  }

  private func showCreateAccount() {
    let place = Presentation.push(onto: presentation.navigator, at: "create-account")
    start(CreateAccountCoordinator(place, service: service)) { coordinator, outcome in
      if case .completed(let user) = outcome { coordinator.destinations.home(user) }
    }
  }
}
