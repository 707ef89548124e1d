import Testing

@testable import Terminal

/// Text measured in columns, as terminals show it.
struct WidthTests {
  @Test func `columns of one character`() {
    let widths: [(Character, Int)] = [
      ("a", 1), ("é", 1), ("e\u{301}", 1), ("─", 1), ("…", 1), ("•", 1), ("①", 1), ("α", 1),
      ("漢", 2), ("閉", 2), ("か\u{3099}", 2), ("ー", 2), ("。", 2), ("Ａ", 2), ("￥", 2),
      ("ｶ", 1), ("ﾊ\u{FF9F}", 2), ("ｶ\u{FF9E}", 2), ("｡", 1),
      ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2),
      ("🙂", 2), ("👩\u{200D}👩\u{200D}👧", 2), ("🇯🇵", 2), ("👍🏽", 2), ("⚠", 1), ("⚠\u{FE0F}", 2),
      ("\u{200B}", 0), ("\u{301}", 0), ("\u{AD}", 1), ("𠮷", 2),
    ]
    for (character, width) in widths {
      #expect(character.columns == width, "\(character)")
    }
  }

  @Test func `the ends of the wide ranges`() {
    for wide: Unicode.Scalar in ["\u{1100}", "\u{115F}", "\u{2E80}", "\u{303E}", "\u{3FFFD}"] {
      #expect(EastAsianWidth14.isWide(wide))
    }
    for narrow: Unicode.Scalar in ["\u{10FF}", "\u{1160}", "\u{303F}", "\u{FF61}", "\u{3FFFE}"] {
      #expect(!EastAsianWidth14.isWide(narrow))
    }
  }

  @Test func `cutting never takes half of a character, and tells that something is cut off`() {
    #expect("商品一覧".columns == 8)
    #expect("商品一覧".truncated(to: 8) == "商品一覧")
    #expect("商品一覧".truncated(to: 7) == "商品一…")
    #expect("商品一覧".truncated(to: 6) == "商品…")
    #expect("商品一覧".truncated(to: 1) == "…")
    #expect("商品一覧".truncated(to: 0) == "")
    #expect("/home/商品".tail(columns: 10) == "/home/商品")
    #expect("/home/商品".tail(columns: 6) == "…/商品")
    #expect(String(repeating: "/red", count: 100_000).tail(columns: 9) == "…/red/red")
  }

  @Test func `wrapping breaks at blanks, within a long word, and keeps the margin`() {
    #expect("one two three".wrapped(to: 8) == ["one two", "three"])
    #expect("商品一覧を閉じる".wrapped(to: 7) == ["商品一", "覧を閉", "じる"])
    #expect("  one two".wrapped(to: 5) == ["  one", "  two"])
    #expect("one two".wrapped(to: nil) == ["one two"])
    for limit in 1...20 {
      for line in "a 商品一覧 abcdefgh 🙂🙂 x".wrapped(to: limit) {
        #expect(line.columns <= limit)
      }
    }
  }

  @Test func `what could act on a terminal is shown escaped`() {
    #expect(
      "a\u{1B}[2J\u{7}\r\n\t\u{9B}\u{7F}".escaped == "a\\u{1B}[2J\\u{7}\\u{D}\\n\\t\\u{9B}\\u{7F}")
    #expect("\u{202E}abc\u{2028}".escaped == "\\u{202E}abc\\u{2028}")
    #expect("商品 🙂 é".escaped == "商品 🙂 é")
    #expect(Line("\u{1B}[31m", .strong).rendered(inColor: true) == "\u{1B}[1m\\u{1B}[31m\u{1B}[0m")
  }
}
