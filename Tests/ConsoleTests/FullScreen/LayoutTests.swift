import Coordination
import Terminal
import Testing

@testable import Console

/// What is drawn of a stage, at every size.
struct LayoutTests {
  private func text(_ stage: Stage, _ columns: Int = 80, _ rows: Int = 24) -> [String] {
    Layout(stage, Size(columns: columns, rows: rows)).frame.text
  }

  @Test func `every stage has a frame at every size, and no row is wider than it`() {
    for stage in Sample.stages {
      for columns in [0, 1, 2, 7, 29, 59, 60, 61, 71, 72, 89, 90, 120, 400] {
        for rows in [0, 1, 2, 3, 15, 16, 17, 24, 34, 35, 100] {
          let text = text(stage, columns, rows)
          #expect(text.count == rows && text.allSatisfy { $0.columns <= columns })
        }
      }
    }
  }

  @Test func `too small says what is needed, in whatever there is`() {
    #expect(text(Sample.stage(), 40, 3).first == "too small: 60 × 16 are needed")
    #expect(text(Sample.stage(), 9, 6).prefix(4) == ["too", "small: 60", "× 16 are", "needed"])
  }

  @Test func `the lines between the parts are straight, whatever stands beside them`() {
    for stage in Sample.stages.prefix(10) {
      let layout = Layout(stage, Size(columns: 120, rows: 30))
      let edges = Set((0..<26).map { layout.frame[$0, 64].text })
      #expect(edges.isSubset(of: ["│", "┤"]))
      #expect(layout.frame[26, 64].text == "┴")
    }
  }

  @Test func `a modal leaves at most three edges of what is under it`() {
    let one = text(Sample.stage(Sample.state(modals: 1)))
    #expect(one[0].contains("/home/product/1  under this") && one[1].hasPrefix(" ╭─ modal ─"))
    let four = text(Sample.stage(Sample.state(modals: 5)))
    #expect(four[0].hasPrefix(" 2 more under these"))
    #expect(four.count { $0.contains("under this ") } == 3)
  }

  @Test func `an alert is over the screen, its safe answer is chosen, and only it has numbers`() {
    let lines = text(Sample.stage(Sample.state(modals: 1, alert: true)))
    #expect(lines.contains { $0.contains("╭─ Discard? ─") })
    #expect(lines.contains { $0.contains("  1  Discard   destructive") })
    #expect(lines.contains { $0.contains("▸ 2  Keep      esc") })
    #expect(!lines.contains { $0.contains("3  ") })
    #expect(lines.last?.contains("enter answer  esc cancel") == true)
  }

  @Test func `what has just come and gone is marked until the next act`() {
    var stage = Sample.stage()
    var next = Sample.state()
    next.coordinators.removeAll { $0.id == 4 || $0.id == 8 }
    next.coordinators.append(
      .init(id: 31, name: "RedCoordinator", parent: 2, segments: [], ownsFront: false))
    let events = [
      Sample.event(1, "a", .started, of: 31), Sample.event(2, "b", .cancelled, of: 8),
      Sample.event(3, "c", .cancelled, of: 4),
    ]
    stage.take(
      Sample.reply("back", .back(.once), events: events, from: stage.state, to: next), of: 1)
    let lines = text(stage, 120, 40)
    #expect(lines.contains { $0.hasSuffix("RedCoordinator +") })
    #expect(lines.count { $0.hasSuffix("HomeCoordinator −") } == 2)
    stage.take(
      Sample.reply("tap x", .tap("x"), events: [Sample.event(4)], from: next, to: next), of: 2)
    #expect(!text(stage, 120, 40).contains { $0.hasSuffix(" −") || $0.hasSuffix(" +") })
  }

  @Test func `if one coordinator does not fit, all drop what their names end in`() {
    var stage = Sample.stage()
    #expect(text(stage, 130).contains { $0.hasSuffix(" ProductDetailCoordinator") })
    _ = stage.take(.text("t"))
    let narrow = text(stage, 80)
    #expect(narrow.contains { $0.hasSuffix(" ProductDetail") })
    #expect(!narrow.contains { $0.contains("Coordinator ") || $0.hasSuffix("Coordinator") })
  }

  @Test func `if one event does not fit, all drop what names of coordinators end in`() {
    var stage = Sample.stage()
    let events = (1...12).map { Sample.event($0, $0 == 12 ? "a-rather-long-segment" : "x") }
    stage.take(
      Sample.reply("back", .back(.once), events: events, from: stage.state, to: stage.state), of: 1)
    let lines = text(stage, 90).filter { $0.contains(" removed ") }
    #expect(lines.count > 5 && lines.allSatisfy { $0.contains(" removed Home #30 ") })
    #expect(text(stage, 140).contains { $0.contains("+ 12 removed HomeCoordinator #30 a-rather") })
  }

  @Test func `the side is there by itself from 90 columns, and keys turn that around`() {
    var stage = Sample.stage()
    func sides(_ columns: Int) -> [Bool] {
      let text = text(stage, columns).joined(separator: "\n")
      return [text.contains("Coordinators"), text.contains(" Events")]
    }
    #expect(sides(89) == [false, false] && sides(90) == [true, true])
    _ = stage.take(.text("t"))
    #expect(sides(89) == [true, false] && sides(90) == [false, true])
    _ = stage.take(.text("e"))
    #expect(sides(89) == [true, true] && sides(90) == [false, false])
    // Where there is no room beside it, the side takes the place of the screen.
    #expect(!text(stage, 71).joined().contains("Username"))
    #expect(text(stage, 72).joined().contains("Username"))
  }

  @Test func `the footer has what would be taken, and gives way from the end`() {
    let stage = Sample.stage(Sample.state(modals: 1))
    #expect(
      text(stage, 120).last
        == " ↑↓ choose  enter type  esc back  d pull down  t tree  e events  : command  ? help  q quit"
    )
    #expect(text(stage, 60).last == " enter type  esc back  d pull down  ? help  q quit")
    #expect(text(Sample.stage(), 60).last?.contains("pull down") == false)
  }

  @Test func `the choice is always seen, and arrows tell of more`() {
    var stage = Sample.stage(Sample.state(rows: 60))
    for _ in 0..<100 {
      #expect(text(stage, 60, 16).contains { $0.hasPrefix("▸") })
      _ = stage.take(.down)
    }
    let lines = text(stage, 60, 16)
    #expect(lines.contains { $0.hasPrefix("▸62") } && lines[2].hasSuffix("↑"))
    #expect(text(Sample.stage(), 60, 16)[9].hasSuffix("↓"))
  }
}
