public import Coordination
public import WebService

/// Shows Create Account, and hands the new user to whoever started it.
///
/// When a person leaves without an account, it ends as cancelled.
@MainActor
public final class CreateAccountCoordinator: Coordinator {
  public let lifetime = Lifetime<User>()
  private let presentation: Presentation
  private let service: any AccountsAPI

  /// Shows itself where the presentation says, once it is started.
  public init(_ presentation: Presentation, service: any AccountsAPI) {
    self.presentation = presentation
    self.service = service
  }

  public func start() {
    let transitions = CreateAccountTransitions(
      accountCreated: { [weak self] in self?.finish($0) })
    show(presentation) { work in
      CreateAccountViewModel(service: service, work: work, transitions: transitions)
    }
  }
}
