import Coordination
import Terminal

/// What is typed into a field in its place.
extension Stage {
  mutating func edit(_ element: AppState.Element) {
    // What is in a secure field is not known here, so it is replaced.
    let value = element.kind == .secureField ? "" : element.value ?? ""
    mode = .typing(field: element.id, LineEditor(value))
  }

  mutating func type(_ key: Key, _ field: String, _ before: LineEditor) -> Effect {
    var editor = before
    switch key {
    case .escape:
      mode = .browsing
      hint = Line("Left as it was.")
    case .enter, .tab, .down: return keep(editor, in: field, 1, typingOn: key == .tab)
    case .up, .backTab: return keep(editor, in: field, -1, typingOn: key == .backTab)
    case .control("d") where editor.isEmpty: return .quit
    default:
      editor.take(key)
      mode = .typing(field: field, editor)
    }
    return .nothing
  }

  /// Goes on to the next field or the one before.
  private mutating func keep(
    _ editor: LineEditor, in field: String, _ step: Int, typingOn: Bool
  ) -> Effect {
    mode = .browsing
    let index = state.numbered.firstIndex { $0.id == field } ?? chosen
    guard editor.isTouched else {
      chosen = max(0, min(number - 1, index + step))
      if typingOn, chosen != index, state.numbered[chosen].isTypable {
        edit(state.numbered[chosen])
      }
      return .nothing
    }
    typesOn = typingOn
    return run("type \(field) \(editor.text)", .type(field: field, text: editor.text))
  }
}
