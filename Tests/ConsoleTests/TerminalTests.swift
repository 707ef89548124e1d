import Foundation
import Testing

/// The demo on a terminal, which it leaves as it was found.
struct TerminalTests {
  /// Gives the demo a terminal and does what its arguments say; prints what came of it.
  private static let program = """
    import codecs, fcntl, os, pty, select, struct, subprocess, sys, termios
    demo, columns, environment, *steps = sys.argv[1:]
    master, slave = pty.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, int(columns), 0, 0))
    child = subprocess.Popen(
        [demo], stdin=slave, stdout=slave, stderr=slave, start_new_session=True,
        env=dict(pair.split("=") for pair in environment.split()),
        preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0))
    seen = b""
    for step in steps:
        act, _, text = step.partition(" ")
        text = codecs.decode(text, "unicode_escape").encode()
        if act == "wait":
            while text not in seen:
                if not select.select([master], [], [], 9)[0]:
                    sys.exit("no " + step + " in " + repr(seen))
                seen += os.read(master, 65536)
            sys.stdout.buffer.write(seen.replace(b"\\r\\n", b"\\n"))
            seen = b""
        elif act == "send":
            os.write(master, text)
        elif act == "kill":
            child.send_signal(int(text))
        elif act == "close":
            os.close(slave)
            os.close(master)
        elif act == "echo":
            sys.stdout.buffer.write(b"<echo %d>" % bool(termios.tcgetattr(slave)[3] & termios.ECHO))
        elif act == "end":
            sys.stdout.buffer.write(b"<status %d>" % child.wait(9))
        sys.stdout.buffer.flush()
    """

  private func run(
    columns: Int = 80, environment: String = "TERM=dumb", _ steps: String...
  ) throws -> String {
    let run = try DemoRun(
      python: Self.program, [String(columns), environment] + steps)
    #expect(run.errors == "")
    return run.output
  }

  @Test func `a person taps by number, draws again by Enter, and leaves by quit`() throws {
    let output = try run(
      "wait > ", "send tap 4\\n", "wait > ", "send \\n", "wait > ", "send quit\\n", "end")
    #expect(output.components(separatedBy: "── Create Account ──").count == 3)
    #expect(output.hasSuffix("<status 0>"))
  }

  @Test func `the tree stands beside the screen if there is room, and else below it`() throws {
    #expect(try run("wait > ", "send quit\\n", "end").contains(" │ AppCoordinator\n"))
    #expect(try run(columns: 79, "wait > ", "send quit\\n", "end").contains("\n\nAppCoordinator\n"))
  }

  @Test func `the greeting tells how to leave and how to log in`() throws {
    let greeting = "“?” lists what can be done here, “quit” leaves. Log in as demo, password demo."
    #expect(try run("wait > ", "send quit\n", "end").hasPrefix(greeting + "\n\n→ "))
  }

  @Test func `a secret is typed unseen, and what comes after is seen again`() throws {
    let output = try run(
      "wait > ", "echo", "send type password\\n", "wait unseen: ", "echo", "send hunter2\\n",
      "wait > ", "echo", "send quit\\n", "end")
    #expect(output.contains("<echo 1>"))
    #expect(output.contains("password, unseen: <echo 0>"))
    #expect(output.contains("Password: •••••••"))
    #expect(!output.contains("hunter2"))
    #expect(output.hasSuffix("> <echo 1><status 0>"))
  }

  @Test(arguments: [("send \\x03", 130), ("kill 15", 143), ("send \\x04", 0)])
  func `echo is back however the question for a secret ends`(step: String, status: Int) throws {
    let output = try run(
      "wait > ", "send type password\\n", "wait unseen: ", "echo", step, "end", "echo")
    #expect(output.hasSuffix("unseen: <echo 0><status \(status)><echo 1>"))
  }

  @Test func `stopping is off while a secret is typed`() throws {
    let output = try run(
      "wait > ", "send type password\\n", "wait unseen: ", "send \\x1a\\n", "wait > ",
      "send quit\\n", "end")
    #expect(output.hasSuffix("<status 0>"))
  }

  @Test func `Ctrl-C ends with 130, and Ctrl-D with 0 even after a failure`() throws {
    #expect(try run("wait > ", "send back\\n", "wait > ", "send \\x03", "end").hasSuffix("130>"))
    #expect(try run("wait > ", "send back\\n", "wait > ", "send \\x04", "end").hasSuffix(" 0>"))
  }

  @Test func `a terminal that goes away ends it`() throws {
    #expect(try run("wait > ", "close", "end").hasSuffix("<status 129>"))
    let asking = try run("wait > ", "send type password\\n", "wait unseen: ", "close", "end")
    #expect(asking.hasSuffix("<status 129>"))
  }

  @Test func `there are colours only where the rule has them`() throws {
    for (environment, isColored) in [
      ("TERM=xterm", true), ("TERM=dumb", false), ("TERM=xterm NO_COLOR=1", false),
      ("TERM=dumb FORCE_COLOR=1", true), ("A=", false),
    ] {
      let output = try run(environment: environment, "wait > ", "send quit\\n", "end")
      #expect(output.contains("\u{1B}[") == isColored)
    }
  }
}
