#if canImport(UIKit) && canImport(SwiftUI)

internal import Coordination
internal import SwiftUI
internal import Welcome

/// Where somebody says who they are.
struct WelcomeView: View {
  let welcome: WelcomeViewModel
  let act: AppWindow.Act

  var body: some View {
    Form {
      Section {
        TextField("Username", text: input(welcome.username, welcome.usernameTyped))
          .accessibilityIdentifier("username")
        SecureField("Password", text: input(welcome.password, welcome.passwordTyped))
          .accessibilityIdentifier("password")
        Button("Log In") { act { welcome.logInTapped() } }
          .disabled(welcome.isLoggingIn)
          .accessibilityIdentifier("log-in")
        if let message = welcome.errorMessage {
          Text(message).foregroundStyle(.red).accessibilityIdentifier("error")
        }
      }
      Section {
        Button("Create Account") { act { welcome.createAccountTapped() } }
          .accessibilityIdentifier("create-account")
        Button("Continue as Guest") { act { welcome.continueAsGuestTapped() } }
          .accessibilityIdentifier("continue-as-guest")
      }
    }
    .textInputAutocapitalization(.never)
    .autocorrectionDisabled()
  }

  private func input(
    _ text: String, _ typed: @escaping @MainActor (String) -> Void
  ) -> Binding<String> {
    Binding(get: { text }, set: { text in act { typed(text) } })
  }
}

#endif
