import DemoTesting
import Foundation
import Testing

/// Lines that are edited where they stand, on a terminal that can place text.
struct LineEditingTests {
  private static let up = "\u{1B}[A"
  private static let left = "\u{1B}[D"

  private func start() throws -> (demo: Child, terminal: PseudoTerminal) {
    let (demo, terminal, _) = try TerminalTests.start(
      environment: ["TERM": "xterm", "NO_COLOR": "1"])
    return (demo, terminal)
  }

  private func end(_ demo: Child, _ terminal: PseudoTerminal) throws {
    try demo.send("\u{15}quit\n")
    #expect(try demo.status() == 0)
    #expect(terminal.echoes)
  }

  @Test func `a line is mended in its middle`() throws {
    let (demo, terminal) = try start()
    try demo.send("type usrname 青木\(String(repeating: Self.left, count: 8))e\n")
    try demo.read(to: "type username 青木")
    try demo.read(to: "Username: 青木")
    try end(demo, terminal)
  }

  @Test func `lines before come back, and the line that was begun`() throws {
    let (demo, terminal) = try start()
    try demo.send("tap 4\n")
    try demo.read(to: "Create Account ─")
    try demo.send("back\n")
    try demo.read(to: "Welcome ─")
    try demo.send(Self.up + Self.up + "\n")
    try demo.read(to: "> tap 4")
    try demo.read(to: "Create Account ─")
    try demo.send("tree" + Self.up + "\u{1B}[B\n")
    try demo.read(to: "> tree")
    try end(demo, terminal)
  }

  @Test func `Tab completes, and lists what is ambiguous with a word on each`() throws {
    let (demo, terminal) = try start()
    try demo.send("ta\t")
    try demo.read(to: "ta")
    try demo.send("\t")
    let list = try demo.read(to: "  tap")
    #expect(list.hasSuffix("\n  tap"))
    #expect(try demo.read(to: "> ta").contains("  tab "))
    try demo.send("\u{15}tap cr\t\n")
    try demo.read(to: "create-account")
    try demo.read(to: "Create Account ─")
    try end(demo, terminal)
  }

  @Test func `nothing of a secret is seen or remembered, however it is written`() throws {
    let (demo, terminal) = try start()
    try demo.send("type password hunter2\n")
    var seen = try demo.read(to: "password is •••••••")
    try demo.send("tpye password hunter2\n")
    seen += try demo.read(to: "not understood")
    // What comes back is the line before them: there is none.
    try demo.send(Self.up + Self.up + "tree\n")
    seen += try demo.read(to: "> tree")
    #expect(!seen.contains("hunter2"))
    try end(demo, terminal)
  }

  @Test func `what is pasted behind a question for a secret answers it, unseen`() throws {
    let (demo, terminal) = try start()
    try demo.send("type password\nhunter2\ntype username demo\ntap log-in\n")
    let seen = try demo.read(to: "do not match")
    #expect(seen.contains("password, unseen: •••••••\n→ password is •••••••\n"))
    #expect(!seen.contains("hunter2"))
    try end(demo, terminal)
  }

  @Test(arguments: ["\u{4}", "\u{1B}x\u{8}\n", "\n"])
  func `an unseen question may be given up, and the field is as it was`(answer: String) throws {
    let (demo, terminal) = try start()
    try demo.send("type password\nx\ntype password\n")
    try demo.read(to: "unseen: ")
    try demo.read(to: "unseen: ")
    try demo.send(answer)
    try demo.read(to: "nothing was typed; “password” is as it was")
    try demo.send("screen\n")
    try demo.read(to: "Password: •\u{20}")
    try end(demo, terminal)
  }

  @Test func `nothing that is typed is shown before it is asked for`() throws {
    let (demo, terminal) = try start()
    #expect(!terminal.echoes)
    try demo.send("service hold\n")
    try demo.read(to: "> ")
    #expect(!terminal.echoes)
    try end(demo, terminal)
  }

  @Test(arguments: [("\u{3}", 130), ("\u{4}", 0)] as [(String, Int32)])
  func `Ctrl-C ends with 130 and Ctrl-D with 0, with the terminal as it was found`(
    key: String, status: Int32
  ) throws {
    let (demo, terminal) = try start()
    try demo.send(key)
    #expect(try demo.status() == status)
    #expect(terminal.echoes)
  }

  @Test(arguments: [SIGTERM, SIGQUIT, SIGSEGV]) func `a signal finds its line, and ends it`(
    signal: Int32
  ) throws {
    let (demo, terminal, _) = try TerminalTests.start(
      environment: ["TERM": "xterm", "SWIFT_BACKTRACE": "enable=no"])
    try demo.send("tree")
    try demo.read(to: "tree")
    demo.signal(signal)
    #expect(try demo.status() == (signal == SIGSEGV ? -signal : 128 + signal))
    #expect(terminal.echoes)
  }

  @Test func `stopped, the terminal is given back, and going on the line is there again`() throws {
    let terminal = try PseudoTerminal()
    let shell = try Child(
      shell: "set -m; swift run demo --ui lines; echo stopped; read line; fg; echo \"ended $?\"",
      input: .terminal, output: .terminal, on: terminal, environment: ["TERM": "xterm"])
    try shell.read(to: "> ")
    try shell.send("tre")
    try shell.read(to: "tre")
    try shell.send("\u{1A}")
    try shell.read(to: "stopped")
    #expect(terminal.echoes)
    try shell.send("\n")
    try shell.read(to: "> tre")
    #expect(!terminal.echoes)
    try shell.send("e\n")
    try shell.read(to: "AppCoordinator")
    try shell.send("quit\n")
    try shell.read(to: "ended 0")
  }

  @Test func `a line may be longer than the terminal is wide, and than a terminal keeps`() throws {
    let (demo, terminal) = try start()
    let name = String(repeating: "x", count: 9_000)
    try demo.send("type username \(name)\n")
    try demo.read(to: "username is")
    #expect(try demo.read(to: "── Welcome").count { $0 == "x" } == name.count)
    try end(demo, terminal)
  }

  @Test func `a terminal that goes away ends it`() throws {
    let (demo, terminal) = try start()
    terminal.hangUp()
    #expect(try demo.status() == 129)
  }
}
