public import Foundation

/// A process that a test starts, talks to and ends. Nothing of it outlives the test.
public final class Child {
  /// What one of its standard streams is.
  public enum Stream {
    case nothing, closed, pipe, terminal
    /// A pipe that holds little, so that whoever writes soon waits for the reader.
    case smallPipe
    /// A pipe whose other end has gone before the process begins.
    case broken
    case file(URL)
    /// Where the output goes; for errors only.
    case output
  }

  public let id: pid_t
  /// Our ends of its pipes, until they are closed.
  var ends: [Int32: Descriptor]
  let terminal: PseudoTerminal?
  /// What was read of its output, and not asked for yet.
  var unread: [UInt8] = []
  private let exit: Descriptor
  private var ended: Int32?

  public init(
    _ arguments: [String], of executable: URL = Demo.executable, input: Stream = .nothing,
    output: Stream = .pipe, errors: Stream = .nothing, on terminal: PseudoTerminal? = nil,
    environment: [String: String] = [:]
  ) throws {
    // Where lines that run are counted, those of the demo's own processes are not.
    let environment = environment.merging([
      "PATH": Demo.path, "LLVM_PROFILE_FILE": "/dev/null",
    ]) { first, _ in first }
    var spawning = Spawning()
    // One at a time, so that no process inherits what was opened for another.
    (id, ends, exit) = try Spawning.lock.withLock {
      for (number, stream) in [input, output, errors].enumerated() {
        try spawning.give(stream, as: Int32(number), terminal)
      }
      let exit = try spawning.bell()
      return (try spawning.start(executable.path, arguments, environment), spawning.ends, exit)
    }
    self.terminal = terminal
  }

  /// Runs commands of a shell in the root of the repository.
  public convenience init(
    shell commands: String, input: Stream = .nothing, output: Stream = .pipe,
    on terminal: PseudoTerminal? = nil, environment: [String: String] = [:]
  ) throws {
    let commands = commands.replacing("swift run demo", with: Demo.executable.path)
    try self.init(
      ["-c", "cd \"$0\"; " + commands, Demo.root.path],
      of: URL(filePath: "/bin/sh"), input: input, output: output, errors: .output, on: terminal,
      environment: environment)
  }

  deinit {
    guard ended == nil else { return }
    kill(id, SIGKILL)
    var status: Int32 = 0
    waitpid(id, &status, 0)
  }

  /// Sends it a signal, or the process that has its terminal.
  public func signal(_ number: Int32, toForeground: Bool = false) {
    let foreground = toForeground ? terminal?.foreground : nil
    kill(foreground.map { -$0 } ?? id, number)
  }

  /// Its exit code, or the number of the signal that killed it, below zero.
  public func status() throws -> Int32 {
    if let ended { return ended }
    try exit.wait(POLLIN, "the process to end")
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0 {
      guard errno == EINTR else { throw Silence("the process to end") }
    }
    let code = status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F)
    ended = code
    return code
  }
}
