import Coordination

/// What may not be repeated of a line that was meant for a secure field, and missed it.
extension AppState {
  /// What secure fields are called here; before there is a screen, what they mostly are.
  private var secretNames: [String] {
    screen == nil
      ? ["password", "confirm-password"]
      : elements.filter { $0.kind == .secureField }.flatMap { [$0.id, $0.label] }
  }

  /// What follows a “type”, however it is written, or the name of a secure field, as bullets.
  func hidingSecrets(in line: String) -> String {
    hiding(in: line) { $0 == "type" || Suggestion.nearest(to: $0, among: ["type"]) != nil }
  }

  private func hiding(in line: String, after isType: (String) -> Bool) -> String {
    let words = line.unicodeScalars.split(whereSeparator: Words.isBlank).map { String($0) }
    for (index, word) in words.prefix(4).enumerated() {
      let rest = words[index...].joined(separator: " ")
      let shown = isType(word) || isSecret(word) == true ? word.count : nameLength(at: rest)
      guard let shown else { continue }
      let hidden = rest.dropFirst(shown)
      let mark = hidden.prefix { "=:\" ".contains($0) }
      let bullets = hidden.dropFirst(mark.count).map { $0 == " " ? " " : "•" }
      return (words[..<index] + [rest.prefix(shown) + mark + bullets.joined()])
        .joined(separator: " ")
    }
    return line
  }

  /// The command with bullets in names that nothing has. It is refused or fails as the other would.
  func discreet(_ command: Command) -> Command {
    switch command {
    case .tap(let name): .tap(discreet(name))
    case .type(let field, let text): .type(field: discreet(field: field), text: text)
    case .answer(let name): .answer(discreet(name))
    case .tab(let name): .tab(discreet(name))
    case .open(let link): .open(discreet(link))
    case .expect(.element(let id, let isEnabled)):
      .expect(.element(discreet(id), isEnabled: isEnabled))
    case .expect(.noElement(let id)): .expect(.noElement(discreet(id)))
    case .expect(.refused(let act)): .expect(.refused(discreet(act)))
    default: command
    }
  }

  private func discreet(_ name: String) -> String {
    let isKnown =
      elements.contains { $0.id == name || $0.label == name }
      || alert?.buttons.contains { $0.id == name || $0.label == name } == true
      || tabs?.contains { $0.id == name || $0.title == name } == true
    guard !isKnown, name.contains(where: { "=: ".contains($0) }) else { return name }
    return hiding(in: name) { _ in false }
  }

  /// Where a blank was forgotten, the text is in the name of the field.
  private func discreet(field: String) -> String {
    let name = discreet(field)
    guard name == field, isSecret(field) == nil,
      let end = field.firstIndex(where: { "=:".contains($0) }),
      isSecret(String(field[..<end])) != false
    else { return name }
    return field[...end] + String(field[field.index(after: end)...]).bullets
  }

  /// How much of a text is the name of a secure field, with the quote before it.
  private func nameLength(at text: String) -> Int? {
    let quote = text.first == "\"" ? 1 : 0
    return secretNames.filter {
      text.dropFirst(quote).prefix($0.count).lowercased() == $0.lowercased()
    }.map { quote + $0.count }.max()
  }
}
