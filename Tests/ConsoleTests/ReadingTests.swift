import Testing

@testable import Console

/// How a line becomes a command.
struct ReadingTests {
  private func read(_ line: String) -> Command? {
    try? Command(reading: line)
  }

  @Test func `words are joined by one blank, and quotes keep the others`() {
    #expect(read("tap  Log\tIn ") == .tap("Log In"))
    #expect(read("tap \"Log  In\"") == .tap("Log  In"))
    #expect(read(#"tap "a \"b\" \\ \c""#) == .tap(#"a "b" \ c"#))
    #expect(read("tap \"\"") == .tap(""))
    #expect(read("expect title Don't \"a b\" c") == .expect(.title("Don't a b c")))
  }

  @Test(arguments: ["\u{3000}", "\u{A0}", "\u{200B}", "\u{FEFF}", "\u{2003}", "\t"])
  func `blanks of any width are blanks, also where nothing is seen`(blank: String) {
    #expect(read("\(blank)where\(blank)") == .location)
    #expect(read("tap\(blank)Log\(blank)In") == .tap("Log In"))
    #expect(read("type a\(blank)b\(blank)") == .type(field: "a", text: "b\(blank)"))
  }

  @Test func `the text to type is the rest of the line, whatever it is`() {
    #expect(read("type a b") == .type(field: "a", text: "b"))
    #expect(read("type a  b ") == .type(field: "a", text: " b "))
    #expect(read("type a \"b\" # c") == .type(field: "a", text: "\"b\" # c"))
    #expect(read("type \"a b\" \u{301}c") == .type(field: "a b", text: "\u{301}c"))
    #expect(read("type a") == .type(field: "a", text: ""))
    #expect(read("type a ") == .type(field: "a", text: ""))
    #expect(read("expect refused type a b") == .expect(.refused(.type(field: "a", text: "b"))))
  }

  @Test func `every example in the manual can be read`() {
    for manual in Manual.all {
      #expect(read(manual.example) != nil, "\(manual.example)")
    }
    #expect(read("?") == .help(nil))
    #expect(read("back root") == .back(.root))
    #expect(read("back 3") == .back(.screens(3)))
  }

  @Test func `nothing nests under expect refused, however long the line is`() {
    let line = String(repeating: "expect refused ", count: 20_000)
    #expect(throws: Misreading.self) { try Command(reading: line) }
    #expect(throws: Misreading.self) { try Command(reading: line + "back") }
    #expect(read("expect refused back 2") == .expect(.refused(.back(.screens(2)))))
  }

  @Test func `a line of very many words is read whole`() {
    let words = String(repeating: "a ", count: 200_000)
    #expect(read("tap " + words) == .tap(String(words.dropLast())))
  }
}
