/// Why a person's act was not taken. Nothing has changed but the log.
public enum Refusal: Error, Hashable {
  case nothingShown
  case covered(title: String)
  case gone(title: String)
  case alertUp(title: String)
  case noAlert
  case otherAlert(title: String)
  case noSuchAnswer(String, answers: [String])
  case needsAnswer(title: String, answers: [String])
  case noSuchElement(String, title: String)
  case disabled(String)
  case notTappable(String)
  case notTypable(String)
  case noSuchOption(String, of: String, options: [String])
  case atRoot(title: String)
  case tooFewScreens(asked: Int, available: Int)
  case noModal
  case cover(title: String)
  case noTabs
  case noSuchTab(String, tabs: [String])
  case modalUp(title: String)
}

extension Refusal: CustomStringConvertible {
  /// One sentence that says what is wrong and what would be right.
  public var description: String {
    switch self {
    case .nothingShown: "nothing is shown yet"
    case .covered(let title): "“\(title)” is covered; only the front screen can be acted on"
    case .gone(let title): "“\(title)” is no longer there; only the front screen can be acted on"
    case .alertUp(let title): "the alert “\(title)” is up; answer it first"
    case .noAlert: "no alert is up, so there is nothing to answer"
    case .otherAlert(let title): "another alert, “\(title)”, is up; answer that one"
    case .noSuchAnswer(let id, let answers):
      "the alert has no answer “\(id)”; it takes \(answers.joined(separator: " or "))"
    case .needsAnswer(let title, let answers):
      "“\(title)” has no way back; answer \(answers.joined(separator: " or "))"
    case .noSuchElement(let id, let title): "“\(title)” has no “\(id)”"
    case .disabled(let id): "“\(id)” is disabled now"
    case .notTappable(let id): "“\(id)” cannot be tapped; it is not a button or a row"
    case .notTypable(let id): "“\(id)” takes no text; it is not a field"
    case .noSuchOption(let text, let id, let options):
      "“\(id)” has no “\(text)”; it takes \(options.joined(separator: " or "))"
    case .atRoot(let title): "“\(title)” is the root; there is nothing to go back to"
    case .tooFewScreens(let asked, let available):
      "cannot go back \(asked); this stack has \(available) to leave"
    case .noModal: "nothing is presented, so there is nothing to dismiss"
    case .cover(let title): "“\(title)” cannot be pulled down; it closes by what it offers"
    case .noTabs: "there are no tabs here"
    case .noSuchTab(let id, let tabs):
      "there is no tab “\(id)”; there are \(tabs.joined(separator: ", "))"
    case .modalUp(let title): "“\(title)” covers the tabs; close it first"
    }
  }
}
