import Terminal

/// How lines come from a person on a terminal.
@MainActor
protocol PromptLines {
  /// How many bytes of a line are kept.
  var longest: Int { get }
  var trouble: Trouble? { get }

  /// Nothing at the end, or when a signal has come.
  mutating func ask(_ question: String) -> [UInt8]?

  /// Nothing if the person gives the question up, too.
  mutating func askUnseen(_ question: String) -> [UInt8]?
}

/// The terminal edits the line, and shows what is typed at any time.
struct PlainLines: PromptLines {
  private var input = Input()

  /// A terminal keeps no more of a line than this, and nobody knows what is missing.
  var longest: Int { 4094 }
  var trouble: Trouble? { input.trouble }

  mutating func ask(_ question: String) -> [UInt8]? {
    let ask = { Sink.talk.put(question.escaped) }
    ask()
    input.goesOn = ask
    let line = input.nextLine()
    if line == nil { Sink.talk.put("\n") }
    return line
  }

  mutating func askUnseen(_ question: String) -> [UInt8]? {
    // What was typed before the question was there to be seen, and is no answer to it.
    input.startAfresh()
    TerminalMode.dropTypeAhead()
    let line = TerminalDevice.withoutEcho { ask(question) }
    if line == nil, trouble == nil { input.startAfresh() }
    return line
  }
}

/// The line is edited here, with those before it and what it can go on with. What is typed before it
/// is asked for is not shown, and so may answer an unseen question.
struct EditedLines: PromptLines {
  private let driver: Driver
  private var conversation = LineConversation { Sink.talk.put($0) }
  private var dialog = LineDialog()
  private var places = Places()

  var longest: Int { .max }
  var trouble: Trouble? { nil }

  /// Sets the terminal, until `TerminalMode.end()`.
  init(driver: Driver) {
    self.driver = driver
    TerminalMode.setForKeys()
  }

  mutating func ask(_ question: String) -> [UInt8]? {
    let state = driver.state
    places.visit(state)
    let places = places
    let answer = conversation.ask(question.escaped, in: &dialog) {
      state.concealed($0)
    } complete: {
      Completion(of: $0, in: state, places: places)
    }
    guard case .line(let line) = answer else { return nil }
    let bytes = Array(line.utf8)
    if let entry = Entry(0, reading: bytes) { dialog.history.add(entry, in: state) }
    return bytes
  }

  mutating func askUnseen(_ question: String) -> [UInt8]? {
    var dialog = LineDialog()
    let answer = conversation.ask(question.escaped, in: &dialog) { $0.characters.map { _ in "•" } }
    guard case .line(let line) = answer else { return nil }
    return Array(line.utf8)
  }
}
