import Terminal
import Testing

/// Keys of the bytes that a terminal sends.
struct KeyReaderTests {
  private func keys(_ text: String) -> [Key] {
    var reader = KeyReader()
    return reader.read(Array(text.utf8))
  }

  @Test func `keys are the same in whatever pieces they come`() {
    let bytes = Array(
      ("aあ👩‍👧\u{1B}[A\u{1B}OB\u{1B}[1;5C\u{1B}[3~\u{1B}[200~x\r\ny\u{1B}[31mz\u{1B}[201~\u{1B}[Z\t\n\u{7F}"
        + "\u{1B}]11;rgb:0\\0\u{1B}\\\u{1B}[<0;3;2M\u{1B}[<0;3;2m\u{1B}[<65;1;1Mq").utf8)
    var whole = KeyReader()
    let keys = whole.read(bytes)
    #expect(
      keys.suffix(12) == [
        .up, .down, .right, .delete, .paste("x yz"), .backTab, .tab, .enter, .backspace,
        .mouse(.press(.init(row: 1, column: 2))), .mouse(.wheelDown(.init(row: 0, column: 0))),
        .text("q"),
      ])
    #expect(keys.contains(.paste("x yz")) && keys.count == 17)
    for first in 0...bytes.count {
      for second in stride(from: first, through: bytes.count, by: 3) {
        var reader = KeyReader()
        let pieces = [bytes[..<first], bytes[first..<second], bytes[second...]]
        var found: [Key] = []
        for piece in pieces { found += reader.read(piece) }
        #expect(found == keys)
      }
    }
  }

  @Test func `only silence makes Escape of an escape character`() {
    var reader = KeyReader()
    #expect(reader.read([0x1B]).isEmpty)
    #expect(reader.isUndecided)
    #expect(reader.decide() == [.escape])
    #expect(!reader.isUndecided)
    // Once it is a sequence, no silence ends it.
    #expect(reader.read(Array("\u{1B}[".utf8)).isEmpty)
    #expect(!reader.isUndecided)
    #expect(reader.decide().isEmpty)
    #expect(reader.read([UInt8(ascii: "A")]) == [.up])
    #expect(reader.read([0x1B, 0x1B]) == [.escape])
    #expect(reader.isUndecided)
  }

  @Test func `what has no meaning leaves nothing behind that looks like typing`() {
    for sequence in [
      "\u{1B}[15~", "\u{1B}[1;2P", "\u{1B}[[A", "\u{1B}OP", "\u{1B}x", "\u{1B}[?1;2c",
      "\u{1B}[>0;95;0c",
      "\u{1B}]0;title\u{7}", "\u{1B}P+r544e\u{1B}\\", "\u{0}", "\u{1C}", "\u{9B}",
      "\u{1B}[<35;4;4M",
      "\u{1B}[" + String(repeating: "1;", count: 200) + "A",
    ] {
      let rest = keys(sequence + "k").filter { $0 != .up && $0 != .text("1") && $0 != .text(";") }
      #expect(rest.last == .text("k"), "\(sequence.debugDescription)")
      if sequence.utf8.count < 60 { #expect(keys(sequence + "k") == [.text("k")]) }
    }
  }

  @Test func `bytes that are no text become one sign each, and swallow none of their neighbours`() {
    var reader = KeyReader()
    let keys = reader.read([0xFF, 0x61, 0xE3, 0x62, 0xF0, 0x9F, 0x63, 0x80, 0x64])
    #expect(
      keys.filter { $0 != .text("\u{FFFD}") } == [.text("a"), .text("b"), .text("c"), .text("d")])
  }

  @Test func `pasted text is one line, and nothing in it acts`() {
    func pasted(_ text: String) -> Key? { keys("\u{1B}[200~\(text)\u{1B}[201~").first }
    #expect(pasted("one\ntwo\r\nthree\tfour") == .paste("one two three four"))
    #expect(pasted("a\u{1B}[31mred\u{1B}[0m\u{1B}]0;title\u{7}b\u{7}\u{202E}c") == .paste("aredbc"))
    #expect(pasted("\u{1B}]never ended") == .paste("never ended"))
    #expect(pasted("\u{1B}[20") == .paste(""))
    #expect(pasted("日本語 👨‍👩‍👧") == .paste("日本語 👨‍👩‍👧"))
  }

  @Test(.timeLimit(.minutes(20))) func `a large paste and a flood of keys take time in proportion`()
  {
    var reader = KeyReader()
    let portion = Array(repeating: UInt8(ascii: "a"), count: 16384)
    _ = reader.read(Array("\u{1B}[200~".utf8))
    for _ in 0..<128 { #expect(reader.read(portion).isEmpty) }
    #expect(
      reader.read(Array("\u{1B}[201~".utf8)) == [.paste(String(repeating: "a", count: 1 << 21))])
    for _ in 0..<4 { #expect(reader.read(portion).count == portion.count) }
  }
}
