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

    private static var count = 0

    /// Never used again in this process. A view model keeps the alert that it asks, so that a shell
    /// can tell it from the next one.
    public nonisolated let number: Int
    public let title: String
    public let message: String
    public let buttons: [Button]

    /// A question with at least one answer, and at most one that cancels.
    public init(_ title: String, message: String = "", buttons: [Button]) {
      precondition(!buttons.isEmpty, "An alert without a button could never be closed.")
      precondition(
        buttons.count { $0.role == .cancel } < 2,
        "“\(title)” has two cancel buttons: which one is Back? Give one of them another role.")
      Self.count += 1
      number = Self.count
      self.title = title
      self.message = message
      self.buttons = buttons
    }

    /// Asked when a person's act would lose unsaved input.
    static func discard(
      _ words: AppWindow.Words, _ carryOn: @escaping @MainActor () -> Void
    ) -> Alert {
      Alert(
        words.discardTitle, message: words.discardMessage,
        buttons: [
          Button("keep", words.keep, role: .cancel),
          Button("discard", words.discard, role: .destructive, action: carryOn),
        ])
    }

    /// What Back answers: the cancel button, or the only one, unless that destroys something.
    var backButton: Button? {
      if let cancel = buttons.first(where: { $0.role == .cancel }) { return cancel }
      return buttons.count == 1 && buttons[0].role != .destructive ? buttons[0] : nil
    }
  }
}

nonisolated extension Screen.Alert: Identifiable {
  /// Its number.
  public var id: Int { number }
}
