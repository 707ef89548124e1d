import Coordination
import FlowMapping
import Foundation
import Testing

/// How a map reads, in every form: also where names hold what the form itself uses.
@MainActor
struct DrawingTests {
  /// An app whose names are as awkward as can be.
  private func awkward() async throws -> FlowMap {
    try await FlowMap.explored { window in
      let place = Presentation.root(of: window, at: "start")
      return Root(window) { root in
        root.start(
          Step(place, "Start") { step, page in
            [
              .button("a \"b\" | `c` <d> & \\ #", "Awkward") {
                page.alert = Screen.Alert(
                  "\"Sure\" & <really>\n#1 | `x` \\?", buttons: [.init("ok", "OK", role: .cancel)])
              },
              .button("閉じる", "閉じる") {
                step.start(Step(.push(onto: place.navigator, at: "日本/1"), "N") { _, _ in [] })
              },
            ]
          })
      }
    }
  }

  @Test func `lines are sentences`() async throws {
    let map = try await FlowMap.explored(
      texts: ["text"], situation: { ($0 as? Sample)?.situation ?? "" }, { Sample($0) })
    #expect(map.lines.first == "door is a root of Step, for nobody")
    #expect(map.lines.contains("list: tap item-N pushes item/N, for guest, member"))
    #expect(map.lines.contains("door: tap enter replaces list as member, for nobody"))
  }

  @Test func `mermaid has no character that would end a label`() async throws {
    let lines = try await awkward().mermaid.split(separator: "\n")
    #expect(lines[0] == "flowchart TB")
    #expect(
      lines.contains {
        $0.hasSuffix(
          "{{\"#quot;Sure#quot; #amp; #lt;really#gt; #35;1 | #96;x#96; \\?\"}}")
      })
    #expect(lines.contains { $0.contains("-->|\"閉じる\"|") })
    #expect(lines.allSatisfy { $0.count { $0 == "\"" }.isMultiple(of: 2) })
  }

  @Test func `json is read back by a parser, and is the same bytes each time`() async throws {
    let map = try await awkward()
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(map.json.utf8)) as? [String: Any])
    let places = try #require(object["places"] as? [[String: Any]])
    #expect(places.map { $0["name"] as? String } == map.places.map(\.name))
    #expect(try await awkward().json == map.json)
  }

  @Test func `a table keeps its columns`() async throws {
    let rows = try await awkward().markdown.split(separator: "\n").filter { $0.hasPrefix("|") }
    for row in rows {
      let bars = row.replacing("\\|", with: "").count { $0 == "|" }
      #expect(bars == 6 || bars == 4, "\(row)")
    }
  }

  @Test func `dot is a graph with quoted labels`() async throws {
    let dot = try await awkward().dot
    #expect(dot.hasPrefix("digraph map {\n"))
    #expect(dot.hasSuffix("}\n"))
    #expect(dot.contains(#"[label="\"Sure\" & <really> #1 | `x` \\?", shape=hexagon]"#))
  }
}

/// A root that does whatever a test says.
@MainActor
final class Root: Coordinator {
  let lifetime: Lifetime<Never>
  private let begin: @MainActor (Root) -> Void

  init(_ window: AppWindow, begin: @escaping @MainActor (Root) -> Void) {
    lifetime = Lifetime(rootOf: window)
    self.begin = begin
  }

  func start() { begin(self) }
}
