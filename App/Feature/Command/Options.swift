import Terminal

/// What somebody has asked for on the command line.
enum Options: Equatable {
  case help
  case copy(CopyOptions, isDryRun: Bool)
  case new(NewOptions, isDryRun: Bool)

  private static let flags: [String: [String]] = [
    "copy": ["--to", "--tests", "--without", "--one-target", "--dry-run"],
    "new": ["--from", "--push", "--modal", "--result", "--style", "--dry-run"],
  ]

  init(_ arguments: [String]) throws(Objection) {
    guard let command = arguments.first, !["help", "--help", "-h"].contains(command),
      !arguments.contains("--help")
    else {
      self = .help
      return
    }
    guard let flags = Self.flags[command] else {
      let hint = Suggestion.question(about: command, among: Array(Self.flags.keys))
      throw Objection("“\(command)” is no command\(hint ?? "; there are “copy” and “new”")")
    }
    var words = Words(command, arguments.dropFirst(), flags: flags)
    self =
      command == "copy"
      ? .copy(try CopyOptions(&words), isDryRun: words.isDryRun)
      : .new(try NewOptions(&words), isDryRun: words.isDryRun)
  }

  /// The words after the command, taken one after the other.
  struct Words {
    let command: String
    private(set) var isDryRun = false
    private var rest: ArraySlice<String>
    private let flags: [String]

    init(_ command: String, _ rest: ArraySlice<String>, flags: [String]) {
      (self.command, self.flags) = (command, flags)
      isDryRun = rest.contains("--dry-run")
      self.rest = rest.filter { $0 != "--dry-run" }[...]
    }

    mutating func next() -> String? { rest.popFirst() }

    /// What belongs to a flag: the next word.
    mutating func value(of flag: String, such example: String) throws(Objection) -> String {
      guard let value = rest.first, !value.hasPrefix("--"), !value.isEmpty else {
        throw Objection("“\(flag)” needs a word after it, such as “\(flag) \(example)”")
      }
      rest.removeFirst()
      return value
    }

    func unknown(_ flag: String) -> Objection {
      let hint = Suggestion.question(about: flag, among: flags)
      let all = "; there are \(flags.joined(separator: ", "))"
      return Objection("“\(flag)” is no flag of “\(command)”\(hint ?? all)")
    }
  }
}
