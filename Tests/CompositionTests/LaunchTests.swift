import AppTesting
import Composition
import FlowTesting
import Testing
import WebService

@MainActor
struct LaunchTests {
  @Test func `without a session the app begins at welcome`() {
    let app = FlowApp.launched(nil)
    #expect(app.address == "/welcome")
    #expect(app.title == "Welcome")
    #expect(app.coordinators == ["AppCoordinator", "WelcomeCoordinator"])
    #expect(!app.tabBar.exists)
  }

  @Test func `with a user's session it begins at home, with three tabs`() throws {
    let app = FlowApp.launched(.demo)
    #expect(app.address == "/home")
    #expect(app.title == "Home")
    #expect(app.tabBar.buttons.identifiers == ["home", "first", "profile"])
    #expect(app.tabBar.buttons.labels == ["Home", "First", "Profile"])
    #expect(app.tabBar.buttons["home"].isSelected == true)
  }

  @Test func `with a guest's session it begins at home as well`() {
    let app = FlowApp.launched(.guest)
    #expect(app.address == "/home")
    #expect(app.title == "Home")
    #expect(app.elements.identifiers.starts(with: ["loading", "log-in"]))
  }

  @Test func `launching is one arrival and nothing that left`() {
    let app = FlowApp.launched(nil)
    #expect(
      app.events == ["started AppCoordinator", "started WelcomeCoordinator", "shown welcome"])
  }

  @Test func `whoever launches it twice has one tree`() throws {
    let app = FlowApp.launched(nil)
    try app.perform { try app.root.start() }
    #expect(app.address == "/welcome")
    #expect(app.coordinators == ["AppCoordinator", "WelcomeCoordinator"])
  }

  @Test(arguments: [nil, Session.demo.user])
  func `a session is that of a user, or of a guest`(user: User?) {
    #expect(Session(user).user == user)
    #expect((Session(user) == .guest) == (user == nil))
  }
}
