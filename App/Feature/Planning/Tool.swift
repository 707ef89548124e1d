import Foundation

/// A program that is run for its answer.
enum Tool {
  /// Runs it to its end. What it says on standard error is only kept where that is wanted.
  static func run(
    _ name: String, _ arguments: [String], keepingErrors: Bool = true
  ) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [name] + arguments
    let pipe = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = keepingErrors ? pipe : FileHandle.nullDevice
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
