/// `Discard?`, and what a person wanted when it came up.
@MainActor
final class Question {
  /// The question is up while this screen is in front.
  weak var screen: Screen?
  let alert: Screen.Alert

  init(over screen: Screen, carryOn: @escaping @MainActor () -> Void) {
    self.screen = screen
    alert = Screen.Alert(
      "Discard?", message: "What you have typed here is not saved.",
      buttons: [
        .init("keep", "Keep", role: .cancel),
        .init("discard", "Discard", role: .destructive, action: carryOn),
      ])
  }
}
