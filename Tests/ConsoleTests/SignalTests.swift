import DemoTesting
import Foundation
import Testing

/// Every signal that the demo may get, in every state that it may be in: the table in
/// docs/console.md, row by row.
struct SignalTests {
  /// Without the report of a crash, which would ask on a terminal what to do.
  private static let environment = ["TERM": "dumb", "SWIFT_BACKTRACE": "enable=no"]
  private static let endings = {
    let everywhere = [
      SIGHUP, SIGINT, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGTERM, SIGXCPU, SIGVTALRM, SIGPROF,
    ]
    #if os(Linux)
    return everywhere + [SIGSTKFLT, SIGIO, SIGPWR, 34, 64]
    #else
    return everywhere
    #endif
  }()
  private static let crashes = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS]

  /// The demo at an unseen question.
  private func ask() throws -> (demo: Child, terminal: PseudoTerminal) {
    let (demo, terminal, _) = try TerminalTests.start(environment: Self.environment)
    try demo.send("type password\n")
    try demo.read(to: "unseen: ")
    #expect(!terminal.echoes)
    return (demo, terminal)
  }

  @Test(arguments: endings) func `what ends a program ends it in order, wherever it is`(
    signal: Int32
  ) throws {
    let waiting = try Child(["--json"], input: .pipe)
    _ = try waiting.line()
    waiting.signal(signal)
    #expect(try waiting.status() == 128 + signal)

    let (asking, terminal) = try ask()
    asking.signal(signal)
    #expect(try asking.status() == 128 + signal)
    #expect(terminal.echoes)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGQUIT]) func `output that nobody takes does not keep it`(
    signal: Int32
  ) throws {
    let piped = try Child(["--json"], input: .pipe, output: .smallPipe)
    _ = try piped.line()
    try piped.send(String(repeating: "screen\n", count: 2_000))
    piped.signal(signal)
    #expect(try piped.status() == 128 + signal)

    // A terminal holds a few thousand bytes for whoever looks at it.
    let terminal = try PseudoTerminal()
    let shown = try Child(["--json"], input: .pipe, output: .terminal, on: terminal)
    try shown.send(String(repeating: "screen\n", count: 2_000))
    try shown.read(to: "\n")
    shown.signal(signal)
    #expect(try shown.status() == 128 + signal)
  }

  @Test(arguments: [SIGINT, SIGTERM]) func `a pipe that nobody writes to does not keep it`(
    signal: Int32
  ) throws {
    let folder = try StateFolder()
    try #require(mkfifo(folder.path, 0o600) == 0)
    let demo = try Child(["--script", folder.path])
    // Once it has read this, it waits for more.
    let writer = open(folder.path, O_RDWR)
    defer { close(writer) }
    try #require(write(writer, "#", 1) == 1)
    while try #require(waiting(in: writer)) > 0 { sched_yield() }
    demo.signal(signal)
    #expect(try demo.status() == 128 + signal)
  }

  /// How much of what was written to a pipe nobody has read.
  private func waiting(in descriptor: Int32) -> Int32? {
    var count: Int32 = 0
    return ioctl(descriptor, UInt(FIONREAD), &count) == 0 ? count : nil
  }

  @Test(arguments: crashes) func `a crash gives the terminal back, and is a crash`(signal: Int32)
    throws
  {
    let (demo, terminal) = try ask()
    demo.signal(signal)
    #expect(try demo.status() == -signal)
    #expect(terminal.echoes)
  }

  @Test(arguments: [SIGTSTP, SIGTTIN, SIGTTOU, SIGSTOP])
  func `stopped, the terminal is given back, and going on it asks again, unseen`(signal: Int32)
    throws
  {
    let terminal = try PseudoTerminal()
    // A shell that minds its jobs: it hears of the stop, and lets the demo go on after a line.
    let shell = try Child(
      shell: "set -m; swift run demo; echo stopped; read line; fg; echo \"ended $?\"",
      input: .terminal, output: .terminal, on: terminal, environment: Self.environment)
    try shell.read(to: "> ")
    try shell.send("type password\n")
    try shell.read(to: "unseen: ")
    if signal == SIGTSTP {
      try shell.send("\u{1A}")
    } else {
      shell.signal(signal, toForeground: true)
    }
    try shell.read(to: "stopped")
    // What cannot be caught cannot be prepared for.
    if signal != SIGSTOP { #expect(terminal.echoes) }
    try shell.send("\n")
    try shell.read(to: "unseen: ")
    #expect(!terminal.echoes)
    try shell.send("hunter2\n")
    let answer = try shell.read(to: "> ")
    #expect(answer.contains("password is •••••••"))
    #expect(!answer.contains("hunter2"))
    #expect(terminal.echoes)
    try shell.send("quit\n")
    try shell.read(to: "ended 0")
  }

  @Test func `where nobody could have it go on, it does not stop`() throws {
    let (demo, terminal) = try ask()
    try demo.send("\u{1A}")
    try demo.read(to: "unseen: ")
    #expect(!terminal.echoes)
    try demo.send("\n")
    try demo.read(to: "> ")
    try demo.send("quit\n")
    #expect(try demo.status() == 0)
  }

  @Test(arguments: [SIGCONT, SIGWINCH, SIGCHLD, SIGURG, SIGPIPE, SIGXFSZ])
  func `what ends no program changes nothing`(signal: Int32) throws {
    let (demo, terminal) = try ask()
    demo.signal(signal)
    try demo.send("x\n")
    #expect(try demo.read(to: "> ").contains("password is •\n"))
    #expect(terminal.echoes)
    try demo.send("quit\n")
    #expect(try demo.status() == 0)
  }

  @Test func `the next answer fits a terminal of another size`() throws {
    let (demo, terminal, greeting) = try TerminalTests.start()
    #expect(greeting.contains(" │ AppCoordinator"))
    terminal.resize(columns: 50, rows: 20)
    try demo.send("screen\n")
    #expect(!(try demo.read(to: "> ")).contains(" │ AppCoordinator"))
  }

  @Test func `what was ignored at the start stays so, as nohup has it`() throws {
    for (name, signal) in [("HUP", SIGHUP), ("INT", SIGINT), ("QUIT", SIGQUIT)] {
      let demo = try Child(
        shell: "trap '' \(name); exec swift run demo --json", input: .pipe)
      _ = try demo.line()
      demo.signal(signal)
      try demo.send("screen\n")
      _ = try demo.line()
      demo.closeInput()
      #expect(try demo.status() == 0)
    }
  }

  @Test func `a file that may not grow any more is 74`() throws {
    let folder = try StateFolder()
    let run = try DemoRun(
      shell: "ulimit -f 1; swift run demo tour > '\(folder.path)'; echo $?")
    #expect(run.output == "demo: the results cannot be written: File too large\n74\n")
  }
}
