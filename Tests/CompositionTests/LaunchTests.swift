import Composition
import Coordination
import Testing
import WebService

@MainActor
struct LaunchTests {
  @Test func `without a session the app begins at welcome`() {
    let app = App()
    app.expect("/welcome", title: "Welcome")
    #expect(app.coordinators == ["AppCoordinator", "WelcomeCoordinator"])
    #expect(app.window.tabBar == nil)
  }

  @Test func `with a user's session it begins at home, with three tabs`() throws {
    let app = App(.user(App.demo))
    app.expect("/home", title: "Home")
    let tabs = try #require(app.window.tabBar?.tabs)
    #expect(tabs.map(\.id) == ["home", "first", "profile"])
    #expect(tabs.map(\.title) == ["Home", "First", "Profile"])
  }

  @Test func `with a guest's session it begins at home as well`() {
    let app = App(.guest)
    app.expect("/home", title: "Home")
    #expect(app.ids == ["loading", "log-in"])
  }

  @Test func `launching is one arrival and nothing that left`() {
    let app = App()
    #expect(app.window.events.map(\.kind) == [.started, .started, .shown])
  }

  @Test func `whoever launches it twice has one tree`() {
    let app = App()
    app.coordinator.start()
    app.expect("/welcome")
    #expect(app.coordinators == ["AppCoordinator", "WelcomeCoordinator"])
    #expect(app.window.brokenInvariants() == [])
  }

  @Test(arguments: [nil, App.demo])
  func `a session is that of a user, or of a guest`(user: User?) {
    #expect(Session(user).user == user)
    #expect((Session(user) == .guest) == (user == nil))
  }
}
