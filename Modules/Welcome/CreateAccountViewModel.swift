public import Coordination
public import Observation
public import WebService

/// The screen where an account is created.
///
/// As on Welcome, the passwords leave their fields with the request.
@MainActor
@Observable
public final class CreateAccountViewModel: ViewModel {
  public let title = "Create Account"
  /// What has been typed as the name.
  public private(set) var username = ""
  /// What has been typed as the password since the last request.
  public private(set) var password = ""
  /// What has been typed as the password for the second time.
  public private(set) var confirmPassword = ""
  /// Why the last attempt failed: a sentence, until the next attempt.
  public private(set) var errorMessage: String?
  /// Whether a request is under way; until it has ended there is no other.
  public private(set) var isCreating = false

  private let service: any AccountsAPI
  private let work: Screen.Work
  private let transitions: CreateAccountTransitions

  /// Asks this service, as part of the work of its screen.
  public init(
    service: any AccountsAPI, work: Screen.Work, transitions: CreateAccountTransitions
  ) {
    self.service = service
    self.work = work
    self.transitions = transitions
  }

  public var hasUnsavedInput: Bool {
    !(username.isEmpty && password.isEmpty && confirmPassword.isEmpty)
  }

  /// Replaces the name.
  public func usernameTyped(_ text: String) {
    username = text
  }

  /// Replaces the password.
  public func passwordTyped(_ text: String) {
    password = text
  }

  /// Replaces the password that was typed again.
  public func confirmPasswordTyped(_ text: String) {
    confirmPassword = text
  }

  /// Asks the service for the account. Does nothing while it is being asked, and asks nothing when
  /// something is empty or the passwords differ.
  public func createTapped() {
    guard !isCreating else { return }
    errorMessage = objection
    guard errorMessage == nil else { return }
    isCreating = true
    work.run(
      for: self,
      { [service, username, password] () async throws(WebServiceError) in
        try await service.createAccount(username: username, password: password)
      },
      then: { $0.createEnded($1) })
    password = ""
    confirmPassword = ""
  }

  private var objection: String? {
    if username.allSatisfy(\.isWhitespace) || password.isEmpty {
      return WebServiceError.emptyCredentials.message
    }
    return password == confirmPassword ? nil : "The passwords differ; type the same one twice."
  }

  private func createEnded(_ result: Result<User, WebServiceError>) {
    isCreating = false
    switch result {
    case .success(let user): transitions.accountCreated(user)
    case .failure(let error): errorMessage = error.message
    }
  }
}

/// Where Create Account can lead: to its end, with the new user.
public struct CreateAccountTransitions {
  let accountCreated: RequestWith<User>

  /// Takes what is to happen when the account is there.
  public init(accountCreated: @escaping RequestWith<User>) {
    self.accountCreated = accountCreated
  }
}
