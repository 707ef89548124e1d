/// One thing that a person does, or that a shell reports. Its description is a line that
/// `demo --script` plays.
public nonisolated enum FlowAct: Hashable, Sendable {
  case tap(String)
  /// Replaces what is in a field, or chooses one of what a picker offers.
  case type(String, into: String)
  case answer(String)
  case back
  case backToRoot
  case dismiss
  case tab(String)
  case open(String)
  /// A shell that moves first has left so many screens of the front stack.
  case popped(Int)
  /// A shell that moves first has pulled down the top modal.
  case dismissed
}

nonisolated extension FlowAct: CustomStringConvertible {
  /// The line of a script.
  public var description: String {
    switch self {
    case .tap(let id): "tap \(Self.word(id))"
    case .type(let text, let id): "type \(Self.word(id))" + (text.isEmpty ? "" : " \(text)")
    case .answer(let id): "answer \(Self.word(id))"
    case .back: "back"
    case .backToRoot: "back root"
    case .dismiss, .dismissed: "dismiss"
    case .tab(let id): "tab \(Self.word(id))"
    case .open(let link): "open \(link)"
    case .popped(let count): "back \(count)"
    }
  }

  private static func word(_ id: String) -> String {
    guard id.contains(where: { $0 == " " || $0 == "\t" || $0 == "\"" }) else { return id }
    let escaped = id.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined()
    return "\"\(escaped)\""
  }

  /// The same for every row of a list: `N` stands for its number, `product-1` is one of `product-N`.
  static func general(_ id: String) -> String {
    var result = ""
    var isNumber = false
    for character in id {
      if !character.isNumber { result.append(character) } else if !isNumber { result += "N" }
      isNumber = character.isNumber
    }
    return result
  }
}
