import DemoTesting
import Foundation
import Testing

/// The demo on a terminal, line by line. It leaves the terminal as it was found.
struct TerminalTests {
  /// The demo on a terminal, up to its first question.
  static func start(
    _ arguments: String..., columns: Int = 80, environment: [String: String] = ["TERM": "dumb"]
  ) throws -> (demo: Child, terminal: PseudoTerminal, greeting: String) {
    let terminal = try PseudoTerminal(columns: columns)
    let demo = try Child(
      arguments + ["--ui", "lines"], input: .terminal, output: .terminal, errors: .terminal,
      on: terminal,
      environment: environment)
    return (demo, terminal, try demo.read(to: "> "))
  }

  @Test func `a person taps by number, draws again by Enter, and leaves by quit`() throws {
    let demo = try Self.start().demo
    for line in ["tap 4\n", "\n"] {
      try demo.send(line)
      #expect(try demo.read(to: "> ").contains("── Create Account ──"))
    }
    try demo.send("quit\n")
    #expect(try demo.status() == 0)
  }

  @Test func `the tree stands beside the screen if there is room, and else below it`() throws {
    #expect(try Self.start().greeting.contains(" │ AppCoordinator\n"))
    #expect(try Self.start(columns: 79).greeting.contains("\n\nAppCoordinator\n"))
  }

  @Test func `the greeting tells how to leave and how to log in`() throws {
    let greeting = "“?” lists what can be done here, “quit” leaves. Log in as demo, password demo."
    #expect(try Self.start().greeting.hasPrefix(greeting + "\n\n→ "))
  }

  @Test func `a secret is typed unseen, and what comes after is seen again`() throws {
    let (demo, terminal, _) = try Self.start()
    #expect(terminal.echoes)
    try demo.send("type password\n")
    #expect(try demo.read(to: "unseen: ").hasSuffix("password, unseen: "))
    #expect(!terminal.echoes)
    try demo.send("hunter2\n")
    let answer = try demo.read(to: "> ")
    #expect(answer.contains("Password: •••••••"))
    #expect(!answer.contains("hunter2"))
    #expect(terminal.echoes)
    try demo.send("quit\n")
    #expect(try demo.status() == 0)
  }

  @Test(arguments: [("\u{3}", 130), ("", 143)] as [(String, Int32)])
  func `echo is back however the question for a secret ends`(key: String, status: Int32) throws {
    let (demo, terminal, _) = try Self.start()
    try demo.send("type password\n")
    try demo.read(to: "unseen: ")
    if key.isEmpty { demo.signal(SIGTERM) } else { try demo.send(key) }
    #expect(try demo.status() == status)
    #expect(terminal.echoes)
  }

  @Test(arguments: ["\n", "\u{4}", "\u{FF}\n"])
  func `an unseen question may be given up, and the field is as it was`(answer: String) throws {
    let (demo, terminal, _) = try Self.start()
    for line in ["type password\n", "hunter2\n", "type password\n"] {
      try demo.send(line)
      try demo.read(to: line == "type password\n" ? "unseen: " : "> ")
    }
    // What is no UTF-8 would be another password than the one that was typed.
    try demo.send(answer == "\u{FF}\n" ? [0x61, 0xFF, 0x0A] : Array(answer.utf8))
    #expect(try demo.read(to: "> ").contains("; “password” is as it was\n"))
    #expect(terminal.echoes)
    try demo.send("screen\n")
    #expect(try demo.read(to: "> ").contains("Password: •••••••"))
  }

  @Test func `what was pasted behind a question is not its answer`() throws {
    let demo = try Self.start().demo
    try demo.send("type password\nhunter2\n")
    try demo.read(to: "unseen: ")
    try demo.send("x\n")
    #expect(try demo.read(to: "> ").contains("password is •\n"))
  }

  @Test(arguments: [[], ["--json"]]) func `a secret is asked for where the output is a file too`(
    flags: [String]
  ) throws {
    let folder = try StateFolder(holding: "")
    let terminal = try PseudoTerminal()
    let demo = try Child(
      flags, input: .terminal, output: .file(URL(filePath: folder.path)), errors: .terminal,
      on: terminal)
    if flags.isEmpty { try demo.read(to: "> ") }
    try demo.send("type password\n")
    try demo.read(to: "unseen: ")
    #expect(!terminal.echoes)
    try demo.send("hunter2\n")
    if flags.isEmpty { #expect(!(try demo.read(to: "> ")).contains("hunter2")) }
    try demo.send("quit\n")
    #expect(try demo.status() == 0)
    #expect(!(try folder.text()).contains("hunter2"))
    #expect(try folder.text().contains("type password •••••••"))
  }

  @Test(arguments: [("\u{3}", 130), ("\u{4}", 0)] as [(String, Int32)])
  func `Ctrl-C ends with 130, and Ctrl-D with 0 even after a failure`(key: String, status: Int32)
    throws
  {
    let demo = try Self.start().demo
    try demo.send("back\n")
    try demo.read(to: "> ")
    try demo.send(key)
    #expect(try demo.status() == status)
  }

  @Test(arguments: ["", "type password\n"]) func `a terminal that goes away ends it`(line: String)
    throws
  {
    let (demo, terminal, _) = try Self.start()
    try demo.send(line)
    if !line.isEmpty { try demo.read(to: "unseen: ") }
    terminal.hangUp()
    #expect(try demo.status() == 129)
  }

  @Test func `there are colours only where the rule has them`() throws {
    for (environment, isColored) in [
      (["TERM": "xterm"], true), (["TERM": "dumb"], false),
      (["TERM": "xterm", "NO_COLOR": "1"], false), (["TERM": "dumb", "FORCE_COLOR": "1"], true),
      ([:], false),
    ] {
      let greeting = try Self.start(environment: environment).greeting
      #expect(greeting.contains("\u{1B}[") == isColored)
    }
  }

  @Test func `the tour stops page by page, and ends where a person has seen enough`() throws {
    let terminal = try PseudoTerminal(columns: 60, rows: 20)
    let tour = try Child(
      ["tour"], input: .terminal, output: .terminal, errors: .terminal, on: terminal,
      environment: ["TERM": "dumb"])
    for _ in 1...3 {
      let page = try tour.read(to: "q leaves — ")
      #expect(page.split(separator: "\n", omittingEmptySubsequences: false).count <= 21)
      try tour.send("\n")
    }
    try tour.read(to: "q leaves — ")
    #expect(!terminal.echoes)
    try tour.send("q\n")
    #expect(try tour.status() == 0)
    #expect(terminal.echoes)
  }

  @Test func `a line that the terminal has cut off is not run`() throws {
    let (demo, _, _) = try Self.start()
    try demo.send("type username " + String(repeating: "x", count: 4_200) + "\n")
    #expect(try demo.read(to: "> ").contains("is too long for the terminal"))
    try demo.send("screen\n")
    #expect(try demo.read(to: "> ").contains("Username: (empty)"))
  }
}
