public import Coordination
public import Observation
public import WebService

/// The screen of somebody who is not logged in.
///
/// A password stays in its field while it is typed, and moves from there into the request: whether
/// the request succeeds or not, the field is empty afterwards.
@MainActor
@Observable
public final class WelcomeViewModel: ViewModel {
  public let title = "Welcome"
  /// Why the person is here, if they did not ask for it: a sentence.
  public let notice: String?
  /// What has been typed as the name.
  public private(set) var username = ""
  /// What has been typed as the password since the last request.
  public private(set) var password = ""
  /// Why the last attempt failed: a sentence, until the next attempt.
  public private(set) var errorMessage: String?
  /// What waits until somebody has logged in: a sentence.
  public var waitingMessage: String? { waiting() }
  /// Whether a request is under way; until it has ended there is no other.
  public private(set) var isLoggingIn = false

  private let service: any AccountsAPI
  private let work: Screen.Work
  private let waiting: @MainActor @Sendable () -> String?
  private let transitions: WelcomeTransitions

  /// Asks this service, as part of the work of its screen.
  public init(
    service: any AccountsAPI, work: Screen.Work, notice: String? = nil,
    waiting: @escaping @MainActor @Sendable () -> String? = { nil }, transitions: WelcomeTransitions
  ) {
    self.service = service
    self.work = work
    self.notice = notice
    self.waiting = waiting
    self.transitions = transitions
  }

  /// Replaces the name.
  public func usernameTyped(_ text: String) {
    username = text
  }

  /// Replaces the password.
  public func passwordTyped(_ text: String) {
    password = text
  }

  /// Asks the service who this is. Does nothing while it is being asked, and asks nothing when the
  /// name or the password is empty.
  public func logInTapped() {
    guard !isLoggingIn else { return }
    guard !username.allSatisfy(\.isWhitespace), !password.isEmpty else {
      errorMessage = WebServiceError.emptyCredentials.message
      return
    }
    errorMessage = nil
    isLoggingIn = true
    work.run(
      for: self,
      { [service, username, password] () async throws(WebServiceError) in
        try await service.logIn(username: username, password: password)
      },
      then: { $0.logInEnded($1) })
    password = ""
  }

  /// Goes to where an account is created, and drops a log-in that is under way.
  public func createAccountTapped() {
    cancelLogIn()
    transitions.showCreateAccount()
  }

  /// Goes on without an account, and drops a log-in that is under way.
  public func continueAsGuestTapped() {
    cancelLogIn()
    transitions.showHome(nil)
  }

  private func logInEnded(_ result: Result<User, WebServiceError>) {
    isLoggingIn = false
    switch result {
    case .success(let user): transitions.showHome(user)
    case .failure(let error): errorMessage = error.message
    }
  }

  private func cancelLogIn() {
    work.cancel()
    isLoggingIn = false
  }
}

/// Where Welcome can lead. Its view model is made with all of it, so no wire can be forgotten.
public struct WelcomeTransitions {
  let showHome: RequestWith<User?>
  let showCreateAccount: Request

  /// Takes a closure for each way on; `showHome` is given nobody for a guest.
  public init(showHome: @escaping RequestWith<User?>, showCreateAccount: @escaping Request) {
    self.showHome = showHome
    self.showCreateAccount = showCreateAccount
  }
}
