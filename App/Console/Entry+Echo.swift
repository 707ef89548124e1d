extension Entry {
  /// The line as it may be shown: what is or may be a secret is bullets.
  ///
  /// A text is shown only if it is known that its field is no secure one.
  func echo(in state: AppState) -> String {
    switch content {
    case .comment: return source
    case .command(let command):
      guard let typing = command.typing, state.isSecret(typing.field) != false else {
        return source
      }
      let head = source.utf8.dropLast(typing.text.utf8.count)
      return String(decoding: head, as: UTF8.self) + typing.text.bullets
    case .misread:
      // What follows a misspelt “type”, or the name of a secure field, may be a secret.
      let words = source.unicodeScalars.split(whereSeparator: Words.isBlank).map { String($0) }
      let last = words.prefix(4).firstIndex {
        $0 == "type" || Suggestion.nearest(to: $0, among: Manual.names) == "type"
          || state.isSecret($0) == true
      }
      guard let last else { return source }
      return (words[...last] + words[(last + 1)...].map(\.bullets)).joined(separator: " ")
    }
  }
}

extension String {
  /// A bullet for each character.
  var bullets: String { String(repeating: "•", count: count) }
}
