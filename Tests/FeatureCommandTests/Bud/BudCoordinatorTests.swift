import Coordination
import FeatureTesting
import Testing

@MainActor
struct BudCoordinatorTests {
  let app = TestApp()
  var window: AppWindow { app.window }

  private static func bud(_ presentation: Presentation) -> BudCoordinator {
    BudCoordinator(presentation)
  }

  private func begin(isModal: Bool) throws {
    let below = try app.navigator
    app.begin(
      Self.bud(isModal ? .modal(over: below, at: "bud") : .push(onto: below, at: "bud")))
  }

  @Test func `rule 14 bud goes with window and app`() throws {
    #expect(try TestApp.frees { Self.bud(.modal(over: try $0.navigator, at: "bud")) })
  }

  @Test(arguments: [true, false])
  func `bud is shown over everything, or as the next page`(isModal: Bool) throws {
    try begin(isModal: isModal)
    #expect(window.address == "/root/bud")
    #expect(window.modals.count == (isModal ? 1 : 0))
    #expect(window.front?.viewModel.title == "Bud")
    #expect(app.ids == ["close"])
  }

  @Test(arguments: [true, false])
  func `what bud is there for completes it`(isModal: Bool) throws {
    try begin(isModal: isModal)
    try app.tap("close")
    #expect(window.address == "/root")
    #expect(app.endings == ["BudCoordinator completed"])
  }

  @Test(arguments: [true, false])
  func `back takes bud away and cancels it`(isModal: Bool) throws {
    try begin(isModal: isModal)
    try window.back()
    #expect(window.address == "/root")
    #expect(window.brokenInvariants() == [])
    #expect(app.endings == ["BudCoordinator cancelled"])
  }
}
