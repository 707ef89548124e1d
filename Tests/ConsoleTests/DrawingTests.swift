import Coordination
import Foundation
import Terminal
import Testing

@testable import Console

/// What is drawn stays small and fits, however big the app is.
struct DrawingTests {
  private func state(chain: Int, named names: [String] = ["RedCoordinator"]) -> AppState {
    var state = AppState()
    state.title = "商品一覧"
    state.address = String(repeating: "/red", count: chain)
    state.root = .init(segments: Array(repeating: "red", count: chain))
    state.coordinators = [
      .init(id: 1, name: "AppCoordinator", parent: nil, segments: [], ownsFront: false)
    ]
    for id in 2..<(chain + 2) {
      state.coordinators.append(
        .init(
          id: id, name: names[id % names.count], parent: id - 1, segments: ["red"],
          ownsFront: id == chain + 1))
    }
    state.outline = outline(state.coordinators).excerpt(16, front: chain + 1)
    return state
  }

  private func outline(_ coordinators: [AppState.Coordinator]) -> Outline {
    var outline = Outline()
    for it in coordinators { outline.start(it.id, it.name, under: it.parent) }
    return outline
  }

  private func reply(_ state: AppState, _ command: Command? = nil) -> Reply {
    Reply(
      echo: nil, command: command, failure: nil, events: [], before: state, after: state)
  }

