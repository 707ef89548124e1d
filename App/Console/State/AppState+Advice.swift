import Coordination
import Terminal

extension AppState {
  /// The end of the sentence about a refused act: what would be right.
  func advice(about act: Command, after refusal: Refusal) -> String {
    let names = elements.flatMap { [$0.id, $0.label] }
    let toTap = " To tap here: " + Suggestion.list(ids(\.isTappable))
    let toType = " To type into here: " + Suggestion.list(ids(\.isTypable))
    return switch (act, refusal) {
    case (.tap(let name), .noSuchElement): (hint(name, tappable(name), names) ?? ".") + toTap
    case (.tap, .disabled), (.tap, .notTappable): "." + toTap
    case (.type(let name, _), .noSuchElement): (hint(name, typable(name), names) ?? ".") + toType
    case (.type, .disabled), (.type, .notTypable): "." + toType
    case (.answer(let name), .noSuchAnswer):
      hint(name, answers(name), alert?.buttons.flatMap { [$0.id, $0.label] } ?? []) ?? ""
    case (.tab(let name), .noSuchTab):
      hint(name, tabs(name), tabs?.flatMap { [$0.id, $0.title] } ?? []) ?? ""
    case (_, .alertUp): ": " + Suggestion.list(alert?.buttons.map(\.id) ?? [])
    case (.back, .atRoot): "; “quit” leaves the demo"
    default: ""
    }
  }

  private func ids(_ fits: (Element) -> Bool) -> [String] {
    elements.filter { fits($0) && $0.isEnabled }.map(\.id)
  }

  /// What a name may have meant: several things, or something near.
  private func hint(_ name: String, _ ids: [String], _ names: [String]) -> String? {
    ids.count > 1
      ? ", but \(ids.count) of that name; write the id: \(ids.joined(separator: " or "))."
      : Suggestion.question(about: name, among: names)
  }
}
