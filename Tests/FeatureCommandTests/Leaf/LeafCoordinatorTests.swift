import Coordination
import FeatureTesting
import Testing

@MainActor
struct LeafCoordinatorTests {
  let app = TestApp()
  var window: AppWindow { app.window }

  private static func leaf(_ presentation: Presentation) -> LeafCoordinator {
    LeafCoordinator(presentation)
  }

  private func begin(isModal: Bool) throws {
    let below = try app.navigator
    app.begin(
      Self.leaf(isModal ? .modal(over: below, at: "leaf") : .push(onto: below, at: "leaf")))
  }

  @Test func `rule 14 leaf goes with window and app`() throws {
    #expect(try TestApp.frees { Self.leaf(.modal(over: try $0.navigator, at: "leaf")) })
  }

  @Test(arguments: [true, false])
  func `leaf is shown over everything, or as the next page`(isModal: Bool) throws {
    try begin(isModal: isModal)
    #expect(window.address == "/root/leaf")
    #expect(window.modals.count == (isModal ? 1 : 0))
    #expect(window.front?.viewModel.title == "Leaf")
    #expect(app.ids == ["close"])
  }

  @Test(arguments: [true, false])
  func `what leaf is there for completes it`(isModal: Bool) throws {
    try begin(isModal: isModal)
    try app.tap("close")
    #expect(window.address == "/root")
    #expect(app.endings == ["LeafCoordinator completed"])
  }

  @Test(arguments: [true, false])
  func `back takes leaf away and cancels it`(isModal: Bool) throws {
    try begin(isModal: isModal)
    try window.back()
    #expect(window.address == "/root")
    #expect(window.brokenInvariants() == [])
    #expect(app.endings == ["LeafCoordinator cancelled"])
  }
}
