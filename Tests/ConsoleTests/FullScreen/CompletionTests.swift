import Terminal
import Testing

@testable import Console

/// What a line of the grammar can go on with.
@MainActor
struct CompletionTests {
  private func texts(_ line: String, _ state: AppState = Sample.state()) -> [String] {
    var places = Places()
    places.visit(state)
    return Completion(of: line, in: state, places: places).candidates.map(\.text)
  }

  @Test func `commands, and those first that would be taken`() {
    #expect(texts("").prefix(3) == ["tap", "type", "back"])
    #expect(texts("", Sample.state(alert: true)).first == "answer")
    #expect(texts("t") == ["tap", "type", "tab", "tree"])
    #expect(texts("pulls") == ["dismiss"])
  }

  @Test func `ids, labels, tabs, answers, addresses and what can be expected`() {
    #expect(texts("type ") == ["username", "password"])
    #expect(texts("tap row-1") == ["row-1"] + (10...19).map { "row-\($0)" })
    #expect(texts("tap row-3").isEmpty)
    #expect(texts("tab ホ") == ["home"])
    #expect(texts("answer k", Sample.state(alert: true)) == ["keep"])
    #expect(texts("open /fi") == ["/first"])
    #expect(texts("open /home/", Sample.state(rows: 2)).last == "/home/product/1/row/1")
    #expect(texts("expect no ") == ["element", "alert", "coordinator"])
    #expect(texts("help ex") == ["expect"])
    #expect(texts("tap row-1 ").isEmpty)
  }

  @Test func `every address that is offered can be opened`() async throws {
    for keys in ["5", "enter demo tab demo enter enter", "5 4", "5 tab 3 1", "5 1 1 2"] {
      let places = try await { () async throws -> [String] in
        let typist = try await Typist()
        try await typist.press(keys)
        let places = typist.stage.places.all(in: typist.stage.now)
        #expect(places.count > 3)
        return places.map(\.text)
      }()
      for place in places {
        let typist = try await Typist()
        try await typist.press(keys)
        try await typist.press(": open blank \(place) enter")
        #expect(typist.stage.state.address == place, "\(keys): \(place)")
      }
    }
  }
}
