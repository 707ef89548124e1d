import Coordination
import FeatureTesting
import Testing
import UserInfo
import WebService

@MainActor
struct UserInfoCoordinatorTests {
  let app = TestApp()
  let service = InMemoryWebService()
  let log = Log()
  let hana = User(id: 2, name: "Hana")
  var window: AppWindow { app.window }

  /// Counts how often a guest asked to log in.
  @MainActor
  final class Log {
    var logIns = 0
  }

  private func begin(_ presentation: Presentation, _ user: User?) {
    app.begin(info(presentation, user))
  }

  private func info(_ presentation: Presentation, _ user: User?) -> UserInfoCoordinator {
    UserInfoCoordinator(
      presentation, user: user, service: service,
      destinations: .init(
        productDetail: { Elsewhere(.push(onto: $1, at: "product/\($0.id)")) },
        logIn: { [log] in log.logIns += 1 }))
  }

  @Test func `rule 14 a user goes with window and app`() throws {
    #expect(try TestApp.frees { info(.modal(over: try $0.navigator, at: "owner"), hana) })
  }

  @Test func `pushed it shows the user and what they offer`() async throws {
    begin(.push(onto: try app.navigator, at: "user"), hana)
    #expect(window.address == "/root/user")
    #expect(window.front?.viewModel.title == "Hana")
    #expect(app.ids == ["name", "number", "loading"])
    await window.settled()
    #expect(app.ids == ["name", "number", "product-1", "product-2", "product-7"])
  }

  @Test func `a product goes on the stack that the user stands on`() async throws {
    begin(.push(onto: try app.navigator, at: "user"), hana)
    await window.settled()
    try app.tap("product-2")
    #expect(window.address == "/root/user/product/2")
    #expect(try app.navigator.screens.count == 3)
  }

  @Test func `in a modal it has a stack of its own, and a button to close it`() async throws {
    begin(.modal(over: try app.navigator, at: "owner"), hana)
    await window.settled()
    #expect(app.ids.contains("close"))
    try app.tap("product-2")
    #expect(window.address == "/root/owner/product/2")
    #expect(window.modals.first?.screens.count == 2)
    try window.back()
    try app.tap("close")
    #expect(window.address == "/root")
    #expect(app.endings == ["UserInfoCoordinator completed"])
  }

  @Test func `as a root it cannot be closed`() async {
    begin(.root(of: window, at: "profile"), hana)
    await window.settled()
    #expect(window.address == "/profile")
    #expect(!app.ids.contains("close"))
  }

  @Test func `a guest is invited to log in, and nothing is loaded`() throws {
    begin(.root(of: window, at: "profile"), nil)
    #expect(window.front?.viewModel.title == "Guest")
    #expect(app.ids == ["guest", "log-in"])
    try app.tap("log-in")
    #expect(log.logIns == 1)
  }

  @Test func `a user with nothing on offer is told so`() async throws {
    let user = try await service.createAccount(username: "Mio", password: "secret")
    begin(.push(onto: try app.navigator, at: "user"), user)
    await window.settled()
    #expect(app.ids == ["name", "number", "no-products"])
  }

  @Test func `a user whom the service does not know is an error, until it does`() async throws {
    begin(.push(onto: try app.navigator, at: "user"), User(id: 4, name: "Mio"))
    await window.settled()
    #expect(app.ids == ["name", "number", "error", "retry"])

    _ = try await service.createAccount(username: "Mio", password: "secret")
    try app.tap("retry")
    await window.settled()
    #expect(app.ids == ["name", "number", "no-products"])
  }
}
