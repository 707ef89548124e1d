extension Command {
  /// Reads a line that is neither blank nor a comment.
  init(reading line: String) throws(Misreading) {
    var words = Words(line)
    try self.init(reading: &words)
  }

  init(reading words: inout Words) throws(Misreading) {
    let name = try words.next() ?? ""
    switch name {
    case "tap": self = .tap(try words.required(by: name))
    case "type":
      guard let field = try words.next() else { throw .incomplete(name) }
      self = .type(field: field, text: words.remainder())
    case "answer": self = .answer(try words.required(by: name))
    case "back": self = .back(try Back(reading: &words))
    case "dismiss": self = .dismiss
    case "tab": self = .tab(try words.required(by: name))
    case "open": self = .open(try words.required(by: name))
    case "screen": self = .screen
    case "tree": self = .tree
    case "where": self = .location
    case "events": self = .events
    case "help", "?": self = .help(try words.next().map(Self.known))
    case "expect": self = .expect(try Expectation(reading: &words))
    case "quit": self = .quit
    default: throw .unknown(name)
    }
    if let word = try words.next() {
      throw Misreading("“\(name)” takes nothing more, so “\(word)” is too much")
    }
  }

  private static func known(_ name: String) throws(Misreading) -> String {
    guard Manual.entry(for: name) != nil else { throw .unknown(name) }
    return name
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
}

extension Misreading {
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
