import Foundation
import Testing

/// The mistakes that `Tests/break-a-rule` makes on purpose.
struct BreakTests {
  @Test func `the lines that a mistake changes are in the sources, once`() throws {
    let files = Workspace.files(in: "Tests/Breaks", ending: ".txt")
    #expect(!files.isEmpty)
    for file in files {
      for edit in try file.text().components(separatedBy: "\n--- ").dropFirst() {
        let lines = edit.components(separatedBy: "\n")
        let old = lines.dropFirst().prefix { $0 != "+++" }.map(Self.trimmed)
        let source = try Workspace.file(lines[0]).lines().map(Self.trimmed)
        let places = source.indices.filter { source[$0...].starts(with: old) }
        #expect(
          places.count == 1, "\(file): its old lines are \(places.count) times in \(lines[0])")
      }
    }
  }

  private static func trimmed(_ line: String) -> String {
    line.trimmingCharacters(in: .whitespaces)
  }
}
