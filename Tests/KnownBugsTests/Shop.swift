import Composition
import Coordination
import FlowTesting
import Testing
import WebService

/// The real app on a real window, as every case finds it.
extension FlowApp {
  /// Launched and settled: as the user `demo`, unless another session is given.
  static func shop(
    _ session: Session? = .user(User(id: 1, name: "demo")),
    service: any WebServiceAPI = InMemoryWebService()
  ) async throws -> FlowApp {
    let app = FlowApp { AppCoordinator(window: $0, service: service, session: session) }
    app.launch()
    try await app.settle()
    return app
  }

  /// The coordinator of the whole app, which knows how to end a session.
  var root: AppCoordinator {
    get throws { try #require(coordinator as? AppCoordinator) }
  }

  /// Goes back once, as a person does.
  func back(file: StaticString = #filePath, line: UInt = #line) throws {
    try navigationBar.buttons["Back"].tap(file: file, line: line)
  }

  /// Goes back to the root of the stack in front, as with a long press on Back.
  func backToRoot(file: StaticString = #filePath, line: UInt = #line) throws {
    try perform(file: file, line: line) { try window.backToRoot() }
  }

  /// Ends the session as the service would, whatever is up.
  func endSession(file: StaticString = #filePath, line: UInt = #line) throws {
    try perform(file: file, line: line) { try root.begin(nil) }
  }

  /// Fills in Welcome's form and taps `log-in`.
  func logIn(
    _ username: String = "demo", _ password: String = "demo", file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    try textFields["username"].clearText(file: file, line: line)
    try textFields["username"].typeText(username, file: file, line: line)
    try secureTextFields["password"].typeText(password, file: file, line: line)
    try buttons["log-in"].tap(file: file, line: line)
  }

  /// Creates an account from Welcome, and waits until its session has begun.
  func createAccount(
    _ username: String, file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    try buttons["create-account"].tap(file: file, line: line)
    try textFields["username"].typeText(username, file: file, line: line)
    try secureTextFields["password"].typeText("secret", file: file, line: line)
    try secureTextFields["confirm-password"].typeText("secret", file: file, line: line)
    try buttons["create"].tap(file: file, line: line)
    try await settle(file: file, line: line)
  }
}

/// What a person does not see, but a case has to compare.
extension FlowApp {
  /// The numbers of the screens on each stack, tabs before modals: a number is never used again.
  var screens: [[Int]] { stacks.map { $0.screens.map(\.number) } }

  /// What a person reads on the front screen, and where that is.
  var view: [String] { [address, title ?? ""] + elements.identifiers + elements.labels }

  /// How often something has happened since the launch: `cancelled RedCoordinator`.
  func count(_ event: String) -> Int { events.count { $0 == event } }

  /// How many coordinators of a type are in the tree.
  func count(of name: String) -> Int { coordinators.count { $0 == name } }

  var stacks: [Navigator] {
    switch window.root {
    case nil: []
    case .navigator(let navigator): [navigator] + window.modals
    case .tabBar(let tabBar): tabBar.tabs.map(\.navigator) + window.modals
    }
  }
}

/// Does not keep what it names.
struct Weak {
  weak var object: AnyObject?
}
