/// What a script may expect of the app.
indirect enum Expectation: Hashable {
  case address(String)
  case title(String)
  case text(String)
  case element(String, isEnabled: Bool?)
  case noElement(String)
  case alert(String?)
  case noAlert
  case modals(Int)
  case coordinator(String)
  case noCoordinator(String)
  case leaks(Int)
  case refused(Command)

  /// The act that is to be refused.
  var refusal: Command? {
    if case .refused(let act) = self { act } else { nil }
  }
}
