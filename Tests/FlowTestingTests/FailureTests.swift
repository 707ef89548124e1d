import AppTesting
import Composition
import Coordination
import FlowTesting
import Testing
import WebService

/// What a failure says.
@MainActor
struct FailureTests {
  private func failure(_ act: () throws -> Void) throws -> FlowFailure {
    try #require(throws: FlowFailure.self) { try act() }
  }

  private func reason(_ act: () throws -> Void) throws -> String {
    try failure(act).reason
  }

  @Test func `a failure says where, why, and what there is`() async throws {
    let app = try await FlowApp.shop(nil)
    try app.textFields["username"].typeText("demo")
    try app.secureTextFields["password"].typeText("hidden")
    let line = #line + 1
    let failure = try failure { try app.buttons["login"].tap() }
    #expect(
      "\(failure)" == """
        \(#filePath):\(line): cannot tap buttons["login"]: “Welcome” has no such button; \
        did you mean buttons["log-in"]?

        “Welcome” at /welcome
          textFields["username"] “Username” = “demo”
          secureTextFields["password"] “Password” = “••••••”
          buttons["log-in"] “Log In”
          buttons["create-account"] “Create Account”
          buttons["continue-as-guest"] “Continue as Guest”
        coordinators
          AppCoordinator #1
            WelcomeCoordinator #2 welcome
        last events
          1 started AppCoordinator
          2 started WelcomeCoordinator
          3 shown welcome
        """)
  }

  @Test func `a failure shows tabs, modals and alerts, and the way back`() async throws {
    let app = try await FlowApp.shop(.user(User(id: 1, name: "demo")))
    try app.tabBar.buttons["first"].tap()
    try app.buttons["next"].tap()
    let line = #line + 1
    let failure = try failure { try app.tabBar.buttons["First"].tap() }
    #expect(
      "\(failure)" == """
        \(#filePath):\(line): cannot tap tabBar.buttons["First"]: \
        “Second” covers the tabs; close it first

        “Second” at /first/second
          navigationBar.buttons["Back"] “First”
          buttons["close"] “閉じる”
          modals["second"] “Second”
          tabBar.buttons["home"] “Home”
          tabBar.buttons["first"] “First”, selected
          tabBar.buttons["profile"] “Profile”
        coordinators
          AppCoordinator #1
            MainCoordinator #2
              HomeCoordinator #3 home
              FirstCoordinator #4 first
                SecondCoordinator #6 second
              UserInfoCoordinator #5 profile
        last events
          1 started AppCoordinator
          2 started MainCoordinator
          3 started HomeCoordinator
          4 started FirstCoordinator
          5 started UserInfoCoordinator
          6 shown home
          7 shown first
          8 shown profile
          9 selected first
          10 started SecondCoordinator
          11 shown second
          12 refused “Second” covers the tabs; close it first
        """)
  }

  @Test func `what is not there is guessed from what is`() async throws {
    let app = try await FlowApp.shop(nil)
    func hint(_ act: () throws -> Void) throws -> String? {
      try reason(act).split(separator: "; ").last.map(String.init)
    }
    #expect(try hint { try app.buttons["Log in"].tap() } == "did you mean buttons[\"log-in\"]?")
    #expect(
      try hint { try app.textFields["passwort"].typeText("x") }
        == "did you mean secureTextFields[\"password\"]?")
    #expect(try hint { try app.cells["log-in"].tap() } == "did you mean buttons[\"log-in\"]?")
    #expect(
      try reason { try app.cells["product-1"].tap() }
        == "cannot tap cells[\"product-1\"]: “Welcome” has no cell")
    try app.buttons["continue-as-guest"].tap()
    try await app.settle()
    #expect(
      try hint { try app.buttons["Frist"].tap() } == "did you mean tabBar.buttons[\"first\"]?")
  }

  @Test func `every way not to find something has its reason`() throws {
    let app = FlowApp.stop { _, page in
      [
        .button("one", "Go") {}, .button("two", "Go") {}, .text("words", "Words"),
        .button("ask", "Ask", tap: page.ask), .button("dim", "Dim", isEnabled: false) {},
      ]
    }
    #expect(
      try reason { try app.buttons["Go"].tap() }
        == "cannot tap buttons[\"Go\"]: “Start” has 2 of that name: one, two")
    #expect(
      try reason { try app.buttons.element.tap() }
        == "cannot tap buttons.element: “Start” has 4 buttons")
    #expect(
      try reason { try app.buttons.element(boundBy: 4).tap() }
        == "cannot tap buttons.element(boundBy: 4): “Start” has 4 buttons")
    #expect(
      try reason { try app.cells.firstMatch.tap() }
        == "cannot tap cells.firstMatch: “Start” has no cell")
    #expect(
      try reason { try app.alerts["Sure?"].buttons["yes"].tap() }
        == "cannot tap alerts[\"Sure?\"].buttons[\"yes\"]: there is no alert")
    #expect(
      try reason { try app.tabBar.buttons["home"].tap() }
        == "cannot tap tabBar.buttons[\"home\"]: there is no tabBar")
    #expect(
      try reason { try app.buttons["dim"].tap() }
        == "cannot tap buttons[\"dim\"]: “dim” is disabled now")
    #expect(
      try reason { try app.staticTexts["words"].tap() }
        == "cannot tap staticTexts[\"words\"]: “words” cannot be tapped; it is not a button or a row"
    )
    #expect(
      try reason { try app.buttons["one"].typeText("x") }
        == "cannot type into buttons[\"one\"]: “one” takes no text; it is not a field")
    #expect(
      try reason { try app.navigationBar.tap() }
        == "cannot tap navigationBar: only what is in it can be tapped")
    #expect(
      try reason { _ = try app.navigationBar.pinned() }
        == "cannot pin navigationBar: it belongs to no screen")
    #expect(
      try reason { try app.buttons["one"].swipeDown() }
        == "cannot pull down buttons[\"one\"]: it is no modal")

    try app.buttons["ask"].tap()
    #expect(
      try reason { try app.buttons["one"].tap() }
        == "cannot tap buttons[\"one\"]: the alert “Sure?” is up; answer it first")
    #expect(
      try reason { try app.alerts["Sure"].buttons["no"].tap() }
        == "cannot tap alerts[\"Sure\"].buttons[\"no\"]: there is no such alert; "
        + "did you mean alerts[\"Sure?\"]?")
    #expect(
      try reason { try app.alerts["Sure?"].buttons["Yess"].tap() }
        == "cannot tap alerts[\"Sure?\"].buttons[\"Yess\"]: alerts[\"Sure?\"] has no such button; "
        + "did you mean alerts[\"Sure?\"].buttons[\"yes\"]?")
  }

  @Test func `reading what is not there fails, with the line where it is named`() throws {
    let app = FlowApp.stop { _, _ in [.button("one", "One") {}] }
    let line: UInt = #line + 1
    let failure = try failure { _ = try app.buttons["onee"].isEnabled.get() }
    #expect(failure.line == line)
    #expect(
      failure.reason == "cannot read buttons[\"onee\"]: “Start” has no such button; "
        + "did you mean buttons[\"one\"]?")
    #expect(
      try reason { _ = try app.cells.top.label.get() }
        == "cannot read cells.top: “Start” has no cell")
  }

  @Test func `an app that is not launched says so`() throws {
    let app = FlowApp { Stop(.root(of: $0, at: "start"), "Start") }
    #expect(!app.buttons["on"].exists)
    let failure = try failure { try app.buttons["on"].tap() }
    #expect(failure.reason == "the app is not running; call launch() first")
    #expect(failure.report.hasPrefix("nothing is shown"))
  }

  @Test func `an act that should be refused and is taken fails`() throws {
    let app = FlowApp.stop { _, _ in [.button("one", "One") {}] }
    #expect(
      try reason { try app.refusal { try app.buttons["one"].tap() } }
        == "this was taken, and should have been refused")
    #expect(try reason { try app.refusal { try app.buttons["two"].tap() } }.hasPrefix("cannot tap"))
  }
}
