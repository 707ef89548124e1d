import Coordination

extension AppState {
  /// What is wrong with an expectation: nothing, if it holds.
  func objection(to expectation: Expectation) -> String? {
    switch expectation {
    case .address(let expected): differ("the address", expected, address)
    case .title(let expected): differ("the title", expected, title ?? "")
    case .text(let words): objection(toText: words)
    case .element(let id, let isEnabled): objection(toElement: id, isEnabled: isEnabled)
    case .noElement(let id):
      elements.contains { $0.id == id } ? "there is an element “\(id)”" : nil
    case .alert(let words): objection(toAlert: words)
    case .noAlert: alert.map { "the alert “\($0.title)” is up" }
    case .modals(let count):
      modals.count == count ? nil : "\(modals.count) modals are up, and not \(count)"
    case .coordinator(let name): objection(toCoordinator: name)
    case .noCoordinator(let name): objection(toNoCoordinator: name)
    case .leaks(let count):
      leaks.count == count
        ? nil : "there are \(leaks.count) leaks, and not \(count): \(Suggestion.list(leaks))"
    case .refused: nil
    }
  }

  private func differ(_ what: String, _ expected: String, _ actual: String) -> String? {
    expected == actual ? nil : "\(what) is “\(actual)”, and not “\(expected)”"
  }

  private func objection(toText words: String) -> String? {
    let texts = elements.flatMap { element in
      [element.label, element.kind == .field ? element.value ?? "" : ""].filter { !$0.isEmpty }
    }
    guard !texts.contains(where: { $0.contains(words) }) else { return nil }
    return missing("nothing here reads “\(words)”", words, texts)
  }

  private func objection(toElement id: String, isEnabled: Bool?) -> String? {
    guard let element = elements.first(where: { $0.id == id }) else {
      let ids = elements.map(\.id)
      return missing("there is no element “\(id)”", id, ids)
    }
    guard let isEnabled, isEnabled != element.isEnabled else { return nil }
    return "“\(id)” is \(element.isEnabled ? "enabled" : "disabled")"
  }

  private func objection(toAlert words: String?) -> String? {
    guard let alert else { return "no alert is up" }
    guard let words, !alert.title.contains(words), !alert.message.contains(words) else {
      return nil
    }
    return "the alert says “\(alert.title)”, and not “\(words)”"
  }

  private func objection(toCoordinator name: String) -> String? {
    let names = coordinators.map(\.name)
    guard !names.contains(name) else { return nil }
    let others = Array(Set(names)).sorted()
    return missing("there is no \(name)", name, others)
  }

  private func objection(toNoCoordinator name: String) -> String? {
    let count = coordinators.count { $0.name == name }
    return count == 0 ? nil : "\(name) is in the tree" + (count > 1 ? ", \(count) times" : "")
  }

  private func missing(_ sentence: String, _ name: String, _ names: [String]) -> String {
    sentence + (Suggestion.question(about: name, among: names) ?? ".") + " There is: "
      + Suggestion.list(names)
  }
}
