import Terminal
import Testing

/// A line with those before it, and with what it can go on with.
struct LineDialogTests {
  private let words = [
    Completion.Candidate("product-1", "Paper Lantern"),
    Completion.Candidate("product-2", "Walnut Tray"), Completion.Candidate("profile", "Profile"),
  ]

  private func complete(_ head: String) -> Completion? {
    let word = head.split(separator: " ", omittingEmptySubsequences: false).last ?? ""
    return Completion(of: String(word), after: head.count - word.count, among: words)
  }

  private func write(_ text: String, in dialog: inout LineDialog) {
    for character in text { _ = dialog.take(.text(String(character)), complete: complete) }
  }

  @Test func `Tab writes what all candidates have in common, then each of them`() {
    var dialog = LineDialog()
    write("tap p", in: &dialog)
    _ = dialog.take(.tab, complete: complete)
    #expect(dialog.editor.text == "tap pro")
    write("d", in: &dialog)
    _ = dialog.take(.tab, complete: complete)
    #expect(dialog.editor.text == "tap product-")
    for text in ["tap product-1", "tap product-2", "tap product-1"] {
      _ = dialog.take(.tab, complete: complete)
      #expect(dialog.editor.text == text)
    }
    _ = dialog.take(.backTab, complete: complete)
    #expect(dialog.editor.text == "tap product-2" && dialog.cycle?.index == 1)
    write("x", in: &dialog)
    #expect(dialog.editor.text == "tap product-2x" && dialog.cycle == nil)
  }

  @Test func `a single candidate is written whole, by a part of it or a word on it`() {
    var dialog = LineDialog()
    write("tap lan", in: &dialog)
    _ = dialog.take(.tab, complete: complete)
    #expect(dialog.editor.text == "tap lan")
    dialog.begin()
    write("tap waln", in: &dialog)
    _ = dialog.take(.tab, complete: complete)
    #expect(dialog.editor.text == "tap product-2 ")
  }

  @Test func `how a line ends`() {
    var dialog = LineDialog()
    #expect(dialog.take(.control("d"), complete: complete) == .ended)
    #expect(dialog.take(.backspace, complete: complete) == .givenUp)
    write("ab", in: &dialog)
    #expect(dialog.take(.backspace, complete: complete) == .editing)
    #expect(dialog.take(.escape, complete: complete) == .givenUp)
    #expect(dialog.editor.isEmpty)
    write("where", in: &dialog)
    #expect(dialog.take(.enter, complete: complete) == .entered("where"))
    dialog.history.add("where")
    write("tr", in: &dialog)
    _ = dialog.take(.up, complete: complete)
    #expect(dialog.editor.text == "where")
    _ = dialog.take(.down, complete: complete)
    #expect(dialog.editor.text == "tr")
  }
}
