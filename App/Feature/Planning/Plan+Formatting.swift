import Foundation

extension Plan {
  /// Brings the Swift files into the form that the lint asks for, with the toolchain's own tool.
  mutating func format(_ paths: [String], by configuration: URL) throws(Objection) {
    let sources = paths.filter { $0.hasSuffix(".swift") }
    guard !sources.isEmpty else { return }
    let scratch = FileManager.default.temporaryDirectory.appending(
      path: "feature-\(UUID())")
    defer { try? FileManager.default.removeItem(at: scratch) }
    do {
      try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
      let files = sources.indices.map { scratch.appending(path: "\($0).swift") }
      for (path, file) in zip(sources, files) {
        try Data((texts[path] ?? "").utf8).write(to: file)
      }
      let arguments = ["format", "--in-place", "--configuration", configuration.path]
      let run = try Tool.run("swift", arguments + files.map(\.path))
      guard run.status == 0 else {
        throw Objection("`swift format` cannot read what was to be written: \(run.output)")
      }
      for (path, file) in zip(sources, files) {
        write(path, try String(contentsOf: file, encoding: .utf8))
      }
    } catch let error as Objection {
      throw error
    } catch {
      throw Objection("`swift format` cannot be run: \(error.localizedDescription)")
    }
  }
}
