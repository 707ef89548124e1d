import Terminal

/// What the program says of itself as a whole: help, and the page for `man`. Both are made from the
/// tables of flags, commands and exit codes.
enum Handbook {
  static let environment = [
    (name: "NO_COLOR", meaning: "if it is not empty, no colours"),
    (
      name: "FORCE_COLOR",
      meaning: "if it is neither empty nor 0, colours also where no terminal is"
    ),
    (name: "TERM", meaning: "if it is empty or dumb, neither colours nor a full screen"),
    (name: "COLUMNS", meaning: "how wide a terminal is that does not know it"),
  ]

  /// For `demo --help`.
  static let overview: String = {
    let words = Flag.words.map { word in
      row(
        "demo " + (["run": "[run]", "help": "help [COMMAND]"][word.name] ?? word.name),
        word.summary, 0)
    }
    let flags = Flag.all.map { flag in
      row([flag.letter, flag.usage].compactMap(\.self).joined(separator: ", "), flag.summary, 2)
    }
    let commands = Manual.all.map { row($0.usage, $0.summary, 2) }
    let codes = ExitCode.meanings.map { row($0.code, $0.meaning, 2) }
    let variables = environment.map { row($0.name, $0.meaning, 2) }
    return """
      \(words.joined(separator: "\n"))

      \(flags.joined(separator: "\n"))

      Commands

      \(commands.joined(separator: "\n"))

      help expect lists what can be expected.

      Exit codes

      \(codes.joined(separator: "\n"))

      Environment

      \(variables.joined(separator: "\n"))

      docs/console.md has all of it, JSON and signals too.

      """
  }()

  /// For `man`: docs/demo.1.
  static let manPage: String = {
    let words = Flag.words.map { entry($0.name, $0.summary) }
    let flags = Flag.all.map { flag in
      entry([flag.letter, flag.usage].compactMap(\.self).joined(separator: ", "), flag.summary)
    }
    let commands = Manual.all.map { manual in
      entry(manual.usage, ([manual.summary] + manual.details).joined(separator: "\n.br\n"))
    }
    return """
      .TH DEMO 1 "" "demo 1.0.0"
      .SH NAME
      demo \\- an app of coordinators, in a terminal
      .SH SYNOPSIS
      .B demo
      [run | tour | help [COMMAND]] [FLAGS]
      .SH DESCRIPTION
      \(words.joined(separator: "\n"))
      .SH OPTIONS
      \(flags.joined(separator: "\n"))
      .SH COMMANDS
      \(commands.joined(separator: "\n"))
      .SH EXIT STATUS
      \(ExitCode.meanings.map { entry($0.code, $0.meaning) }.joined(separator: "\n"))
      .SH ENVIRONMENT
      \(environment.map { entry($0.name, $0.meaning) }.joined(separator: "\n"))

      """
  }()

  /// A name, and beside it what it means.
  private static func row(_ name: String, _ meaning: String, _ margin: Int) -> String {
    let column = 24
    let head = String(repeating: " ", count: margin) + name
    let isLong = head.columns > column - 1
    let lines = meaning.wrapped(to: 79 - column).enumerated().map { index, part in
      Line(index == 0 && !isLong ? head : "").padded(to: column).text + part
    }
    return ((isLong ? [head] : []) + lines).joined(separator: "\n")
  }

  private static func entry(_ name: String, _ meaning: String) -> String {
    ".TP\n.B \(roff(name))\n\(roff(meaning))"
  }

  private static func roff(_ text: String) -> String {
    text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
  }
}
