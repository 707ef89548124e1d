extension Screen {
  /// A question that a view model asks. Up while its screen is in front; gone when answered.
  @MainActor
  public struct Alert {
    /// One of the answers.
    @MainActor
    public struct Button {
      /// How an answer is meant, and thereby how a shell shows it.
      public enum Role: String, Sendable {
        case cancel, destructive, `default`
      }

      public let id: String
      public let label: String
      public let role: Role
      let action: @MainActor () -> Void

      /// An answer and what it does; nothing, when it only closes the alert.
      public init(
        _ id: String, _ label: String, role: Role = .default,
        action: @escaping @MainActor () -> Void = {}
      ) {
        self.id = id
        self.label = label
        self.role = role
        self.action = action
      }
    }

    public let title: String
    public let message: String
    public let buttons: [Button]

    /// A question with at least one answer.
    public init(_ title: String, message: String = "", buttons: [Button]) {
      precondition(!buttons.isEmpty, "An alert without a button could never be closed.")
      self.title = title
      self.message = message
      self.buttons = buttons
    }

    /// Asked when a person's act would lose unsaved input.
    static func discard(_ carryOn: @escaping @MainActor () -> Void) -> Alert {
      Alert(
        "Discard?", message: "What you have typed here is not saved.",
        buttons: [
          Button("keep", "Keep", role: .cancel),
          Button("discard", "Discard", role: .destructive, action: carryOn),
        ])
    }

    /// What Back answers: the cancel button, or the only one.
    var backButton: Button? {
      buttons.first { $0.role == .cancel } ?? (buttons.count == 1 ? buttons.first : nil)
    }
  }
}
