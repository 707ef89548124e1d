import DemoTesting
import Terminal
import Testing

struct ColorRuleTests {
  private static let table: [(ColorRule.Choice, [String: String], Bool, Bool)] = [
    // What was asked for, the environment, whether it is a terminal: whether it is coloured.
    (.always, ["NO_COLOR": "1", "TERM": "dumb"], false, true),
    (.never, ["FORCE_COLOR": "1", "TERM": "xterm"], true, false),
    (.auto, ["NO_COLOR": "1", "FORCE_COLOR": "1", "TERM": "xterm"], true, false),
    (.auto, ["NO_COLOR": "0", "TERM": "xterm"], true, false),
    (.auto, ["NO_COLOR": "", "TERM": "xterm"], true, true),
    (.auto, ["FORCE_COLOR": "1"], false, true),
    (.auto, ["FORCE_COLOR": "1", "TERM": "dumb"], false, true),
    (.auto, ["FORCE_COLOR": "0", "TERM": "xterm"], false, false),
    (.auto, ["FORCE_COLOR": "0", "TERM": "xterm"], true, true),
    (.auto, ["FORCE_COLOR": "", "TERM": "xterm"], false, false),
    (.auto, [:], true, false),
    (.auto, ["TERM": ""], true, false),
    (.auto, ["TERM": "dumb"], true, false),
    (.auto, ["TERM": "xterm"], true, true),
    (.auto, ["TERM": "xterm"], false, false),
  ]

  @Test func `the table of the colour rule`() {
    for (choice, environment, isTerminal, isOn) in Self.table {
      let answer = ColorRule.isOn(choice, isTerminal: isTerminal) { environment[$0] }
      #expect(answer == isOn, "\(choice), \(environment), terminal: \(isTerminal)")
    }
  }

  @Test func `always and never are obeyed in a pipe, and JSON has no colour`() throws {
    #expect(try DemoRun("--color", "always").output.contains("\u{1B}[1mWelcome\u{1B}[0m"))
    #expect(
      try !DemoRun("--color=never", environment: ["FORCE_COLOR": "1"]).output.contains("\u{1B}"))
    #expect(try !DemoRun("--json", "--color", "always").output.contains("\u{1B}"))
  }
}
