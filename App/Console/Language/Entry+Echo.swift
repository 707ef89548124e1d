extension Entry {
  /// The line as it may be shown: what is or may be a secret is bullets.
  ///
  /// A text is shown only if it is known that its field is no secure one.
  func echo(in state: AppState) -> String {
    switch content {
    case .comment: return source
    case .command(let command):
      guard command == state.discreet(command) else { return state.hidingSecrets(in: source) }
      guard let typing = command.typing, state.isSecret(typing.field) != false else {
        return source
      }
      let head = source.utf8.dropLast(typing.text.utf8.count)
      return String(decoding: head, as: UTF8.self) + typing.text.bullets
    case .misread:
      return state.hidingSecrets(in: source)
    }
  }

  /// The same, with nothing in it that may not be shown, except for the text that is typed.
  func discreet(in state: AppState) -> Content {
    switch content {
    case .comment: return content
    case .command(let command): return .command(state.discreet(command))
    case .misread(let misreading):
      guard Misreading(of: source) == misreading,
        let discreet = Misreading(of: echo(in: state))
      else { return content }
      return .misread(discreet)
    }
  }
}

extension Misreading {
  /// Why a line cannot be read; nothing if it can.
  fileprivate init?(of line: String) {
    do throws(Misreading) {
      _ = try Command(reading: line)
      return nil
    } catch {
      self = error
    }
  }
}

extension String {
  /// A bullet for each character.
  var bullets: String { String(repeating: "•", count: count) }
}
