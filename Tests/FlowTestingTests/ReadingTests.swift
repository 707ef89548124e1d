import Coordination
import FlowMapping
import FlowTesting
import Testing

/// What was read of an element, and what an expectation shows of it.
@MainActor
struct ReadingTests {
  private let app = FlowApp.stop { _, page in
    [.text("total", "990"), .field("name", "Name", value: page.text) { page.text = $0 }]
  }

  @Test func `a failed expectation shows value and screen, at its own line`() {
    let line = #line + 2
    withKnownIssue {
      #expect(app.staticTexts["total"].label == "1000")
    } matching: { issue in
      issue.sourceLocation?.line == line && "\(issue)".contains("“990”")
        && "\(issue)".contains("“Start” at /start")
    }
  }

  @Test func `what is not there equals nothing, and says why`() throws {
    let reading = app.staticTexts["totl"].label
    #expect(reading != "990")
    #expect(reading != nil)
    #expect(!(reading == nil))
    #expect(app.staticTexts["totl"].isEnabled != false)
    #expect(
      "\(reading)".hasPrefix(
        """
        cannot read staticTexts["totl"]: “Start” has no such staticText; \
        did you mean staticTexts["total"]?
        “Start” at /start
        """))
    #expect(throws: FlowFailure.self) { try reading.get() }
  }

  @Test func `what is there compares with values of the test`() throws {
    let expected = "990"
    #expect(app.staticTexts["total"].label == expected)
    #expect(app.staticTexts["total"].label == "\(990)")
    #expect(app.staticTexts["total"].value == nil)
    #expect(app.staticTexts["total"].isEnabled == true)
    #expect(try app.textFields["name"].value.get() == "")
    #expect(throws: FlowFailure.self) { try app.staticTexts["total"].value.get() }
  }

  @Test func `a screen is shown beside any expectation`() {
    #expect(app.screen.hasPrefix("“Start” at /start\n  staticTexts[\"total\"] “990”"))
  }
}
