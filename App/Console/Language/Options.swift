import Terminal

/// What the demo was asked for when it was started.
struct Options: Hashable {
  enum Mode: Hashable {
    case run, tour, help, version
  }

  enum Interface: String, CaseIterable {
    case auto, full, lines
  }

  private(set) var mode = Mode.run
  /// A path, or `-` for standard input.
  private(set) var script: String?
  /// An address to open before the first command.
  private(set) var link: String?
  /// A path.
  private(set) var state: String?
  private(set) var keepsGoing = false
  private(set) var isJSON = false
  private(set) var traces = false
  private(set) var interface = Interface.auto
  private(set) var usesMouse = false
  private(set) var color = ColorRule.Choice.auto

  init(_ arguments: [String]) throws(Trouble) {
    var rest = arguments[...]
    var command: String?
    var given: Set<String> = []
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let flag = argument.hasPrefix("--") ? String(parts[0]) : argument
      var value = flag != argument && parts.count > 1 ? String(parts[1]) : nil
      func takeValue(_ meaning: String) throws(Trouble) -> String {
        defer { value = nil }
        guard let given = value ?? rest.popFirst(), !given.isEmpty else {
          throw Trouble(flags: "“\(flag)” needs \(meaning)")
        }
        return given
      }

      let isOnce = ["--script", "--open", "--state"].contains(flag)
      if isOnce, !given.insert(flag).inserted {
        throw Trouble(flags: "“\(flag)” was given already; give it once")
      }
      switch flag {
      case "--help", "-h": mode = .help
      case "--version": mode = .version
      case "--script": script = try takeValue("a FILE, or - for standard input")
      case "--open": link = try takeValue("an ADDRESS, such as /home/product/1")
      case "--state": state = try takeValue("a FILE")
      case "--keep-going": keepsGoing = true
      case "--json": isJSON = true
      case "--trace": traces = true
      case "--ui":
        interface = try Self.choice(flag, try takeValue("auto, full or lines"))
      case "--mouse": usesMouse = true
      case "--color": color = try Self.choice(flag, try takeValue("auto, always or never"))
      case "run", "tour":
        if let command {
          throw Trouble(flags: "“\(command)” was asked for already, so “\(flag)” is too much")
        }
        command = flag
        if mode == .run, flag == "tour" { mode = .tour }
      default: throw .unknownFlag(flag)
      }
      if value != nil { throw Trouble(flags: "“\(flag)” takes no value") }
    }
    let other =
      script != nil
      ? "--script"
      : link != nil ? "--open" : state != nil ? "--state" : keepsGoing ? "--keep-going" : nil
    if mode == .tour, let other {
      throw Trouble(flags: "“tour” has a script and a start of its own; leave out “\(other)”")
    }
    if interface == .full, script != nil || mode == .tour {
      throw Trouble(flags: "“--ui full” is for a person with keys, and not for a script")
    }
    if usesMouse, interface == .lines || script != nil || mode == .tour {
      throw Trouble(flags: "“--mouse” is for the full screen; leave it out, or give “--ui full”")
    }
    if mode == .run, keepsGoing, script == nil {
      throw Trouble(flags: "“--keep-going” is for scripts; add “--script FILE”, or leave it out")
    }
  }

  private static func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ flag: String, _ name: String
  ) throws(Trouble) -> Choice {
    guard let choice = Choice(rawValue: name) else {
      let names = Choice.allCases.map(\.rawValue)
      throw Trouble(
        flags:
          "“\(flag)” takes \(names.dropLast().joined(separator: ", ")) or \(names[names.count - 1]), "
          + "and not “\(name)”" + (Suggestion.question(about: name, among: names) ?? ""))
    }
    return choice
  }
}

extension Trouble {
  fileprivate init(flags sentence: String) {
    self.init(sentence, ExitCode.wrongFlags)
  }

  fileprivate static func unknownFlag(_ flag: String) -> Trouble {
    let known = [
      "--help", "--version", "--script", "--keep-going", "--open", "--state", "--json", "--trace",
      "--ui", "--mouse", "--color", "run", "tour",
    ]
    let hint = Suggestion.question(about: flag, among: known) ?? "; “demo --help” lists what is"
    return Trouble(flags: "“\(flag)” is not known" + hint)
  }
}
