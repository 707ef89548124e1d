public import Coordination

extension CreateAccountViewModel {
  public var elements: [Screen.Element] {
    [
      .field("username", "Username", value: username, type: usernameTyped),
      .secureField("password", "Password", value: password, type: passwordTyped),
      .secureField(
        "confirm-password", "Confirm Password", value: confirmPassword,
        type: confirmPasswordTyped),
      .button("create", "Create", isEnabled: !isCreating, tap: createTapped),
    ] + (errorMessage.map { [.text("error", $0)] } ?? [])
  }
}