  @Test func `a chain of the same coordinator is one line`() {
    let tree = CoordinatorTree(state(chain: 100_000))
    #expect(
      tree.lines(detailed: true).map(\.text) == [
        "AppCoordinator #1", "└ RedCoordinator × 100,000 ←",
      ])
    #expect(
      CoordinatorTree(state(chain: 2)).lines(detailed: false).map(\.text) == [
        "AppCoordinator", "└ RedCoordinator", "  └ RedCoordinator ←",
      ])
  }

  @Test func `far in, the depth is a number, and a person sees an excerpt with the front`() {
    let deep = CoordinatorTree(state(chain: 5_000, named: ["A", "B"]))
    let lines = deep.lines(detailed: false).map(\.text)
    #expect(lines.count == 5_001)
    #expect(lines[12].hasSuffix("└ B"))
    #expect(lines[13].hasSuffix("(13) A"))
    #expect(lines[5_000] == lines[13].prefix(while: { $0 == " " }) + "(5,000) B ←")
    let excerpt = state(chain: 5_000, named: ["A", "B"]).outline.lines(columns: nil).map(\.text)
    #expect(excerpt.count == 16)
    #expect(excerpt[14] == "… 4,986 more; “tree” shows all")
    #expect(excerpt[15].hasSuffix("(5,000) B ←"))
  }

  @Test(arguments: 0..<8) func `rows that change are those that would be made anew`(seed: Int) {
    var dice = UInt64(seed + 1) &* 0x9E37_79B9_7F4A_7C15
    func roll(_ count: Int) -> Int {
      dice = dice &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(dice >> 33) % count
    }
    var living = [
      AppState.Coordinator(id: 1, name: "A", parent: nil, segments: [], ownsFront: false)
    ]
    var changed = outline(living)
    for id in 2..<100 {
      if roll(3) > 0 {
        // Often under the last one, so that there are chains.
        let parent = roll(4) > 0 ? living[living.count - 1] : living[roll(living.count)]
        let name = roll(6) > 0 ? parent.name : ["A", "B"][roll(2)]
        living.append(.init(id: id, name: name, parent: parent.id, segments: [], ownsFront: false))
        changed.start(id, name, under: parent.id)
      } else if living.count > 1 {
        let leaves = living.dropFirst().filter { leaf in !living.contains { $0.parent == leaf.id } }
        let leaf = leaves[roll(leaves.count)]
        living.removeAll { $0.id == leaf.id }
        changed.end(leaf.id)
      }
      var state = AppState()
      let front = living[roll(living.count)].id
      state.coordinators = living.map {
        .init(
          id: $0.id, name: $0.name, parent: $0.parent, segments: [], ownsFront: $0.id == front)
      }
      let drawn = CoordinatorTree(state).lines(detailed: false).map(\.text)
      let rows = changed.excerpt(500, front: front).lines(columns: nil).map(\.text)
      #expect(rows == drawn)
      let few = changed.excerpt(6, front: front)
      #expect(few.entries.count + few.hidden + (few.front == nil ? 0 : 1) == drawn.count)
    }
  }

  @Test func `state, tree and JSON of very many screens are linear in size`() throws {
    let count = 10_000
    let state = state(chain: count, named: ["ProductDetailCoordinator", "UserInfoCoordinator"])
    let json = JSONDrawing().draw(reply(state, .tree))
    #expect(json.utf8.count < 300 * count)
    #expect(try JSONSerialization.jsonObject(with: Data(json.utf8)) is [String: Any])
    let page = PageDrawing(limit: { 80 }, inColor: false, echoes: true)
    #expect(page.draw(reply(state)).utf8.count < 4000)
    #expect(page.draw(reply(state, .location)).utf8.count < 10 * count)
  }

  @Test func `the tree is below the screen if it does not fit beside, and keeps its arrow`() {
    let names = ["ProductDetailCoordinator", "UserInfoCoordinator"]
    let state = state(chain: 8, named: names)
    for width in [30, 80, 100, 120] {
      let lines = Page(state, limit: width).lines.map { $0.truncated(to: width).text }
      #expect(lines.last?.hasSuffix(" ←") == true)
      #expect(lines.contains { $0.contains(" │ AppCoordinator") } == (width >= 100))
    }
  }

  @Test func `ids give way to what a person reads`() {
    var state = AppState()
    state.elements = [
      .init(
        id: "username", kind: .field, label: "Username", value: "somebody@a-domain.test",
        isEnabled: true),
      .init(
        id: "continue-as-guest", kind: .button, label: "Continue as Guest", value: nil,
        isEnabled: true),
    ]
    #expect(
      Page(state, limit: 80).lines.dropFirst().first { $0.text.contains("1  ") }?.text
        .hasPrefix(" 1  Username: somebody@a-domain.test") == true)
    #expect(
      Page(state, limit: 30).lines.dropFirst().prefix(2).map(\.text) == [
        " 1  Username: somebody@a-doma…", " 2  [Continue as Guest]",
      ])
    #expect(
      Page(state, limit: 60).lines.dropFirst().prefix(2).map(\.text) == [
        " 1  Username: somebody@a-domain.test  username",
        " 2  [Continue as Guest]               continue-as-guest",
      ])
  }

  @Test func `beside the tree there is room for what was typed, and for the whole way back`() {
    var state = state(chain: 1)
    let value = String(repeating: "x", count: 36)
    state.elements = [
      .init(id: "username", kind: .field, label: "Username", value: value, isEnabled: true)
    ]
    state.backTitle = "Paper Lantern"
    state.modals = [["second"], ["second"]]
    let lines = Page(state, limit: 80).lines.map(\.text)
    #expect(lines.contains { $0.contains("Username: " + value) && $0.contains(" │ ") })
    state.elements = []
    let short = Page(state, limit: 80).lines.map(\.text)
    #expect(short[1].hasPrefix("‹ Paper Lantern "))
    #expect(short[2].hasPrefix("a modal, with 1 more under it "))
  }

  @Test func `a long title leaves room for the address, and one with escapes is measured so`() {
    var state = AppState()
    state.address = "/home/user/1"
    for title in [
      String(repeating: "very ", count: 60), "\u{1B}[31mred", String(repeating: "漢", count: 100),
    ] {
      state.title = title
      for width in [40, 80, 120] {
        let header = Page(state, limit: width).lines[0]
        #expect(header.columns == width)
        #expect(header.text.hasSuffix(" /home/user/1 ──"))
      }
    }
    state.title = "Welcome"
    state.address = String(repeating: "/red", count: 100)
    #expect(Page(state, limit: 40).lines[0].text.hasPrefix("── Welcome ── …"))
    #expect(Page(state, limit: 40).lines[0].columns == 40)
  }

  @Test func `where not all tabs fit, they go on in the next line, and none is cut off`() {
    var state = AppState()
    state.tabs = ["Home", "First", "Profile"].map {
      .init(id: $0, title: $0, isSelected: $0 == "Profile", stack: [$0])
    }
    for width in [16, 20, 28] {
      let lines = Page(state, limit: width).lines.map(\.text)
      for title in ["1 Home", "2 First", "[3 Profile]"] {
        #expect(lines.contains { $0.contains(title) && $0.columns <= width })
      }
    }
  }

  @Test func `what is wrapped of a tree keeps its branches`() {
    #expect(
      "│ ├ ProductDetailCoordinator #7 product/1".wrapped(to: 20) == [
        "│ ├ ProductDetailCoo", "│ │ rdinator #7", "│ │ product/1",
      ])
    #expect("  └ Red #7 red".wrapped(to: 10) == ["  └ Red #7", "    red"])
  }

  @MainActor
  @Test func `the tour fits a narrow terminal`() async throws {
    let texts = Texts(TourDrawing(limit: { 40 }, inColor: false))
    #expect(try await Player(driver: Driver(), drawing: texts).play(Tour.script) == 0)
    let lines = texts.all.joined().split(separator: "\n").map { String($0) }
    #expect(lines.count > 200)
    for line in lines { #expect(line.columns <= 40, "\(line)") }
  }

  /// Keeps what is drawn.
  private final class Texts: Drawing {
    private(set) var all: [String] = []
    private let drawing: any Drawing

    init(_ drawing: any Drawing) {
      self.drawing = drawing
    }

    func draw(_ reply: Reply) -> String {
      all.append(drawing.draw(reply))
      return ""
    }

    func narrate(_ comment: String) -> String {
      all.append(drawing.narrate(comment))
      return ""
    }
  }

  @Test func `tabs stay where they are when another is selected`() {
    let ids = ["home", "first", "profile"]
    let bars = ids.map { selected in
      var state = AppState()
      state.tabs = ids.map { .init(id: $0, title: $0, isSelected: $0 == selected, stack: [$0]) }
      return Page(state, limit: nil).lines.map(\.text).first { $0.contains("1 home") } ?? ""
    }
    let plain = bars.map { $0.replacing("[", with: " ").replacing("]", with: " ") }
    #expect(Set(plain).count == 1)
  }

  @Test func `the overview fits into 80 columns`() {
    for line in Handbook.overview.split(separator: "\n") {
      #expect(String(line).columns <= 80, "\(line)")
    }
  }

  @Test func `more than a thousand events of one command are counted, not listed`() throws {
    let events = (1...1202).map { number in
      LogEntry(
        sequence: number, kind: .removed, coordinator: "RedCoordinator", id: 7, segment: "red",
        screen: number, detail: nil)
    }
    let reply = Reply(
      echo: "back root", command: .back(.root), failure: nil, events: events, before: AppState(),
      after: AppState())
    let json = try JSONSerialization.jsonObject(with: Data(JSONDrawing().draw(reply).utf8))
    let object = try #require(json as? [String: Any])
    #expect((object["events"] as? [[String: Any]])?.map { $0["seq"] as? Int } == Array(1...1000))
    #expect(object["eventsOmitted"] as? Int == 202)
  }

  @Test func `no line is wider than the terminal, however narrow that is`() {
    var state = state(chain: 20, named: ["A", "B"])
    state.elements = [
      .init(id: "text", kind: .text, label: "閉じる\u{1B}[31m words 🙂", value: nil, isEnabled: true),
      .init(id: "field", kind: .field, label: "商品一覧", value: "南部鉄器の急須", isEnabled: true),
      .init(
        id: "a-rather-long-identifier", kind: .button, label: "閉じる", value: nil, isEnabled: false),
    ]
    state.tabs = [
      .init(id: "home", title: "商品", isSelected: true, stack: ["home"]),
      .init(id: "first", title: "First", isSelected: false, stack: ["first"]),
    ]
    state.modals = [["second"], ["second"]]
    state.backTitle = "商品一覧"
    var asking = state
    asking.alert = .init(
      title: "本当に？", message: "A message that is long.",
      buttons: [.init(id: "cancel", label: "キャンセル", role: .cancel)])
    for width in Array(1...30) + [39, 40, 41, 59, 79, 80, 81, 100, 130] {
      let drawing = PageDrawing(limit: { width }, inColor: false, echoes: true)
      for state in [state, asking] {
        for command in [Command.screen, .tree, .location, .help(nil), .help("expect"), .dismiss] {
          for line in drawing.draw(reply(state, command)).split(separator: "\n") {
            #expect(String(line).columns <= width)
          }
        }
      }
    }
  }

  @Test func `JSON escapes what has to be, and nothing else`() {
    var text = ""
    JSON.object(["b": .string("\"\\/\n\r\t\u{1B}\u{7F}\u{2028}é🙂"), "a": [:]]).write(to: &text)
    #expect(text == #"{"a":{},"b":"\"\\/\n\r\t\u001b\u007f\u2028é🙂"}"#)
  }

  @Test func `numbers are in groups of three digits`() {
    #expect(
      [0, 7, 999, 1000, 99_998, 1_234_567, -1000].map(\.grouped) == [
        "0", "7", "999", "1,000", "99,998", "1,234,567", "-1,000",
      ])
  }
}
