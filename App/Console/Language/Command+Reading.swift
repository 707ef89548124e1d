import Terminal

extension Command {
  /// Reads a line that is neither blank nor a comment.
  init(reading line: String) throws(Misreading) {
    var words = Words(line)
    try self.init(reading: &words)
  }

  init(reading words: inout Words) throws(Misreading) {
    let name = try words.next() ?? ""
    if let act = try Self.act(name, reading: &words) {
      self = act
      return
    }
    switch name {
    case "screen": self = .screen
    case "tree": self = .tree
    case "where": self = .location
    case "events": self = .events
    case "map": self = .map
    case "help", "?": self = .help(try words.next().map(Self.known))
    case "expect": self = .expect(try Expectation(reading: &words))
    case "service": self = .service(try Service(reading: &words))
    case "window": self = .window(try Self.number(reading: &words))
    case "quit", "q", "exit": self = .quit
    default:
      // One word that is no slip may be the name of something.
      guard try words.next() == nil, Int(name) != nil || !Misreading.isSlip(name) else {
        throw .unknown(name)
      }
      self = .bare(name)
    }
    try words.end(after: name)
  }

  /// Reads what follows the name of an act; nothing if no act has this name.
  private static func act(
    _ name: String, reading words: inout Words
  ) throws(Misreading) -> Command? {
    let act: Command
    switch name {
    case "tap": act = .tap(try words.required(by: name))
    case "type":
      guard let field = try words.next() else { throw .incomplete(name) }
      act = .type(field: field, text: words.remainder())
    case "answer": act = .answer(try words.required(by: name))
    case "back", "b": act = .back(try Back(reading: &words))
    case "dismiss": act = .dismiss
    case "tab": act = .tab(try words.required(by: name))
    case "open": act = .open(try words.required(by: name))
    default: return nil
    }
    try words.end(after: name)
    return act
  }

  /// Reads what follows `expect refused`: an act, and so nothing that could nest.
  static func refusable(reading words: inout Words) throws(Misreading) -> Command {
    guard let name = try words.next() else { throw .incomplete("expect refused") }
    if let act = try act(name, reading: &words) { return act }
    _ = try known(name)
    throw Misreading("only an act can be refused: tap, type, answer, back, dismiss, tab or open")
  }

  private static func number(reading words: inout Words) throws(Misreading) -> Int {
    guard let word = try words.next() else { throw .incomplete("window") }
    guard let number = Int(word), number > 0 else {
      throw Misreading("“window” takes a number from 1, and not “\(word)”")
    }
    return number
  }

  private static func known(_ name: String) throws(Misreading) -> String {
    guard let manual = Manual.entry(for: name) else { throw .unknown(name) }
    return manual.name
  }
}

extension Command.Service {
  fileprivate init(reading words: inout Words) throws(Misreading) {
    switch try words.next() {
    case nil: throw .incomplete("service")
    case "hold": self = .hold
    case "release": self = .release(try words.joined())
    case "fail": self = .fail
    case "ok": self = .ok
    case "expire": self = .expire
    case let word?:
      let hint = Suggestion.question(
        about: word, among: ["hold", "release", "fail", "ok", "expire"])
      throw Misreading(
        "“service” takes hold, release, fail, ok or expire, and not “\(word)”" + (hint ?? ""))
    }
  }
}

extension Command.Back {
  fileprivate init(reading words: inout Words) throws(Misreading) {
    switch try words.next() {
    case nil: self = .once
    case "root": self = .root
    case let word?:
      guard let count = Int(word), count > 0 else {
        throw Misreading("“back” takes a number from 1, or “root”, and not “\(word)”")
      }
      self = .screens(count)
    }
  }
}

extension Words {
  /// All the words that are left, of which there has to be one.
  mutating func required(by name: String) throws(Misreading) -> String {
    guard let text = try joined() else { throw .incomplete(name) }
    return text
  }

  fileprivate mutating func end(after name: String) throws(Misreading) {
    guard let word = try next() else { return }
    throw Misreading("“\(name)” takes nothing more, so “\(word)” is too much")
  }
}

extension Misreading {
  fileprivate static func isSlip(_ name: String) -> Bool {
    Suggestion.nearest(to: name, among: Manual.names) != nil
  }

  fileprivate static func unknown(_ name: String) -> Misreading {
    let hint =
      Int(name) == nil
      ? Suggestion.question(about: name, among: Manual.names) : "; did you mean “tap \(name)”?"
    return Misreading("“\(name)” is not a command" + (hint ?? "; “help” lists them"))
  }

  static func incomplete(_ name: String) -> Misreading {
    let form = Manual.forms.first { $0.hasPrefix(name + " ") }
    let usage = Manual.entry(for: name).map { "\($0.usage)”, such as “\($0.example)" }
    return Misreading("something is missing after “\(name)”: write “\(usage ?? form ?? name)”")
  }
}
