import Terminal

/// Commands from a person on a terminal, who is asked for each of them.
///
/// The terminal edits the line. What nobody may see is asked for by itself.
struct Prompt: Source {
  private var input: Input
  private let driver: Driver
  private var number = 0

  init(_ input: Input, driver: Driver) {
    self.input = input
    self.driver = driver
  }

  mutating func next() -> Entry? {
    while let line = ask("> ") {
      number += 1
      guard let entry = Entry(number, reading: line) else {
        return Entry(number, "screen", .screen)
      }
      switch entry.content {
      case .comment: continue
      case .command(.type(let field, "")) where isSecret(field):
        return secret(for: field, entry)
      case .command, .misread: return entry
      }
    }
    return nil
  }

  private func isSecret(_ field: String) -> Bool {
    driver.state.alert == nil && driver.state.isSecret(field) == true
  }

  private mutating func secret(for field: String, _ entry: Entry) -> Entry? {
    let line = TerminalDevice.withoutEcho { ask("\(field), unseen: ") }
    guard let line else { return nil }
    let text = String(decoding: line, as: UTF8.self)
    return Entry(entry.number, "type \(field) \(text)", .type(field: field, text: text))
  }

  private mutating func ask(_ question: String) -> [UInt8]? {
    Sink.talk.put(question.escaped)
    let line = input.nextLine()
    if line == nil { Sink.talk.put("\n") }
    return line
  }
}
