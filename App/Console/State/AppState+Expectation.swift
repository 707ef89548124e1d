import Coordination
import Terminal

extension AppState {
  /// What is wrong with an expectation: nothing, if it holds.
  func objection(to expectation: Expectation) -> String? {
    switch expectation {
    case .address(let expected): differ("the address", expected, address)
    case .title(let expected): differ("the title", expected, title ?? "")
    case .text(let words): missing("nothing here reads “\(words)”", words, texts, isPart: true)
    case .element(let id, let isEnabled):
      missing("there is no element “\(id)”", id, elements.map(\.id))
        ?? elements.first { $0.id == id && $0.isEnabled != isEnabled ?? $0.isEnabled }
        .map { "“\(id)” is \($0.isEnabled ? "enabled" : "disabled")" }
    case .noElement(let id):
      elements.contains { $0.id == id } ? "there is an element “\(id)”" : nil
    case .alert(let words): objection(toAlert: words)
    case .noAlert: alert.map { "the alert “\($0.title)” is up" }
    case .modals(let count):
      modals.count == count ? nil : "\(modals.count) modals are up, and not \(count)"
    case .coordinator(let name):
      missing("there is no \(name)", name, Set(coordinators.map(\.name)).sorted())
    case .noCoordinator(let name):
      switch coordinators.count(where: { $0.name == name }) {
      case 0: nil
      case let count: "\(name) is in the tree" + (count > 1 ? ", \(count) times" : "")
      }
    case .leaks(let count):
      leaks.count == count
        ? nil : "there are \(leaks.count) leaks, and not \(count): \(Suggestion.list(leaks))"
    case .refused: nil
    }
  }

  /// What the screen reads: labels, and the input of fields.
  private var texts: [String] {
    elements.flatMap { [$0.label, $0.kind == .secureField ? "" : $0.value ?? ""] }.filter {
      !$0.isEmpty
    }
  }

  private func objection(toAlert words: String?) -> String? {
    guard let alert else { return "no alert is up" }
    guard let words, !alert.title.contains(words), !alert.message.contains(words) else {
      return nil
    }
    return "the alert says “\(alert.title)”, and not “\(words)”"
  }

  private func differ(_ what: String, _ expected: String, _ actual: String) -> String? {
    expected == actual ? nil : "\(what) is “\(actual)”, and not “\(expected)”"
  }

  private func missing(
    _ sentence: String, _ name: String, _ names: [String], isPart: Bool = false
  ) -> String? {
    guard !names.contains(where: { isPart ? $0.contains(name) : $0 == name }) else { return nil }
    return sentence + (Suggestion.question(about: name, among: names) ?? ".") + " There is: "
      + Suggestion.list(names)
  }
}
