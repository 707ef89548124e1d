public import Coordination
public import WebService

/// Shows Welcome, and leads into the app: after a log-in, with a new account, or as a guest.
@MainActor
public final class WelcomeCoordinator: Coordinator {
  /// What can follow Welcome; the app decides what that is.
  public struct Destinations {
    let home: RequestWith<User?>

    /// Takes the way into the app, which is given the user, or nobody for a guest.
    public init(home: @escaping RequestWith<User?>) {
      self.home = home
    }
  }

  public let lifetime = Lifetime<Void>()
  private let presentation: Presentation
  private let service: any AccountsAPI
  private let notice: String?
  private let waiting: @MainActor @Sendable () -> String?
  private let destinations: Destinations

  /// Shows itself where the presentation says, once it is started. On the screen is the notice, why
  /// the person is here if they did not ask for it; and what `waiting` says: that a link waits.
  public init(
    _ presentation: Presentation, service: any AccountsAPI, notice: String? = nil,
    waiting: @escaping @MainActor @Sendable () -> String? = { nil }, destinations: Destinations
  ) {
    self.presentation = presentation
    self.service = service
    self.notice = notice
    self.waiting = waiting
    self.destinations = destinations
  }

  public func start() {
    let transitions = WelcomeTransitions(
      showHome: { [weak self] in self?.destinations.home($0) },
      showCreateAccount: { [weak self] in self?.showCreateAccount() })
    show(presentation) { work in
      WelcomeViewModel(
        service: service, work: work, notice: notice, waiting: waiting, transitions: transitions)
    }
  }

  private func showCreateAccount() {
    let place = Presentation.push(onto: presentation.navigator, at: "create-account")
    start(CreateAccountCoordinator(place, service: service)) { coordinator, outcome in
      if case .completed(let user) = outcome { coordinator.destinations.home(user) }
    }
  }
}
