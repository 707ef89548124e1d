import Terminal
import Testing

/// A line that is written key by key.
struct LineEditorTests {
  @Test func `a line is written with wide and joined characters`() {
    var editor = LineEditor("青木")
    editor.take(.paste(" 健"))
    for scalar in "か\u{3099}".unicodeScalars { editor.take(.text(String(scalar))) }
    #expect(editor.text == "青木 健が" && editor.cursor == 5)
    editor.take(.backspace)
    editor.take(.control("w"))
    #expect(editor.text == "青木 " && editor.head == "青木 ")
    editor.take(.home)
    editor.take(.right)
    editor.take(.delete)
    #expect(editor.text == "青 " && editor.cursor == 1)
    editor.take(.control("k"))
    #expect(editor.text == "青")
    editor.take(.control("u"))
    #expect(editor.isEmpty && editor.isTouched)
  }

  @Test func `what joins over the cursor stays one character`() {
    var editor = LineEditor("🇯x🇵")
    editor.take(.left)
    editor.take(.backspace)
    #expect(editor.text == "🇯🇵" && (0...1).contains(editor.cursor))
    for key: Key in [.left, .left, .right, .delete, .backspace, .end, .text("a")] {
      editor.take(key)
    }
    #expect(editor.cursor <= editor.characters.count)
  }

  @Test func `what moves the cursor is no touch, and other keys are not for a line`() {
    var editor = LineEditor("demo")
    for key: Key in [.left, .home, .control("e"), .control("b"), .right] {
      let isTaken = editor.take(key)
      #expect(isTaken, "\(key)")
    }
    #expect(!editor.isTouched && editor.cursor == 4)
    for key: Key in [.up, .tab, .enter, .escape, .pageUp, .control("c")] {
      let isTaken = editor.take(key)
      #expect(!isTaken, "\(key)")
    }
    editor.take(.control("d"))
    #expect(!editor.isTouched)
  }

  @Test func `the window follows the cursor, and is never wider than it may be`() {
    var editor = LineEditor("日本語の長い文字列 and more")
    for _ in 0...editor.characters.count {
      for columns in 0..<30 {
        let seen = editor.window(columns: columns)
        #expect(seen.text.columns <= columns && seen.cursor <= max(0, columns - 1))
      }
      editor.take(.left)
    }
    let bullets = Array(repeating: Character("•"), count: editor.characters.count)
    #expect(editor.window(columns: 5, as: bullets).text == "•••••")
  }

  @Test func `earlier lines come back, and so does the one that was begun`() {
    var history = History()
    for line in ["tap a", "tap b", "tap b", ""] { history.add(line) }
    #expect(history.lines == ["tap a", "tap b"])
    #expect(history.earlier(than: "dra") == "tap b")
    #expect(history.earlier(than: "tap b") == "tap a")
    #expect(history.earlier(than: "tap a") == nil)
    #expect(history.later() == "tap b")
    #expect(history.later() == "dra")
    #expect(history.later() == nil)
    for number in 0..<1000 { history.add("\(number)") }
    #expect(history.lines.count == 500 && history.lines.last == "999")
  }
}
