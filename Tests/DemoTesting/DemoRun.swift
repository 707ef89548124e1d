public import Foundation
import Testing

/// A run of the demo from its start to its end.
public struct DemoRun {
  public let output: String
  public let errors: String
  public let status: Int32

  public var lines: [String] {
    output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The objects that it printed with `--json`, the one for the start first.
  public var objects: [[String: Any]] {
    get throws {
      try output.split(separator: "\n").map {
        try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
      }
    }
  }

  public init(
    _ arguments: String..., input: String = "", environment: [String: String] = [:]
  ) throws {
    try self.init(arguments, input: Data(input.utf8), environment: environment)
  }

  public init(
    _ arguments: [String], input: Data = Data(), environment: [String: String] = [:]
  ) throws {
    try self.init(input: input) { files in
      try Child(
        arguments, input: .file(files[0]), output: .file(files[1]), errors: .file(files[2]),
        environment: environment)
    }
  }

  /// Runs commands of a shell in the root of the repository.
  public init(shell commands: String) throws {
    try self.init(input: Data()) { files in
      try Child(shell: commands, input: .file(files[0]), output: .file(files[1]))
    }
  }

  /// With files, because a pipe that nobody reads would stop the demo.
  private init(input: Data, _ start: ([URL]) throws -> Child) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "demo-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["input", "output", "errors"].map { folder.appending(path: $0) }
    try input.write(to: files[0])
    for file in files[1...] { try Data().write(to: file) }
    status = try start(files).status()
    output = try String(contentsOf: files[1], encoding: .utf8)
    errors = try String(contentsOf: files[2], encoding: .utf8)
  }
}
