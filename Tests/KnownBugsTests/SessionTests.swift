import AppTesting
import Composition
import Coordination
import FlowTesting
import Testing
import WebService

/// Logging in and out.
@MainActor
struct SessionTests {
  private let service = HeldWebService(isHolding: false)

  @Test func `K17 no way back to Welcome after logging in`() async throws {
    let app = try await FlowApp.shop(nil)
    let viewModel = Weak(object: app.window.front?.viewModel)
    #expect(viewModel.object != nil)
    try app.logIn()
    try await app.settle()
    #expect(app.address == "/home")
    #expect(viewModel.object == nil)
    #expect(app.count(of: "WelcomeCoordinator") == 0)
    #expect(app.window.living == (app.coordinators.count, app.screens.joined().count))
    #expect(
      try app.refusal { try app.navigationBar.buttons["Back"].tap() } == .atRoot(title: "Home"))
  }

  @Test func `K18 one log-in at a time`() async throws {
    let app = try await FlowApp.shop(nil, service: service)
    service.isHolding = true
    try app.logIn()
    await service.received(.logIn("demo"))
    for _ in 2...3 {
      #expect(try app.refusal { try app.buttons["log-in"].tap() } == .disabled("log-in"))
    }
    #expect(app.buttons["log-in"].isEnabled == false)
    #expect(service.requests == [.logIn("demo")])

    await service.answer(.logIn("demo"), throwing: .unavailable)
    #expect(app.staticTexts.identifiers == ["error"])
    #expect(app.staticTexts["error"].label == WebServiceError.unavailable.message)
    #expect(app.buttons["log-in"].isEnabled == true)

    service.isHolding = false
    try app.logIn()
    try await app.settle()
    #expect(app.address == "/home")
    #expect(app.count("started MainCoordinator") == 1)
    #expect(service.requests.count { $0 == .logIn("demo") } == 2)
  }

  @Test(arguments: [true, false])
  func `K19 nothing of the old session survives`(isAsked: Bool) async throws {
    let app = try await FlowApp.shop()
    try app.tabBar.buttons["profile"].tap()
    try await app.cells["product-3"].waitForExistence()
    try app.cells["product-3"].tap()
    try app.tabBar.buttons["first"].tap()
    for red in ["red", "deeper", "deeper"] { try app.buttons[red].tap() }
    try app.tabBar.buttons["home"].tap()
    try app.cells["product-1"].tap()
    try app.buttons["owner"].tap()
    try await app.settle()
    #expect(app.screens.map(\.count) == [2, 4, 2, 1])
    if isAsked {
      try app.modals.top.swipeDown()
      try app.logOut()
    } else {
      try app.endSession()
    }
    #expect(app.address == "/welcome")
    #expect(app.window.living == (2, 1))
    #expect(!app.words.contains("demo"))

    try await app.createAccount("Mio")
    #expect(app.address == "/home")
    #expect(app.modals.count == 0)
    #expect(app.screens.map(\.count) == [1, 1, 1])
    for tab in ["first", "profile", "home"] {
      try app.tabBar.buttons[tab].tap()
      #expect(!app.words.contains("demo"))
    }
    try app.buttons["profile"].tap()
    #expect(app.title == "Mio")
    #expect(!app.words.contains("demo"))
    #expect(try app.root.snapshot.user == 4)
    try app.logOut()
    #expect(!app.words.contains("Mio"))
  }

  @Test(arguments: [nil, WebServiceError.unavailable])
  func `K20 an answer to a dead session is dropped`(error: WebServiceError?) async throws {
    let app = try await FlowApp.shop(nil, service: service)
    service.isHolding = true
    try app.logIn()
    await service.received(.logIn("demo"))
    service.isHolding = false
    try await app.createAccount("Mio")
    #expect(app.address == "/home")
    #expect(app.count("dropped welcome") == 1)

    let before = (view: app.view, screens: app.screens)
    try await app.exhaustively { _ in
      await service.answer(.logIn("demo"), throwing: error)
      try await app.settle()
    }
    #expect(app.view == before.view)
    #expect(app.screens == before.screens)
    #expect(try app.root.session?.user?.name == "Mio")
    #expect(app.count(.dropped) == 1)
  }
}

extension FlowApp {
  /// Everything that is written on the screens that there are, covered or not.
  fileprivate var words: [String] {
    let screens = stacks.flatMap(\.screens)
    return screens.flatMap { screen in
      [screen.viewModel.title, "\(screen.segment)"]
        + screen.viewModel.elements.flatMap { [$0.label, $0.value ?? ""] }
    }
  }

  /// Disconnects from wherever a person is in the tab Home, which is selected.
  fileprivate func logOut() throws {
    try tabBar.buttons["home"].tap()
    try buttons["disconnect"].tap()
    try alerts.buttons["Disconnect"].tap()
  }
}
