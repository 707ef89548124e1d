/// What the demo was asked for when it was started.
struct Options: Hashable {
  enum Mode: Hashable {
    case run, tour, help, version
  }

  private(set) var mode = Mode.run
  /// A path, or `-` for standard input.
  private(set) var script: String?
  private(set) var keepsGoing = false
  private(set) var isJSON = false
  private(set) var traces = false
  private(set) var color = ColorRule.Choice.auto

  init(_ arguments: [String]) throws(Misreading) {
    var rest = arguments[...]
    var command: String?
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let flag = argument.hasPrefix("--") ? String(parts[0]) : argument
      var value = flag != argument && parts.count > 1 ? String(parts[1]) : nil
      func takeValue(_ meaning: String) throws(Misreading) -> String {
        defer { value = nil }
        guard let given = value ?? rest.popFirst(), !given.isEmpty else {
          throw Misreading("“\(flag)” needs \(meaning)")
        }
        return given
      }

      switch flag {
      case "--help", "-h": mode = .help
      case "--version": mode = .version
      case "--script": script = try takeValue("a FILE, or - for standard input")
      case "--keep-going": keepsGoing = true
      case "--json": isJSON = true
      case "--trace": traces = true
      case "--color": color = try Self.color(try takeValue("auto, always or never"))
      case "run", "tour":
        if let command {
          throw Misreading("“\(command)” was asked for already, so “\(flag)” is too much")
        }
        command = flag
        if mode == .run, flag == "tour" { mode = .tour }
      default: throw .unknownFlag(flag)
      }
      if value != nil { throw Misreading("“\(flag)” takes no value") }
    }
    if mode == .tour, script != nil {
      throw Misreading("“tour” has a script of its own; leave out “--script”")
    }
  }

  private static func color(_ name: String) throws(Misreading) -> ColorRule.Choice {
    guard let choice = ColorRule.Choice(rawValue: name) else {
      let names = ColorRule.Choice.allCases.map(\.rawValue)
      throw Misreading(
        "“--color” takes auto, always or never, and not “\(name)”"
          + (Suggestion.question(about: name, among: names) ?? ""))
    }
    return choice
  }
}

extension Misreading {
  fileprivate static func unknownFlag(_ flag: String) -> Misreading {
    let known = [
      "--help", "--version", "--script", "--keep-going", "--json", "--trace", "--color", "run",
      "tour",
    ]
    let hint = Suggestion.question(about: flag, among: known) ?? "; “demo --help” lists what is"
    return Misreading("“\(flag)” is not known" + hint)
  }
}
