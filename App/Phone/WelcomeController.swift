#if canImport(UIKit) && canImport(SwiftUI)

internal import Coordination
internal import Observation
internal import UIKit
internal import Welcome

/// Where somebody says who they are, in UIKit alone.
final class WelcomeController: UIViewController {
  private let welcome: WelcomeViewModel
  private let act: AppWindow.Act
  private let username = UITextField()
  private let password = UITextField()
  private let message = UILabel()
  private var logIn: UIButton?

  init(_ welcome: WelcomeViewModel, act: AppWindow.Act) {
    self.welcome = welcome
    self.act = act
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    password.isSecureTextEntry = true
    set(up: username, "username", "Username") { $0.usernameTyped($1) }
    set(up: password, "password", "Password") { $0.passwordTyped($1) }
    message.numberOfLines = 0
    message.accessibilityIdentifier = "error"
    let logIn = button("log-in", "Log In") { $0.logInTapped() }
    self.logIn = logIn

    let list = UIStackView(arrangedSubviews: [
      username, password, logIn, message,
      button("create-account", "Create Account") { $0.createAccountTapped() },
      button("continue-as-guest", "Continue as Guest") { $0.continueAsGuestTapped() },
    ])
    list.axis = .vertical
    list.spacing = 16
    list.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(list)
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      list.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
    draw()
  }

  private func draw() {
    withObservationTracking {
      if username.text != welcome.username { username.text = welcome.username }
      if password.text != welcome.password { password.text = welcome.password }
      message.text = welcome.errorMessage
      message.isHidden = welcome.errorMessage == nil
      logIn?.isEnabled = !welcome.isLoggingIn
    } onChange: { [weak self] in
      Task { @MainActor in self?.draw() }
    }
  }

  private func set(
    up field: UITextField, _ id: String, _ label: String,
    _ typed: @escaping @MainActor (WelcomeViewModel, String) -> Void
  ) {
    field.accessibilityIdentifier = id
    field.placeholder = label
    field.borderStyle = .roundedRect
    field.autocapitalizationType = .none
    field.autocorrectionType = .no
    let action = UIAction { [welcome, act, weak field] _ in
      act { typed(welcome, field?.text ?? "") }
    }
    field.addAction(action, for: .editingChanged)
  }

  private func button(
    _ id: String, _ label: String, _ tapped: @escaping @MainActor (WelcomeViewModel) -> Void
  ) -> UIButton {
    let action = UIAction(title: label) { [welcome, act] _ in
      act { tapped(welcome) }
    }
    let button = UIButton(type: .system, primaryAction: action)
    button.accessibilityIdentifier = id
    return button
  }
}

#endif
