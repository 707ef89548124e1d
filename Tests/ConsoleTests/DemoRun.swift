import Foundation
import Testing

/// One run of the demo that was built together with these tests.
struct DemoRun {
  let output: String
  let errors: String
  let status: Int32

  var lines: [String] {
    output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The objects that it printed with `--json`, the one for the start first.
  var objects: [[String: Any]] {
    get throws {
      try output.split(separator: "\n").map {
        try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
      }
    }
  }

  init(
    _ arguments: String..., input: String = "", environment: [String: String] = [:]
  ) throws {
    try self.init(arguments, input: Data(input.utf8), environment: environment)
  }

  init(_ arguments: [String], input: Data, environment: [String: String] = [:]) throws {
    try self.init(
      Self.executable, arguments, input: input,
      environment: environment.merging(["PATH": Self.path]) { first, _ in first })
  }

  /// Runs commands of a shell in the root of the repository.
  init(shell commands: String) throws {
    let commands = commands.replacing("swift run demo", with: Self.executable.path)
    try self.init(
      URL(filePath: "/bin/sh"), ["-c", "exec 2>&1; " + commands], input: Data(),
      environment: ["PATH": Self.path])
  }

  /// Runs a program for Python, which has a terminal to give. The demo is its first argument.
  init(python program: String, _ arguments: [String] = []) throws {
    try self.init(
      URL(filePath: "/usr/bin/env"), ["python3", "-c", program, Self.executable.path] + arguments,
      input: Data(), environment: ["PATH": Self.path])
  }

  private init(
    _ executable: URL, _ arguments: [String], input: Data, environment: [String: String]
  ) throws {
    // Files, because a pipe that nobody reads would stop the demo.
    let folder = FileManager.default.temporaryDirectory.appending(path: "demo-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["input", "output", "errors"].map { folder.appending(path: $0) }
    try input.write(to: files[0])
    for file in files[1...] { try Data().write(to: file) }

    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.environment = environment
    process.currentDirectoryURL = Self.root
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    output = try String(contentsOf: files[1], encoding: .utf8)
    errors = try String(contentsOf: files[2], encoding: .utf8)
    status = process.terminationStatus
  }

  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"

  /// It is beside the test bundle, which the test runner names in its arguments.
  static let executable: URL = {
    let bundle = CommandLine.arguments.first { $0.contains(".xctest") } ?? ""
    let products = bundle.components(separatedBy: ".xctest")[0]
    return URL(filePath: products).deletingLastPathComponent().appending(path: "demo")
  }()
}
