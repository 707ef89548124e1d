import Terminal

/// Commands from a person on a terminal, who is asked for each of them. What nobody may see is asked
/// for by itself.
struct Prompt: Source {
  private let driver: Driver
  private let question: String
  private var lines: any PromptLines
  private var number = 0
  var trouble: Trouble? { lines.trouble }

  init(driver: Driver, asking question: String, on lines: any PromptLines) {
    self.driver = driver
    self.question = question
    self.lines = lines
  }

  mutating func next() -> Entry? {
    while let line = lines.ask(question) {
      number += 1
      guard let entry = entry(line) else { return Entry(number, "screen", .screen) }
      switch entry.content {
      case .comment: continue
      case .command(.type(let field, "")), .command(.bare(let field)):
        guard let id = driver.state.secretField(field) else { return entry }
        if let secret = secret(for: id) { return secret }
      case .command, .misread: return entry
      }
    }
    return nil
  }

  private func entry(_ line: [UInt8]) -> Entry? {
    line.count > lines.longest
      ? Entry(
        number, "…",
        Misreading("this line is too long for the terminal, which has cut it off; use --script"))
      : Entry(number, reading: line)
  }

  /// What is typed unseen. Nothing, which gives the question up, leaves the field as it was.
  private mutating func secret(for field: String) -> Entry? {
    let line = lines.askUnseen("\(field), unseen: ") ?? []
    let text = String(decoding: line, as: UTF8.self)
    if !text.isEmpty, text.utf8.elementsEqual(line) {
      return Entry(number, "type \(field) \(text)", .type(field: field, text: text))
    }
    let reason = text.isEmpty ? "nothing was typed" : "what was typed is not valid UTF-8"
    Sink.talk.put("\(reason); “\(field)” is as it was\n")
    return nil
  }
}
