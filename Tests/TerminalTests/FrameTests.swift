import Terminal
import Testing

/// A grid of cells, and what makes one grid of another on a terminal.
struct FrameTests {
  private static let words = [
    "Paper Lantern", "手ぬぐい", "👨‍👩‍👧 family", "e\u{301}té", "ﾊ\u{FF9F}ﾋ\u{FF9F}", "🇯🇵", "か\u{3099}",
    "⚠\u{FE0F}!",
    "─│╭", "", "a\u{1B}[2J",
  ]
  private static let looks: [Look] = [.plain, .chosen, .gone, .accent, .notice.with(.underline)]

  /// Words at places that depend on nothing but the number.
  private func frame(_ number: Int, _ size: Size) -> Frame {
    var frame = Frame(size)
    var state = UInt64(number &+ 1) &* 0x9E37_79B9_7F4A_7C15
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % max(1, bound)
    }
    for _ in 0..<(number % 40) {
      let (row, column) = (next(size.rows + 2) - 1, next(size.columns + 12) - 6)
      switch next(6) {
      case 0:
        let area = Area(row: row, to: row + next(6), column: column, to: column + next(20))
        frame.box(area, Self.looks[next(5)], title: Self.words[next(11)], note: "2 more")
      case 1:
        frame.restyle(Area(row: row, to: row + 2, column: column, to: column + 9), .faint)
      default:
        frame.put(
          Self.words[next(11)], Self.looks[next(5)], row: row, column: column, in: frame.area)
      }
    }
    if number.isMultiple(of: 3), size.rows > 0, size.columns > 0 {
      frame.cursor = Frame.Place(row: next(size.rows), column: next(size.columns))
    }
    return frame
  }

  @Test func `what is sent makes any frame of any other`() throws {
    for size in [(80, 24), (33, 7), (2, 3), (1, 1), (0, 0), (5, 0)].map(Size.init) {
      var terminal = TinyTerminal(size)
      var shown: Frame?
      for number in 0..<300 {
        let next = frame(number, size)
        try terminal.read(
          FrameDifference(from: shown, to: next, inColor: number.isMultiple(of: 2)).text)
        #expect(terminal.text == next.text, "frame \(number) at \(size)")
        #expect(terminal.cursor == next.cursor, "frame \(number) at \(size)")
        shown = next
      }
    }
  }

  @Test func `nothing is sent for the same frame, and little for a little`() {
    let old = frame(39, Size(columns: 80, rows: 24))
    #expect(FrameDifference(from: old, to: old, inColor: true).text.isEmpty)
    var new = old
    new.put("▸", .strong, row: 12, column: 3, in: new.area)
    #expect(FrameDifference(from: old, to: new, inColor: true).text.utf8.count < 80)
  }

  @Test func `a frame of another size is sent whole`() throws {
    let (old, new) = (frame(20, Size(columns: 30, rows: 9)), frame(21, Size(columns: 31, rows: 9)))
    var terminal = TinyTerminal(new.size)
    try terminal.read(FrameDifference(from: old, to: new, inColor: true).text)
    #expect(terminal.text == new.text)
  }

  @Test func `no colour is sent where there is to be none, but other looks are`() {
    var frame = Frame(Size(columns: 9, rows: 1))
    frame.put("gone", .gone, row: 0, column: 0, in: frame.area)
    let text = {
      FrameDifference(from: nil, to: frame, inColor: $0).text
    }
    #expect(text(true).contains("\u{1B}[0;2;9;31m"))
    #expect(text(false).contains("\u{1B}[0;2;9m"))
  }

  @Test func `a wide glyph that is covered by half leaves a blank`() {
    var frame = Frame(Size(columns: 6, rows: 1))
    frame.put("手手手", row: 0, column: 0, in: frame.area)
    frame.put("ab", row: 0, column: 1, in: frame.area)
    #expect(frame.text == [" ab 手"])
    frame.put("x手", row: 0, column: 4, in: frame.area)
    #expect(frame.text == [" ab x"])
  }

  @Test func `what could act on a terminal is shown escaped in a cell too`() {
    var frame = Frame(Size(columns: 20, rows: 1))
    frame.put("a\u{1B}[2J\u{9B}", row: 0, column: 0, in: frame.area)
    #expect(frame.text == ["a\\u{1B}[2J\\u{9B}"])
  }

  @Test func `an area gives away rows, and never more than it has`() {
    var area = Area(row: 2, to: 5, column: 0, to: 4)
    #expect(area.takeTop(1) == Area(row: 2, to: 3, column: 0, to: 4))
    #expect(area.takeBottom(9) == Area(row: 3, to: 5, column: 0, to: 4))
    #expect(area.height == 0 && area.takeTop(2).height == 0)
    #expect(Area(row: 0, to: 3, column: 0, to: 3).inset(rows: 2, columns: 2).width == 0)
  }
}
