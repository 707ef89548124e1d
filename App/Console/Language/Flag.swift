import Terminal

/// A flag of the program. Reading, help, completions and the man page are made from this table.
struct Flag {
  enum Value: Equatable {
    case none
    case file, address, url
    case choice([String])
  }

  let name: String
  var letter: String?
  var value = Value.none
  let summary: String
  /// Whether the program does this and nothing else.
  var isWhole = false

  static let all = [
    Flag(
      name: "--script", value: .file,
      summary: "play the commands in FILE, all of it read first; - is standard input"),
    Flag(name: "--keep-going", summary: "do not stop a script at the first failure"),
    Flag(
      name: "--open", value: .address, summary: "open a place before the first command"),
    Flag(
      name: "--state", value: .file, summary: "begin where FILE says, and keep it up to date"),
    Flag(
      name: "--service", value: .url,
      summary: "ask the web service at URL, and not the one in memory"),
    Flag(name: "--json", summary: "one JSON object for each command, and nothing else"),
    Flag(
      name: "--check", summary: "check the tree after each line, however deep"),
    Flag(
      name: "--format", value: choice(AppMap.Format.self),
      summary: "how “demo map” writes it: for Mermaid, Graphviz, programs or documents"),
    Flag(name: "--trace", summary: "every event as it happens, on standard error"),
    Flag(
      name: "--ui", value: choice(Options.Interface.self),
      summary: "over the whole terminal, or line by line"),
    Flag(name: "--mouse", summary: "in full screen a click taps, and the wheel scrolls"),
    Flag(name: "--color", value: choice(ColorRule.Choice.self), summary: "whether to use colours"),
    Flag(name: "--help", letter: "-h", summary: "what you are reading", isWhole: true),
    Flag(name: "--version", summary: "which demo this is", isWhole: true),
    Flag(
      name: "--completions", value: .choice(Completions.shells),
      summary: "what a shell has to know to complete flags", isWhole: true),
    Flag(name: "--man", summary: "the manual, for man", isWhole: true),
  ]

  /// What the program may be asked for by a word.
  static let words = [
    (name: "run", summary: "the app: on a terminal for you, else for a program"),
    (name: "tour", summary: "a narrated tour of every flow"),
    (name: "map", summary: "every place of the app, and every act that leads to another"),
    (name: "help", summary: "this, or how a COMMAND works"),
  ]

  static let names = all.flatMap { [$0.name, $0.letter].compactMap(\.self) } + words.map(\.name)

  /// What stands for its value.
  var placeholder: String {
    switch value {
    case .none: ""
    case .file: "FILE"
    case .address: "ADDRESS"
    case .url: "URL"
    case .choice(let names): names.joined(separator: "|")
    }
  }

  /// How it is written.
  var usage: String { value == .none ? name : "\(name) \(placeholder)" }

  /// What it takes, in a sentence.
  var need: String {
    switch value {
    case .none: ""
    case .file where name == "--script": "a FILE, or - for standard input"
    case .file: "a FILE"
    case .address: "an ADDRESS, such as /home/product/1"
    case .url: "a URL with https, or http://127.0.0.1:PORT on this machine"
    case .choice(let names):
      names.dropLast().joined(separator: ", ") + " or " + names.suffix(1).joined()
    }
  }

  private static func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ choices: Choice.Type
  ) -> Value {
    .choice(Choice.allCases.map(\.rawValue))
  }
}
