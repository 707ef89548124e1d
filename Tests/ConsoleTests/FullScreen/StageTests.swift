import Coordination
import Terminal
import Testing

@testable import Console

/// What keys do, and what of the app is told when.
struct StageTests {
  private func entry(_ effect: Stage.Effect) -> Entry.Content? {
    if case .run(let entry) = effect { entry.content } else { nil }
  }

  private func line(_ stage: Stage, _ rows: Int = 2) -> [String] {
    stage.moment.message(columns: 80, rows: rows).map(\.text)
  }

  @Test func `a digit acts at once if it can mean only one thing`() {
    var stage = Sample.stage()
    #expect(stage.number == 22)
    #expect(entry(stage.take(.text("1"))) == nil && stage.chosen == 0)
    #expect(entry(stage.take(.text("2"))) == .command(.tap("row-9")))
    #expect(entry(stage.take(.text("5"))) == .command(.tap("row-2")))
    // Esc gives up the number first, and then goes back.
    #expect(entry(stage.take(.text("2"))) == nil && stage.digits == "2")
    #expect(entry(stage.take(.escape)) == nil && stage.digits.isEmpty)
    #expect(entry(stage.take(.escape)) == .command(.back(.once)))
    _ = stage.take(.text("2"))
    #expect(entry(stage.take(.text("9"))) == nil)
    #expect(stage.hint?.text == "Nothing here has the number 29.")
    #expect(entry(stage.take(.text("0"))) == nil)
    #expect(stage.hint?.text == "Nothing here has the number 0.")
  }

  @Test func `with an alert up, digits answer`() {
    var stage = Sample.stage(Sample.state(alert: true))
    #expect(stage.chosen == 1)
    #expect(entry(stage.take(.text("1"))) == .command(.answer("discard")))
    #expect(entry(stage.take(.enter)) == .command(.answer("discard")))
    #expect(entry(stage.take(.text("3"))) == nil)
  }

  @Test func `a switch is tapped, and of a picker all that it takes is listed`() {
    var state = Sample.state(rows: 0)
    state.elements = [
      .init(id: "gift", kind: .toggle, label: "Gift", value: "off", isEnabled: true),
      .init(
        id: "pieces", kind: .picker, label: "Pieces", value: "1", isEnabled: true,
        options: ["1", "2", "20"]),
    ]
    var stage = Sample.stage(state)
    #expect(entry(stage.take(.enter)) == .command(.tap("gift")))
    #expect(entry(stage.take(.text("2"))) == nil)
    #expect(stage.completion?.candidates.map(\.text) == ["1", "2", "20"])
    _ = stage.take(.text("20"))
    #expect(entry(stage.take(.enter)) == .command(.type(field: "pieces", text: "20")))
    let page = Page(state, limit: 80).lines.map(\.text)
    #expect(page.contains { $0.hasPrefix(" 1  Gift: off") })
    #expect(page.contains { $0.hasPrefix(" 2  Pieces: 1") })
  }

  @Test func `a field is typed into in its place, and Tab types on in the next one`() {
    var stage = Sample.stage()
    _ = stage.take(.enter)
    for key: Key in [.paste(" 健"), .text("か"), .text("\u{3099}")] { _ = stage.take(key) }
    #expect(entry(stage.take(.tab)) == .command(.type(field: "username", text: "青木 健が")))
    var next = stage.state
    next.elements[0] = .init(
      id: "username", kind: .field, label: "Username", value: "青木 健が", isEnabled: true)
    stage.take(
      Sample.reply(
        "type username 青木 健が", .type(field: "username", text: "青木 健が"), from: stage.state,
        to: next), of: 1)
    guard case .typing("password", let editor) = stage.mode else {
      Issue.record("it is not typed on")
      return
    }
    #expect(editor.isEmpty)
    // Untouched, a secure field stays as it was.
    #expect(entry(stage.take(.enter)) == nil && stage.chosen == 2)
  }

  @Test func `text that is pasted elsewhere does nothing but say where it goes`() {
    var stage = Sample.stage()
    #expect(entry(stage.take(.paste("q"))) == nil)
    #expect(stage.hint?.text.hasPrefix("Pasted text goes into a field") == true)
  }

