import Foundation
import Testing

/// The demo as it was built together with these tests.
enum Demo {
  /// What the demo prints when its output is no terminal, without blanks at the ends of lines.
  static func output(of arguments: String...) throws -> [String] {
    let file = FileManager.default.temporaryDirectory.appending(path: "demo-\(UUID())")
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }

    let process = Process()
    process.executableURL = try executable()
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment
      .filter { !["COLUMNS", "LINES"].contains($0.key) }
      .merging(["NO_COLOR": "1"]) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: file)
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "demo \(arguments) failed; run it to see why")
    return try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
      .map(\.trimmed)
  }

  /// It is beside the test bundle, which the test runner names in its arguments.
  private static func executable() throws -> URL {
    let bundle = CommandLine.arguments.first { $0.contains(".xctest") } ?? ""
    let products = bundle.components(separatedBy: ".xctest")[0]
    let demo = URL(filePath: products).deletingLastPathComponent().appending(path: "demo")
    try #require(FileManager.default.fileExists(atPath: demo.path), "no demo at \(demo.path)")
    return demo
  }
}

extension String {
  /// The same without blanks at its end.
  var trimmed: String {
    replacing(/\s+$/, with: "")
  }
}
