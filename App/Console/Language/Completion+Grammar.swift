import Coordination
import Terminal

extension Completion {
  /// What a line of the grammar can go on with here.
  init(of line: String, in state: AppState, places: Places) {
    let word = line.split(separator: " ", omittingEmptySubsequences: false).last ?? ""
    let before = line.dropLast(word.count).split(separator: " ").map { String($0) }
    self.init(
      of: String(word), after: line.count - word.count,
      among: before.isEmpty
        ? Self.commands(state) : Self.arguments(after: before, state, places))
  }

  /// What would be taken here comes first.
  private static func commands(_ state: AppState) -> [Candidate] {
    let all = Manual.all.map { Candidate($0.name, $0.summary) }
    let isOpen = state.alert == nil
    let taken = all.filter { command in
      switch command.text {
      case "tap": isOpen && state.elements.contains { $0.isTappable && $0.isEnabled }
      case "type": isOpen && state.elements.contains { $0.isTypable && $0.isEnabled }
      case "answer": !isOpen
      case "back": state.canGoBack
      case "dismiss": isOpen && !state.modals.isEmpty
      case "tab": isOpen && state.modals.isEmpty && state.tabs != nil
      default: true
      }
    }
    return taken + all.filter { !taken.contains($0) }
  }

  private static func arguments(
    after words: [String], _ state: AppState, _ places: Places
  ) -> [Candidate] {
    if words[0] == "expect" { return expectations(after: words.dropFirst()) }
    if words.count == 2, words[0] == "type" {
      return state.elements.first { $0.id == words[1] }?.options.map { Candidate($0) } ?? []
    }
    guard words.count == 1 else { return [] }
    switch words[0] {
    case "tap": return elements(state, \.isTappable)
    case "type": return elements(state, \.isTypable)
    case "answer": return state.alert?.buttons.map { Candidate($0.id, $0.label) } ?? []
    case "tab": return state.tabs?.map { Candidate($0.id, $0.title) } ?? []
    case "back": return [Candidate("root", "to the root of the stack")]
    case "open": return places.all(in: state)
    case "help": return Manual.all.map { Candidate($0.name, $0.summary) }
    default: return []
    }
  }

  private static func elements(
    _ state: AppState, _ fits: (AppState.Element) -> Bool
  ) -> [Candidate] {
    state.elements.filter { fits($0) && $0.isEnabled }.map { Candidate($0.id, $0.label) }
  }

  /// The small words of the forms; what is written large is for the person to fill in.
  private static func expectations(after given: ArraySlice<String>) -> [Candidate] {
    Manual.forms.reduce(into: []) { candidates, form in
      let parts = form.split(separator: " ").dropFirst()
      guard parts.count > given.count, zip(parts, given).allSatisfy({ $0 == $1 }) else { return }
      let part = String(parts[parts.startIndex + given.count])
      guard part == part.lowercased(), !candidates.contains(where: { $0.text == part }) else {
        return
      }
      candidates.append(Candidate(part, form))
    }
  }
}