  @Test func `what is written for a secure field is neither shown nor remembered`() {
    var stage = Sample.stage()
    _ = stage.take(.text(":"))
    for character in "type password hunter2" {
      _ = stage.take(.text(String(character)))
      let text = Layout(stage, Size(columns: 80, rows: 24)).frame.text.joined()
      #expect(!text.contains("hunt"))
    }
    #expect(entry(stage.take(.enter)) == .command(.type(field: "password", text: "hunter2")))
    #expect(stage.dialog.history.lines.isEmpty)
    _ = stage.take(.text(":"))
    for character in "where" { _ = stage.take(.text(String(character))) }
    _ = stage.take(.enter)
    #expect(stage.dialog.history.lines == ["where"])
  }

  @Test func `what comes later is told under the right sentence`() {
    var stage = Sample.stage()
    let start = stage.state
    stage.take(Sample.reply("tap a", .tap("a"), from: start, to: start), of: 1, isUnderWay: true)
    #expect(line(stage) == ["→ under way …"])
    // Nothing newer was done: the rest is one moment with the act.
    var next = Sample.state(modals: 1)
    stage.take(Sample.reply(events: [Sample.event(1)], from: start, to: next), of: 1)
    #expect(stage.moments.count == 2 && line(stage)[0].hasPrefix("→ left x"))

    stage.take(Sample.reply("tap b", .tap("b"), from: next, to: next), of: 2, isUnderWay: true)
    stage.take(
      Sample.reply("tap c", .tap("c"), events: [Sample.event(2, "y")], from: next, to: next), of: 3)
    #expect(line(stage)[0].hasPrefix("→ left y"))
    next = Sample.state()
    stage.take(Sample.reply(events: [Sample.event(3, "z")], from: stage.state, to: next), of: 2)
    #expect(line(stage) == ["Later, of “tap b”:", "→ left z · now at /home/product/1"])
    #expect(stage.moments.map(\.act) == [0, 1, 2, 3, 2])
  }

  @Test func `what changes without an event is no moment of its own`() {
    var stage = Sample.stage(Sample.state(rows: 0))
    _ = stage.take(.down)
    stage.look(Sample.state(rows: 5))
    #expect(stage.moments.count == 1 && stage.number == 7 && stage.chosen == 1)
  }

  @Test func `earlier states are only looked at`() {
    var stage = Sample.stage()
    for act in 1...3 {
      stage.take(
        Sample.reply(
          "back", .back(.once), events: [Sample.event(act)], from: stage.state,
          to: Sample.state(modals: act)), of: act)
    }
    for _ in 0..<9 { _ = stage.take(.text("[")) }
    #expect(stage.ago == 3 && stage.events.isEmpty)
    _ = stage.take(.text("]"))
    #expect(stage.ago == 2 && stage.events.map(\.sequence) == [1])
    let lines = Layout(stage, Size(columns: 80, rows: 24)).frame.text
    #expect(lines[21] == "  2 acts ago, only to look at" && !lines.contains { $0.contains("▸") })
    #expect(entry(stage.take(.enter)) == nil && stage.isNow)
  }

  @Test func `a screen that one comes back to has the choice that one left`() {
    var stage = Sample.stage()
    for _ in 0..<4 { _ = stage.take(.down) }
    let (home, modal) = (Sample.state(), Sample.state(modals: 1))
    stage.take(Sample.reply("tap x", .tap("x"), from: home, to: modal), of: 1)
    #expect(stage.chosen == 0)
    stage.take(Sample.reply("back", .back(.once), from: modal, to: home), of: 2)
    #expect(stage.chosen == 4)
  }

  @Test func `who only asks reads over the screen, and any other key closes that`() {
    var stage = Sample.stage()
    let state = stage.state
    stage.take(Sample.reply("where", .location, from: state, to: state), of: 1)
    #expect(stage.moments.count == 1)
    #expect(
      Layout(stage, Size(columns: 80, rows: 24)).frame.text.contains { $0.contains("─ where ─") })
    _ = stage.take(.down)
    guard case .reading(_, _, 1) = stage.mode else {
      Issue.record("it does not scroll")
      return
    }
    #expect(entry(stage.take(.text("q"))) == nil)
    guard case .browsing = stage.mode else {
      Issue.record("it is not closed")
      return
    }
  }

  @Test func `states are kept by weight, and always the last two`() {
    var big = Sample.state()
    big.coordinators = (1...60_000).map {
      .init(id: $0, name: "R", parent: $0 == 1 ? nil : $0 - 1, segments: [], ownsFront: false)
    }
    var stage = Sample.stage(big)
    for act in 1...5 {
      big.address += "/x"
      stage.take(
        Sample.reply("tap x", .tap("x"), events: [Sample.event(act)], from: stage.state, to: big),
        of: act)
    }
    #expect(stage.moments.count == 2 && stage.isNow)
  }
}
