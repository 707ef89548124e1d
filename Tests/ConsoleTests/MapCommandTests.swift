import DemoTesting
import Foundation
import Testing

/// The map that the demo draws is the one of the documents.
struct MapCommandTests {
  @Test func `the map is drawn as docs/map.md shows it`() throws {
    let document = Demo.root.appending(path: "docs/map.md")
    let parts = try String(contentsOf: document, encoding: .utf8)
      .components(separatedBy: "<!-- map -->\n")
    let run = try DemoRun("map", "--format", "markdown")
    #expect(run.status == 0)
    let isShown = parts.contains(run.output)
    #expect(isShown, "bring docs/map.md up to date: MAP=write swift test --filter MapTests")
  }

  @Test(
    arguments: [
      ([], "welcome is a root of WelcomeCoordinator, for nobody\n"),
      (["--format", "mermaid"], "flowchart TB\n"), (["--format=dot"], "digraph map {\n"),
      (["--format", "json"], "{\"schema\":1,\n"),
    ] as [([String], String)])
  func `it comes as lines, pictures and data`(flags: [String], beginning: String) throws {
    let run = try DemoRun(["map"] + flags)
    #expect(run.output.hasPrefix(beginning))
    #expect(run.errors == "")
  }

  @Test func `what is no map says what would be right`() throws {
    let runs = [
      (["--format", "dot"], "“--format” is for a map; write “demo map --format …”"),
      (
        ["map", "--format", "svg"], "takes mermaid, dot, json, markdown or overview, and not “svg”"
      ),
      (["map", "--state", "x"], "leave out “--state”"),
    ]
    for (flags, sentence) in runs {
      let run = try DemoRun(flags)
      #expect(run.status == 64)
      #expect(run.errors.contains(sentence))
    }
  }

  @Test func `in a session it says where each act leads from here`() throws {
    let run = try DemoRun(input: "tap continue-as-guest\ntap product-1\nmap\ntab first\nmap\n")
    #expect(run.status == 0)
    #expect(run.output.contains("\nproduct/N\n"))
    #expect(run.output.contains("\n  tap owner      presents owner\n"))
    #expect(run.output.contains("\n  tap next       presents second\n"))
    #expect(!run.output.contains("disconnect"), "a guest has nothing to disconnect")
  }
}
