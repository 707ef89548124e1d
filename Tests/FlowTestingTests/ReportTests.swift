import Coordination
import FlowTesting
import Testing

/// How much a failure shows.
@MainActor
struct ReportTests {
  private func report(_ act: () throws -> Void) throws -> String {
    try #require(throws: FlowFailure.self) { try act() }.report
  }

  @Test func `a long report is cut in the middle`() throws {
    let app = FlowApp.stop { stop, _ in
      (1...100).map { .row("row-\($0)", "Row \($0)") { stop.push("Next") } }
    }
    let long = try report { try app.cells["row"].tap() }
    #expect(long.contains("cells[\"row-20\"] “Row 20”\n  … 60 more\n"))
    #expect(long.split(separator: "\n").count < 60)

    let stop = try #require(app.coordinator as? Stop)
    try app.perform { for _ in 1...100 { stop.push("Next") } }
    let deep = try report { try app.buttons["on"].tap() }
    #expect(deep.hasPrefix("“Next” at …"))
    #expect(deep.utf8.count < 4_000)
  }

  @Test func `a failed expectation shows no more of an app than its name`() throws {
    let app = FlowApp.stop { _, _ in [.button("one", "One") {}] }
    for value in [app, app.buttons, app.buttons["one"]] as [Any] {
      #expect(Mirror(reflecting: value).children.isEmpty)
    }
    #expect("\(app) \(app.buttons) \(app.buttons["one"])" == "FlowApp buttons buttons[\"one\"]")
  }
}
