import Coordination
import Terminal

/// Which of the things here a person means: by id, else by label, else by number as shown.
extension AppState {
  /// What has a number: all that can be acted on. While an alert is up, that is only its buttons.
  var numbered: [Element] {
    alert == nil ? elements.filter(\.takesActs) : []
  }

  /// The ids that a name may mean to somebody who taps.
  func tappable(_ name: String) -> [String] {
    ids(name, \.isTappable)
  }

  /// The ids that a name may mean to somebody who types.
  func typable(_ name: String) -> [String] {
    ids(name, \.isTypable)
  }

  func answers(_ name: String) -> [String] {
    Self.ids(name, among: alert?.buttons.map { ($0.id, $0.label) } ?? [])
  }

  func tabs(_ name: String) -> [String] {
    Self.ids(name, among: tabs?.map { ($0.id, $0.title) } ?? [])
  }

  /// Whether a field hides what is typed; nothing if it is not known which one is meant.
  func isSecret(_ field: String) -> Bool? {
    let ids = typable(field)
    return ids.count == 1
      ? elements.first { $0.id == ids[0] && $0.isTypable }.map { $0.kind == .secureField } : nil
  }

  /// The id of a secure field that a name means, if nothing keeps a person from typing into it.
  func secretField(_ name: String) -> String? {
    alert == nil && isSecret(name) == true ? typable(name).first : nil
  }

  /// The one thing that a name or number alone can mean here.
  func meaning(of name: String) throws(Misreading) -> Command {
    guard alert == nil else {
      guard let id = answers(name).first else {
        let ids = alert?.buttons.map(\.id) ?? []
        throw Misreading("“\(name)” is no answer to the alert: \(Suggestion.list(ids))")
      }
      return .answer(id)
    }
    let elements = tappable(name).filter { id in
      self.elements.contains { $0.id == id && $0.takesActs }
    }
    let tabs = Int(name) == nil ? tabs(name) : []
    switch (elements.count, tabs.count) {
    case (1, 0):
      guard self.elements.contains(where: { $0.id == elements[0] && $0.isTypable }) else {
        return .tap(elements[0])
      }
      throw Misreading("“\(elements[0])” is a field; write “type \(elements[0]) TEXT”")
    case (0, 1): return .tab(tabs[0])
    case (0, 0):
      let names = Manual.names + self.elements.filter(\.takesActs).flatMap { [$0.id, $0.label] }
      let hint = Suggestion.question(about: name, among: names)
      throw Misreading(
        "“\(name)” is no command, and nothing here" + (hint ?? "; “help” lists what can be done"))
    default:
      let meanings = elements.map { "“tap \($0)”" } + tabs.map { "“tab \($0)”" }
      throw Misreading("“\(name)” may be \(meanings.joined(separator: " or ")); write which")
    }
  }

  private func ids(_ name: String, _ fits: (Element) -> Bool) -> [String] {
    let labelled = elements.filter { $0.label == name }
    let fitting = labelled.filter(fits)
    let choices = labelled.isEmpty ? numbered : fitting.isEmpty ? labelled : fitting
    return elements.contains { $0.id == name }
      ? [name] : Self.ids(name, among: choices.map { ($0.id, $0.label) })
  }

  private static func ids(
    _ name: String, among choices: [(id: String, label: String)]
  ) -> [String] {
    if choices.contains(where: { $0.id == name }) { return [name] }
    let labelled = choices.filter { $0.label == name }
    if !labelled.isEmpty { return labelled.map(\.id) }
    guard let number = Int(name), choices.indices.contains(number - 1) else { return [] }
    return [choices[number - 1].id]
  }
}
