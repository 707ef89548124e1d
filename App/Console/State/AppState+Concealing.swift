import Coordination
import Terminal

/// What may be shown of a line that somebody wrote. What may not is bullets, and all that is said
/// about the line is made from the line with bullets: so no sentence can give a secret away.
extension AppState {
  /// What people call a secret, beside what it is called here.
  private static let abbreviations: Set = [
    "pw", "pwd", "passwd", "passwort", "passphrase", "passcode", "pin", "secret", "パスワート",
  ]

  private var secretNames: [String] {
    ["password", "confirm-password"]
      + elements.filter { $0.kind == .secureField }.flatMap { [$0.id, $0.label] }
  }

  /// The line with bullets for what must not be seen. `mayBeSecret` says whether it may be the
  /// answer to a question for a secret.
  func concealed(_ line: String, mayBeSecret: Bool = false) -> String {
    guard let end = visibleEnd(of: line, mayBeSecret) else { return line }
    let blank = end > line.startIndex ? line[end...].prefix { $0.isWhitespace }.prefix(1) : ""
    let hidden = line[end...].dropFirst(blank.count)
    // A quote that was opened before is closed, or the rest could not be read.
    let isOpen = !line[..<end].count { $0 == "\"" }.isMultiple(of: 2) && hidden.last == "\""
    return line[..<end] + blank + String(repeating: "•", count: hidden.count - (isOpen ? 1 : 0))
      + (isOpen ? "\"" : "")
  }

  /// Where that ends which may be shown; nothing if it is the whole line.
  private func visibleEnd(of line: String, _ mayBeSecret: Bool) -> String.Index? {
    var command = try? Command(reading: line)
    if let command, isKnown(command) { return nil }
    if case .expect(.refused(let act)) = command { command = act }
    var words = Words(line)
    var start = words.place
    var name = (try? words.next()) ?? ""
    var ahead = words
    if name == "expect", (try? ahead.next()) == "refused" {
      let place = ahead.place
      if let act = try? ahead.next() { (name, start, words) = (act, place, ahead) }
    }
    if name == "type" { return textStart(in: line, from: words) }

    let secrets = Letters(line).ends(of: secretNames, or: Self.abbreviations)
    switch command {
    case .open(let link) where link.hasPrefix("/") || link.contains("://"):
      // A place may be called so, and lead on.
      return secrets.first { $0 < line.endIndex && line[$0] != "/" }
    case .tap, .answer, .tab:
      let start = elements.contains { $0.kind == .secureField } ? words.place : nil
      return min(start.map { endOfWord(in: line, from: $0) }, secrets.first)
    case nil where mayBeSecret, .bare where mayBeSecret: return line.startIndex
    case nil where Manual.entry(for: name) == nil, .bare:
      return min(endOfWord(in: line, from: start), secrets.first)
    default: return secrets.first
    }
  }

  /// Where the text begins that follows a field; nothing if it is known that this hides nothing.
  private func textStart(in line: String, from words: Words) -> String.Index? {
    var words = words
    let start = words.place
    guard let field = try? words.next() else { return start }
    if let isSecret = isSecret(field) { return isSecret ? words.place : nil }
    // Where a blank was forgotten, the text is in the name of the field.
    let end = endOfWord(in: line, from: start)
    let name = line[start..<end].filter { !$0.isWhitespace && $0 != "\"" }
    if isSecret(name) == false { return nil }
    return min(end, Letters(line).ends(of: secretNames, or: Self.abbreviations).first)
  }

  private func endOfWord(in line: String, from start: String.Index) -> String.Index {
    let isPart = { (character: Character) in
      character.isLetter || character.isNumber || character == "-" || character == "_"
    }
    let word = line[start...].drop { $0.isWhitespace || $0 == "\"" }
    return word.firstIndex { !isPart($0) } ?? line.endIndex
  }

  private func min(_ first: String.Index?, _ second: String.Index?) -> String.Index? {
    [first, second].compactMap(\.self).min()
  }

  /// Whether a command is made of nothing but words of the grammar and names of what is here.
  private func isKnown(_ command: Command) -> Bool {
    let isElement = { (name: String) in elements.contains { $0.id == name || $0.label == name } }
    let isAnswer = { (name: String) in
      alert?.buttons.contains { $0.id == name || $0.label == name } == true
    }
    let isTab = { (name: String) in tabs?.contains { $0.id == name || $0.title == name } == true }
    return switch command {
    case .tap(let name), .expect(.element(let name, _)), .expect(.noElement(let name)):
      isElement(name) || isNear(name)
    case .answer(let name): isAnswer(name) || isNear(name)
    case .tab(let name): isTab(name) || isNear(name)
    case .bare(let name): isElement(name) || isAnswer(name) || isTab(name)
    case .expect(.refused(let act)): isKnown(act)
    case .type, .open, .expect: false
    default: true
    }
  }

  /// Whether a name is a slip for one that has several words.
  private func isNear(_ name: String) -> Bool {
    let names = elements.flatMap { [$0.id, $0.label] }.filter { !secretNames.contains($0) }
    return Suggestion.nearest(to: name, among: names) != nil
  }
}

extension Entry {
  func echo(in state: AppState) -> String { state.concealed(source) }

  /// What is to be made of the line, of which only this may be known.
  func content(shownAs line: String) -> Content {
    if line == source { return content }
    switch content {
    case .comment: return content
    case .command(let command):
      guard let shown = try? Command(reading: line) else { return Self.unreadable }
      // The text itself is hidden where it is shown, and so is no part of any sentence.
      return command.typing != nil && shown.typing?.field == command.typing?.field
        ? content : .command(shown)
    case .misread(let misreading):
      guard Misreading(of: source) == misreading else { return content }
      return Misreading(of: line).map { .misread($0) } ?? Self.unreadable
    }
  }

  private static var unreadable: Content {
    .misread(Misreading("this line cannot be read; “help” lists the commands"))
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
