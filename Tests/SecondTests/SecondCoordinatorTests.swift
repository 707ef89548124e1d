import Coordination
import FeatureTesting
import Second
import Testing

@MainActor
struct SecondCoordinatorTests {
  let app = TestApp()
  var window: AppWindow { app.window }

  private func begin(isModal: Bool) throws {
    let below = try app.navigator
    app.begin(
      SecondCoordinator(
        isModal ? .modal(over: below, at: "second") : .push(onto: below, at: "second-page")))
  }

  @Test func `rule 14 second goes with window and app`() throws {
    #expect(
      try TestApp.frees { SecondCoordinator(.modal(over: try $0.navigator, at: "second")) })
  }

  @Test func `presented it covers everything with a stack of its own`() throws {
    try begin(isModal: true)
    #expect(window.address == "/root/second")
    #expect(window.modals.count == 1)
    #expect(window.front?.viewModel.title == "Second")
  }

  @Test func `pushed it is the next page of the same stack`() throws {
    try begin(isModal: false)
    #expect(window.address == "/root/second-page")
    #expect(window.modals.isEmpty)
    #expect(try app.navigator.screens.count == 2)
  }

  @Test(arguments: [true, false])
  func `close takes it away and completes it`(isModal: Bool) throws {
    try begin(isModal: isModal)
    #expect(window.front?.viewModel.elements.map(\.label) == ["閉じる"])
    try app.tap("close")
    #expect(window.address == "/root")
    #expect(app.endings == ["SecondCoordinator completed"])
  }

  @Test(arguments: [true, false])
  func `back takes it away and cancels it`(isModal: Bool) throws {
    try begin(isModal: isModal)
    try window.back()
    #expect(window.address == "/root")
    #expect(window.brokenInvariants() == [])
    #expect(app.endings == ["SecondCoordinator cancelled"])
  }

  @Test func `pulled down it cancels, and can be presented anew`() throws {
    for count in 1...3 {
      try begin(isModal: true)
      try window.dismiss()
      #expect(window.brokenInvariants() == [])
      #expect(app.endings.count == count)
    }
    #expect(window.living.coordinators == 2)
  }
}
