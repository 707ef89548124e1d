import Terminal
import Testing

/// What somebody may have meant.
struct SuggestionTests {
  private let names = ["tap", "answer", "expect", "open", "quit", "type", "back"]

  @Test(arguments: [
    ("tpa", "tap"), ("Tap", "tap"), ("exepct", "expect"), ("ans", "answer"), ("quti", "quit"),
    ("oepn", "open"), ("typ", "type"),
  ])
  func `a slip is found`(slip: String, name: String) {
    #expect(Suggestion.nearest(to: slip, among: names) == name)
    #expect(Suggestion.question(about: slip, among: names) == "; did you mean “\(name)”?")
  }

  @Test(arguments: ["", "x", "visit", "navigate", String(repeating: "tap", count: 100)])
  func `a different word is not`(word: String) {
    #expect(Suggestion.nearest(to: word, among: names) == nil)
    #expect(Suggestion.question(about: word, among: names) == nil)
  }

  @Test func `blanks, hyphens and letter case make no other word`() {
    #expect(Suggestion.nearest(to: "Log In", among: ["log-in"]) == "log-in")
    #expect(Suggestion.nearest(to: "-to", among: ["--to"]) == "--to")
  }
}
