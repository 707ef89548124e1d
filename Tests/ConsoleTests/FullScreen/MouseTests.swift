import Terminal
import Testing

@testable import Console

/// The full screen with `--mouse`.
@MainActor
struct MouseTests {
  @Test func `a click taps what is there, and selects a tab`() async throws {
    let typist = try await Typist()
    try await typist.click(7, 10)
    #expect(typist.stage.state.address == "/home")
    try await typist.click(3, 40)
    #expect(typist.stage.state.address == "/home/product/2")
    try await typist.click(19, 12)
    #expect(typist.stage.state.address == "/first")
    try await typist.click(12, 12)
    #expect(typist.stage.state.address == "/first")
  }

  @Test func `a click answers an alert, begins to type, and closes what is read`() async throws {
    let typist = try await Typist()
    try await typist.press("5 ctrl-u : tap blank log-in enter")
    #expect(typist.stage.state.address == "/welcome")
    try await typist.click(2, 20)
    guard case .typing("username", _) = typist.stage.mode else {
      Issue.record("it is not typed into")
      return
    }
    try await typist.press("demo tab demo enter enter ?")
    try await typist.click(3, 3)
    #expect(typist.stage.state.address == "/home" && typist.stage.moments.count == 6)
    guard case .browsing = typist.stage.mode else {
      Issue.record("the help is not closed")
      return
    }
    try await typist.press("9")
    let alert = try #require(typist.screen().firstIndex { $0.contains("1  Cancel") })
    try await typist.click(alert, 40)
    #expect(typist.stage.state.alert == nil && typist.stage.state.address == "/home")
  }

  @Test func `the wheel moves the choice over the screen, and scrolls the side`() async throws {
    let typist = try await Typist()
    let layout = Layout(typist.stage, Size(columns: 120, rows: 24))
    for (column, chosen, scroll) in [(5, 1, 0), (100, 1, 5)] {
      let place = Frame.Place(row: 4, column: column)
      _ = try await typist.performance.take(.mouse(.wheelDown(place)), pointingInto: layout)
      #expect(typist.stage.chosen == chosen && typist.stage.scroll == scroll)
    }
  }
}
