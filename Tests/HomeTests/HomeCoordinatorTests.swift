import Coordination
import FeatureTesting
import Home
import Testing
import WebService

@MainActor
struct HomeCoordinatorTests {
  let app = TestApp()
  let log = Log()
  var window: AppWindow { app.window }

  /// Notes which requests went up to the app.
  @MainActor
  final class Log {
    var requests: [String] = []
  }

  private func begin(
    user: User? = User(id: 1, name: "demo"), service: any ProductsAPI = InMemoryWebService()
  ) {
    app.begin(home(.root(of: window, at: "home"), user: user, service: service))
  }

  private func home(
    _ presentation: Presentation, user: User?, service: any ProductsAPI
  ) -> HomeCoordinator {
    HomeCoordinator(
      presentation, user: user, service: service,
      destinations: .init(
        productDetail: { Elsewhere(.push(onto: $1, at: "product/\($0.id)")) },
        userInfo: { Elsewhere(.push(onto: $1, at: "user/\($0.name)")) },
        disconnect: { [log] in log.requests.append("disconnect") }))
  }

  @Test func `rule 14 home goes with window and app`() {
    #expect(
      TestApp.frees {
        home(.root(of: $0.window, at: "home"), user: nil, service: InMemoryWebService())
      })
  }

  @Test func `home loads its products when it is shown`() async {
    begin()
    #expect(window.address == "/home")
    #expect(app.ids == ["loading", "profile", "disconnect"])
    await window.settled()
    #expect(app.ids == (1...7).map { "product-\($0)" } + ["profile", "disconnect"])
    #expect(window.front?.viewModel.elements[3].label == "南部鉄器の急須")
  }

  @Test func `home does not load again when it appears again`() async throws {
    begin()
    await window.settled()
    try app.tap("product-1")
    try window.back()
    #expect(app.ids.first == "product-1")
  }

  @Test func `a product leads to its detail`() async throws {
    begin()
    await window.settled()
    try app.tap("product-2")
    #expect(window.address == "/home/product/2")
  }

  @Test func `a user has a profile and can disconnect`() throws {
    begin()
    try app.tap("profile")
    #expect(window.address == "/home/user/demo")
    try window.back()
    try app.tap("disconnect")
    #expect(window.alert?.title == "Are you sure?")
    #expect(window.alert?.buttons.map(\.role) == [.cancel, .destructive])
    try window.answer("disconnect")
    #expect(window.alert == nil)
    #expect(log.requests == ["disconnect"])
  }

  @Test(arguments: ["cancel", "back"])
  func `whoever is not sure stays connected`(answer: String) throws {
    begin()
    try app.tap("disconnect")
    if answer == "back" { try window.back() } else { try window.answer(answer) }
    #expect(window.alert == nil)
    #expect(log.requests == [])
    try app.tap("profile")
    #expect(window.address == "/home/user/demo")
  }

  @Test func `a guest can log in instead, without a question`() throws {
    begin(user: nil)
    #expect(app.ids == ["loading", "log-in"])
    try app.tap("log-in")
    #expect(window.alert == nil)
    #expect(log.requests == ["disconnect"])
  }

  @Test func `a service that fails is tried again when the person says so`() async throws {
    begin(service: FlakyWebService())
    await window.settled()
    #expect(app.ids == ["error", "retry", "profile", "disconnect"])
    #expect(
      window.front?.viewModel.elements.first?.label == WebServiceError.unavailable.message)
    try app.tap("retry")
    #expect(app.ids.first == "loading")
    await window.settled()
    #expect(app.ids.first == "product-1")
  }
}
