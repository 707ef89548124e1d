import Foundation
import Terminal

/// What the demo was asked for when it was started.
struct Options: Hashable {
  enum Mode: Hashable {
    case run, tour, map, version, man
    /// Of one command, or of all.
    case help(String?)
    case completions(String)
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
  /// Where the web service is; without one it is in memory.
  private(set) var service: URL?
  private(set) var keepsGoing = false
  /// How a map is written; as lines, unless it is given.
  private(set) var format: AppMap.Format?
  private(set) var isJSON = false
  private(set) var traces = false
  private(set) var checks = false
  private(set) var interface = Interface.auto
  private(set) var usesMouse = false
  private(set) var color = ColorRule.Choice.auto

  init(_ arguments: [String]) throws(Trouble) {
    var rest = arguments[...]
    var words: [String] = []
    var given: Set<String> = []
    while let argument = rest.popFirst() {
      if argument == "--" {
        words += rest
        break
      }
      guard argument.hasPrefix("-") else {
        words.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = argument.hasPrefix("--") ? String(parts[0]) : argument
      guard let flag = Flag.all.first(where: { $0.name == name || $0.letter == name }) else {
        throw .unknown(name)
      }
      var value = name != argument && parts.count > 1 ? String(parts[1]) : nil
      if flag.value == .none, value != nil { throw Trouble(flags: "“\(name)” takes no value") }
      if flag.value != .none {
        value = try Self.value(of: flag, value, &rest)
        guard given.insert(flag.name).inserted else {
          throw Trouble(flags: "“\(name)” was given already; give it once")
        }
      }
      try take(flag, value ?? "")
      // Nothing that follows matters any more.
      if flag.isWhole { return }
    }
    try take(words)
    try check()
  }

  /// What was given after `=`, or else the next word, which is no flag.
  private static func value(
    of flag: Flag, _ value: String?, _ rest: inout ArraySlice<String>
  ) throws(Trouble) -> String {
    if value == nil, let next = rest.first, next.hasPrefix("-"), next != "-" {
      let other = flag.value == .file ? "; a file of that name is “./\(next)”" : ""
      throw Trouble(flags: "“\(flag.name)” needs \(flag.need), and not “\(next)”\(other)")
    }
    guard let value = value ?? rest.popFirst(), !value.isEmpty else {
      throw Trouble(flags: "“\(flag.name)” needs \(flag.need)")
    }
    if case .choice(let names) = flag.value, !names.contains(value) {
      throw Trouble(
        flags: "“\(flag.name)” takes \(flag.need), and not “\(value)”"
          + (Suggestion.question(about: value, among: names) ?? ""))
    }
    return value
  }

  private mutating func take(_ flag: Flag, _ value: String) throws(Trouble) {
    switch flag.name {
    case "--help": mode = .help(nil)
    case "--version": mode = .version
    case "--man": mode = .man
    case "--completions": mode = .completions(value)
    case "--script": script = value
    case "--open": link = value
    case "--state": state = value
    case "--service": service = try Self.service(at: value, flag)
    case "--format": format = AppMap.Format(rawValue: value)
    case "--keep-going": keepsGoing = true
    case "--json": isJSON = true
    case "--trace": traces = true
    case "--check": checks = true
    case "--ui": interface = Interface(rawValue: value) ?? .auto
    case "--mouse": usesMouse = true
    case "--color": color = ColorRule.Choice(rawValue: value) ?? .auto
    default: throw .unknown(flag.name)
    }
  }

  /// A password goes there, so in plain text it goes no further than this machine.
  private static func service(at text: String, _ flag: Flag) throws(Trouble) -> URL {
    guard let url = URL(string: text), let host = url.host(), !host.isEmpty, url.user() == nil,
      url.query() == nil, url.fragment() == nil,
      url.scheme == "https"
        || url.scheme == "http" && ["127.0.0.1", "localhost", "::1", "[::1]"].contains(host)
    else { throw Trouble(flags: "“\(flag.name)” needs \(flag.need)") }
    return url
  }

  private mutating func take(_ words: [String]) throws(Trouble) {
    guard let word = words.first else { return }
    var tooMuch = words.dropFirst().first
    switch word {
    case "run": break
    case "tour": mode = .tour
    case "map": mode = .map
    case "help":
      mode = .help(tooMuch)
      guard tooMuch.map({ Manual.entry(for: $0) != nil }) ?? true else {
        let hint = Suggestion.question(about: tooMuch ?? "", among: Manual.names)
        throw Trouble(
          flags: "“\(tooMuch ?? "")” is not a command" + (hint ?? "; “demo help” lists them"))
      }
      tooMuch = words.dropFirst(2).first
    default: throw .unknown(word)
    }
    if let tooMuch {
      throw Trouble(flags: "“\(word)” was asked for already, so “\(tooMuch)” is too much")
    }
  }

  /// Whether all of it goes together.
  private func check() throws(Trouble) {
    if case .help = mode { return }
    let others = [
      script.map { _ in "--script" }, link.map { _ in "--open" }, state.map { _ in "--state" },
      service.map { _ in "--service" }, keepsGoing ? "--keep-going" : nil,
    ]
    if mode == .tour, let other = others.compactMap(\.self).first {
      throw Trouble(flags: "“tour” has a script and a start of its own; leave out “\(other)”")
    }
    if mode == .map, let other = others.compactMap(\.self).first {
      throw Trouble(flags: "“map” plays nothing and begins nowhere; leave out “\(other)”")
    }
    if format != nil, mode != .map {
      throw Trouble(flags: "“--format” is for a map; write “demo map --format …”, or leave it out")
    }
    if interface == .full, script != nil || mode == .tour {
      throw Trouble(flags: "“--ui full” is for a person with keys, and not for a script")
    }
    if usesMouse, interface == .lines || script != nil || mode == .tour {
      throw Trouble(flags: "“--mouse” is for the full screen; leave it out, or give “--ui full”")
    }
    if keepsGoing, script == nil {
      throw Trouble(flags: "“--keep-going” is for scripts; add “--script FILE”, or leave it out")
    }
  }
}

extension Trouble {
  init(flags sentence: String) {
    self.init(sentence, ExitCode.wrongFlags)
  }

  fileprivate static func unknown(_ flag: String) -> Trouble {
    let hint =
      Suggestion.question(about: flag, among: Flag.names) ?? "; “demo --help” lists what is"
    return Trouble(flags: "“\(flag)” is not known" + hint)
  }
}
