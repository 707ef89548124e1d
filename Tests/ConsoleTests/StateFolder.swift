import DemoTesting
import Foundation

/// A folder with a file for `--state`, for as long as a test runs.
final class StateFolder {
  let url = FileManager.default.temporaryDirectory.appending(path: "state-\(UUID())")
  var path: String { url.appending(path: "place").path }

  /// The file is not there yet, unless it is given something to hold.
  init(holding text: String? = nil) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try text.map { try write($0) }
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
  }

  func text(_ name: String = "place") throws -> String {
    try String(contentsOf: url.appending(path: name), encoding: .utf8)
  }

  func write(_ text: String, to name: String = "place") throws {
    try Data(text.utf8).write(to: url.appending(path: name))
  }

  func mode() throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return (attributes[.posixPermissions] as? NSNumber)?.intValue ?? 0
  }

  /// Runs the demo with this file.
  func run(_ arguments: String..., input: String = "") throws -> DemoRun {
    try DemoRun(["--state", path] + arguments, input: Data(input.utf8))
  }
}
