import DemoTesting
import Foundation
import Testing

/// What the README shows is what one gets.
struct ReadmeTests {
  let readme: Markdown

  init() throws {
    readme = try Markdown(Workspace.file("README.md"))
  }

  @Test func `a command to run stands within the first 15 lines`() throws {
    let lines = try readme.file.lines()
    #expect(lines.prefix(15).contains { $0.contains("swift run demo") })
  }

  @Test func `the command for tests has a line of its own, which CI runs`() {
    let commands = readme.blocks.flatMap(\.lines)
    #expect(commands.contains { $0.hasPrefix("swift test") }, "README.md: show 'swift test'")
  }

  @Test func `the transcript is what the tour prints`() throws {
    let lines = try readme.file.lines()
    let command = try #require(
      lines.firstIndex { $0.contains("swift run demo tour") }, "README.md: show the tour")
    let block = try #require(
      readme.blocks.first { $0.number > command + 1 }, "README.md: no block follows the tour")
    var rest = try DemoRun("tour").lines.map(trimmed)[...]
    #expect(block.lines.contains { !$0.isEmpty && $0 != "…" }, "README.md: the transcript is empty")
    for excerpt in block.lines.split(separator: "…") {
      let excerpt = excerpt.map(trimmed)
      let start = rest.indices.first { rest[$0...].starts(with: excerpt) }
      guard let start else {
        let line = excerpt.first { !rest.contains($0) } ?? excerpt[0]
        Issue.record("README.md: 'demo tour' prints nothing like this, from line '\(line)' on")
        return
      }
      rest = rest[(start + excerpt.count)...]
    }
  }

  /// Without blanks at the end.
  private func trimmed(_ line: String) -> String {
    line.replacing(/\s+$/, with: "")
  }
}
