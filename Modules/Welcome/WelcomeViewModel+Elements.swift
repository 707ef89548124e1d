public import Coordination

extension WelcomeViewModel {
  public var elements: [Screen.Element] {
    (notice.map { [.text("notice", $0)] } ?? []) + [
      .field("username", "Username", value: username, type: usernameTyped),
      .secureField("password", "Password", value: password, type: passwordTyped),
      .button("log-in", "Log In", isEnabled: !isLoggingIn, tap: logInTapped),
      .button("create-account", "Create Account", tap: createAccountTapped),
      .button("continue-as-guest", "Continue as Guest", tap: continueAsGuestTapped),
    ] + (waitingMessage.map { [.text("waiting", $0)] } ?? [])
      + (errorMessage.map { [.text("error", $0)] } ?? [])
  }
}
