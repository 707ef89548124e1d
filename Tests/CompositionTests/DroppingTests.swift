import AppTesting
import FlowTesting
import Testing
import WebService

/// Whoever drops window and app coordinator, at any moment, has dropped everything.
@MainActor
struct DroppingTests {
  typealias Step = @MainActor @Sendable (FlowApp) async throws -> Void

  /// What a person does on a tour of the whole app; settling lets what is under way end.
  nonisolated static let tour: [Step] = [
    { try $0.buttons["create-account"].tap() },
    { try $0.textFields["username"].typeText("Mio") },
    { try $0.navigationBar.buttons["Back"].tap() },
    { try $0.alerts.buttons["discard"].tap() },
    { try $0.textFields["username"].typeText("demo") },
    { try $0.secureTextFields["password"].typeText("demo") },
    { try $0.buttons["log-in"].tap() },
    { try await $0.settle() },
    { try $0.cells["product-1"].tap() },
    { try await $0.settle() },
    { try $0.cells["product-2"].tap() },
    { try $0.buttons["owner"].tap() },
    { try await $0.settle() },
    { try $0.cells["product-7"].tap() },
    { try $0.buttons["owner"].tap() },
    { try $0.modals.top.swipeDown() },
    { try $0.buttons["owner"].tap() },
    { try $0.buttons["close"].tap() },
    { try $0.modals.top.swipeDown() },
    { try $0.tabBar.buttons["first"].tap() },
    { try $0.buttons["red"].tap() },
    { try $0.buttons["deeper"].tap() },
    { try $0.buttons["deeper"].tap() },
    { try $0.navigationBar.buttons["Back"].tap() },
    { try $0.buttons["close"].tap() },
    { try $0.tabBar.buttons["first"].tap() },
    { try $0.buttons["next"].tap() },
    { try $0.buttons["close"].tap() },
    { try $0.buttons["next-page"].tap() },
    { try $0.tabBar.buttons["profile"].tap() },
    { try await $0.settle() },
    { try $0.cells["product-3"].tap() },
    { try await $0.settle() },
    { try $0.tabBar.buttons["home"].tap() },
    { try $0.tabBar.buttons["home"].tap() },
    { try $0.buttons["profile"].tap() },
    { try await $0.settle() },
    { try $0.cells["product-5"].tap() },
    { try $0.tabBar.buttons["home"].tap() },
    { try $0.buttons["disconnect"].tap() },
    { try $0.alerts.buttons["cancel"].tap() },
    { try $0.buttons["disconnect"].tap() },
    { try $0.alerts.buttons["disconnect"].tap() },
    { try $0.buttons["continue-as-guest"].tap() },
    { try await $0.settle() },
    { try $0.cells["product-4"].tap() },
    { try $0.tabBar.buttons["profile"].tap() },
    { try $0.buttons["log-in"].tap() },
  ]

  /// Takes some steps, drops everything, and says what is alive all the same.
  private func survivors(
    of steps: some Sequence<Step>, service makeService: () -> any WebServiceAPI
  ) async throws -> [String] {
    var watch = Watch()
    do {
      let app = FlowApp.launched(nil, service: makeService())
      for step in steps { try await step(app) }
      watch.add(app)
    }
    return watch.alive
  }

  @Test func `the tour comes to its end`() async throws {
    let app = FlowApp.launched(nil)
    for step in Self.tour { try await step(app) }
    #expect(app.address == "/welcome")
  }

  @Test(arguments: 0...tour.count)
  func `rule 14 dropping window and app after any step of a tour frees everything`(
    count: Int
  ) async throws {
    let survivors = try await survivors(of: Self.tour.prefix(count)) { InMemoryWebService() }
    #expect(survivors == [])
  }

  @Test func `dropping them while a request is under way frees everything at once`() async throws {
    let service = HeldWebService()
    let logIn: Step = { try $0.logIn() }
    let survivors = try await survivors(of: [logIn]) { service }
    #expect(survivors == [])
    await service.answer(.logIn("demo"))
  }
}
