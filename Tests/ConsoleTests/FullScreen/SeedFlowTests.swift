import Testing

@testable import Console

/// Every flow of the seeds by keys alone, at 80 × 24, with nothing read but the screen.
@MainActor
struct SeedFlowTests {
  private func logIn() async throws -> Typist {
    let typist = try await Typist()
    #expect(typist.shows("Log in as demo, password demo"))
    try await typist.press("enter demo tab demo enter enter")
    #expect(typist.stage.state.address == "/home")
    return typist
  }

  @Test func `logging in, a product, its owner in a modal, and all the way back`() async throws {
    let typist = try await logIn()
    try await typist.press("1")
    #expect(typist.shows("‹ Home") && typist.shows("/home/product/1"))
    try await typist.press("1")
    #expect(typist.shows("─ modal ─") && typist.shows("× Paper Lantern"))
    #expect(typist.shows("/home/product/1  under this"))
    try await typist.press("2 esc d")
    #expect(typist.stage.state.address == "/home/product/1")
    try await typist.press("left esc")
    #expect(typist.stage.state.address == "/home" && typist.shows("is the root"))
  }

  @Test func `First leads to Second as a modal and as the next page, and Red to Red`() async throws
  {
    let typist = try await logIn()
    try await typist.press("tab enter")
    #expect(typist.stage.state.address == "/first/second")
    try await typist.press("enter down enter")
    #expect(typist.stage.state.address == "/first/second-page")
    try await typist.press("b down enter 1 1")
    #expect(typist.stage.state.address == "/first/red/red/red")
    try await typist.press("back-tab")
    #expect(typist.stage.state.address == "/home")
  }

  @Test func `disconnecting asks first, and Cancel is chosen`() async throws {
    let typist = try await logIn()
    try await typist.press("up up down down down down down down down down enter")
    #expect(typist.shows("╭─ Are you sure? ─") && typist.shows("▸ 1  Cancel       esc"))
    try await typist.press("enter")
    #expect(typist.stage.state.address == "/home" && typist.stage.state.alert == nil)
    try await typist.press("enter 2")
    #expect(typist.stage.state.address == "/welcome")
  }

  @Test func `an account is created field by field, and Esc asks before it is lost`() async throws {
    let typist = try await Typist()
    try await typist.press("4 enter 青木 tab secret esc")
    #expect(typist.shows("Left as it was.") && typist.shows("青木"))
    try await typist.press("esc")
    #expect(typist.shows("╭─ Discard? ─"))
    try await typist.press("esc down")
    #expect(typist.stage.state.alert == nil)
    try await typist.press("2 secret tab secret enter enter")
    #expect(typist.stage.state.address == "/home")
  }

  @Test func `a guest, and a link that waits until there is one`() async throws {
    let typist = try await Typist()
    try await typist.press(": open blank /home/product/4 enter")
    #expect(typist.shows("waits: it opens after you log in"))
    try await typist.press("5")
    #expect(typist.stage.state.address == "/home/product/4")
    #expect(typist.shows("南部鉄器の急須"))
    try await typist.press("tab tab")
    #expect(typist.shows("Guest") && typist.shows("[Profile]"))
  }

  @Test func `leaving by q, by Ctrl-D, and by a line, but never by Esc`() async throws {
    for keys in ["q", "ctrl-d", ": quit enter", ": ctrl-d", "1 ctrl-d"] {
      #expect(try await Typist().press(keys) == 0, "\(keys)")
    }
    #expect(try await Typist().press("esc esc esc esc left b backspace") == nil)
  }
}
