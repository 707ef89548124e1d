import DemoTesting
import Foundation
import Testing

/// The full screen on a terminal, which it leaves as it was found on every way out.
struct FullScreenTests {
  private static let environment = ["TERM": "xterm", "SWIFT_BACKTRACE": "enable=no"]
  private static let entered = "\u{1B}[?1049h"
  private static let left = "\u{1B}[?1049l"
  private static let repainted = "\u{1B}[2J"

  private func start(
    _ arguments: [String] = [], columns: Int = 80, rows: Int = 24
  ) throws -> (demo: Child, terminal: PseudoTerminal) {
    let terminal = try PseudoTerminal(columns: columns, rows: rows)
    let demo = try Child(
      arguments, input: .terminal, output: .terminal, errors: .terminal, on: terminal,
      environment: Self.environment)
    try demo.read(to: Self.entered)
    try demo.read(to: " quit")
    return (demo, terminal)
  }

  private func expectLeft(_ demo: Child, _ terminal: PseudoTerminal, with status: Int32) throws {
    #expect(try demo.read(to: Self.left).contains("\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h"))
    #expect(try demo.status() == status)
    #expect(terminal.echoes && terminal.mode.c_lflag & tcflag_t(ICANON) != 0)
  }

  @Test func `it takes the terminal, and q gives it back with the last sentence`() throws {
    let (demo, terminal) = try start()
    #expect(!terminal.echoes)
    try demo.send("5")
    try demo.read(to: "手ぬぐい")
    try demo.send("q")
    try expectLeft(demo, terminal, with: 0)
    try demo.read(to: "→ MainCoordinator started by AppCoordinator")
  }

  @Test func `10,000 random keys at changing sizes end nothing, and Ctrl-C still leaves`() throws {
    let (demo, terminal) = try start()
    // Not Ctrl-C, Ctrl-\ and Ctrl-Z, which are signals; q and Ctrl-D would leave.
    let keys =
      [
        "\n", "\t", "\u{1B}[Z", "\u{7F}", "\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D",
        "\u{1B}OA",
      ]
      + ["\u{1B}[5~", "\u{1B}[6~", "\u{1B}[200~paste\nd\u{1B}[201~", "\u{1B}[<0;9;9M", "\u{C}"]
      + "0123456789:?bdejkt[] ".map { String($0) } + ["open /first/red/red\n", "あ", "👩‍👧", "\u{15}"]
      + Array(repeating: "\u{1B}[B\n", count: 6)
    var random = SystemRandomNumberGenerator()
    let seed = UInt64.random(in: 0...UInt64.max, using: &random)
    var state = seed
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for round in 0..<50 {
      for _ in 0..<8 {
        try demo.send((0..<25).map { _ in keys[next(keys.count)] }.joined())
        // What is drawn has to be read, or the demo waits for that.
        terminal.resize(columns: 30 + round, rows: 5)
        try demo.read(to: "too small")
        terminal.resize(columns: 60 + next(200), rows: 16 + next(50))
        try demo.read(to: Self.repainted)
      }
    }
    // Whatever is being done ends with Escape, and nothing that is asked loses what was typed.
    try demo.send("\u{1B}")
    terminal.resize(columns: 30, rows: 5)
    try demo.read(to: "too small")
    try demo.send("\u{3}")
    try expectLeft(demo, terminal, with: 130)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1])
  func `what ends a program ends it in order`(signal: Int32) throws {
    for keys in ["", "1secret", ":open", "?", "4"] {
      let (demo, terminal) = try start(["--mouse"])
      try demo.send(keys)
      demo.signal(signal)
      try expectLeft(demo, terminal, with: 128 + signal)
    }
  }

  @Test(arguments: [SIGSEGV, SIGABRT, SIGILL]) func `a crash gives the terminal back`(signal: Int32)
    throws
  {
    let (demo, terminal) = try start()
    demo.signal(signal)
    try expectLeft(demo, terminal, with: -signal)
  }

  @Test func `a terminal that goes away ends it`() throws {
    let (demo, terminal) = try start()
    terminal.hangUp()
    #expect(try demo.status() == 129)
  }

  @Test func `output that nobody takes does not keep it from a signal`() throws {
    let (demo, terminal) = try start(columns: 200, rows: 60)
    try demo.send(String(repeating: "\u{C}", count: 200))
    demo.signal(SIGTERM)
    #expect(try demo.status() == 143)
    #expect(terminal.echoes)
  }

  @Test func `stopped by Ctrl-Z it gives the terminal back, and draws all again when it goes on`()
    throws
  {
    let terminal = try PseudoTerminal()
    let shell = try Child(
      shell: "set -m; swift run demo; echo stopped; read line; fg; echo \"ended $?\"",
      input: .terminal, output: .terminal, on: terminal, environment: Self.environment)
    try shell.read(to: " quit")
    try shell.send("\u{1A}")
    #expect(try shell.read(to: "stopped").contains(Self.left))
    #expect(terminal.echoes)
    try shell.send("\n")
    try shell.read(to: Self.entered)
    try shell.read(to: "Create Account")
    #expect(!terminal.echoes)
    try shell.send("5")
    try shell.read(to: "手ぬぐい")
    try shell.send("q")
    try shell.read(to: "ended 0")
  }

  @Test func `where nobody could have it go on, Ctrl-Z only draws again`() throws {
    let (demo, terminal) = try start()
    try demo.send("\u{1A}")
    try demo.read(to: Self.repainted)
    try demo.read(to: "Create Account")
    try demo.send("q")
    try expectLeft(demo, terminal, with: 0)
  }

  @Test func `it says why it cannot be, and otherwise the demo is lines`() throws {
    func expectRefusal(
      _ arguments: [String], _ sentence: String, columns: Int = 80, term: String = "xterm"
    ) throws {
      let terminal = try PseudoTerminal(columns: columns)
      let demo = try Child(
        arguments, input: .terminal, output: .terminal, errors: .terminal, on: terminal,
        environment: ["TERM": term])
      try demo.read(to: sentence)
      #expect(try demo.status() == 64)
    }
    try expectRefusal(["--ui", "full"], "cannot place text", term: "dumb")
    try expectRefusal(["--ui", "full"], "has 59 × 24, and 60 × 16 are needed", columns: 59)
    try expectRefusal(["--ui", "full", "--trace"], "2> FILE")
    try expectRefusal(["--ui", "full", "--json"], "--json")
    try expectRefusal(["--ui=ful"], "did you mean “full”?")
    #expect(try DemoRun("--ui", "full").errors.contains("have to be a terminal"))
    #expect(try DemoRun("--ui", "full", "tour").status == 64)
    #expect(try DemoRun("--mouse", "--ui", "lines").status == 64)
    #expect(try DemoRun("--ui", "lines", input: "quit\n").status == 0)
  }
}
