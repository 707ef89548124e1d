public import Composition
internal import Coordination
public import FlowTesting
internal import Testing
public import WebService

/// The real app on a real window, as every test of a flow finds it.
extension FlowApp {
  /// Launched and settled: as the user `demo`, unless another session is given, and where the last
  /// of these links leads after those before it.
  public static func shop(
    _ session: Session? = .demo, at links: String...,
    service: any WebServiceAPI = InMemoryWebService(), file: StaticString = #filePath,
    line: UInt = #line
  ) async throws -> FlowApp {
    let app = launched(session, service: service, file: file, line: line)
    try await app.settle(file: file, line: line)
    for link in links {
      try await app.open(link, file: file, line: line)
      try await app.settle(file: file, line: line)
    }
    return app
  }

  /// Launched, while what it shows first may still be loading.
  public static func launched(
    _ session: Session?, service: any WebServiceAPI = InMemoryWebService(),
    file: StaticString = #filePath, line: UInt = #line
  ) -> FlowApp {
    let app = FlowApp(file: file, line: line) {
      AppCoordinator(window: $0, service: service, session: session)
    }
    app.launch(file: file, line: line)
    return app
  }

  /// The coordinator of the whole app, which knows how to begin and to end a session.
  public var root: AppCoordinator {
    get throws { try #require(coordinator as? AppCoordinator) }
  }

  /// Ends the session as the service would, whatever is up, or begins another one.
  public func endSession(
    beginning next: Session? = nil, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    try perform(file: file, line: line) { try root.begin(next) }
  }

  /// Goes back to the root of the stack in front, as with a long press on Back.
  public func backToRoot(file: StaticString = #filePath, line: UInt = #line) throws {
    try perform(file: file, line: line) { try window.backToRoot() }
  }

  /// Fills in Welcome's form and taps `log-in`.
  public func logIn(
    _ username: String = "demo", _ password: String = "demo", file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    try textFields["username"].clearText(file: file, line: line)
    try textFields["username"].typeText(username, file: file, line: line)
    try secureTextFields["password"].clearText(file: file, line: line)
    try secureTextFields["password"].typeText(password, file: file, line: line)
    try buttons["log-in"].tap(file: file, line: line)
  }

  /// Fills in the form of Create Account.
  public func fillInAccount(
    _ username: String, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    try textFields["username"].typeText(username, file: file, line: line)
    try secureTextFields["password"].typeText("secret", file: file, line: line)
    try secureTextFields["confirm-password"].typeText("secret", file: file, line: line)
  }

  /// Creates an account from Welcome, and waits until its session has begun.
  public func createAccount(
    _ username: String, file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    try buttons["create-account"].tap(file: file, line: line)
    try fillInAccount(username, file: file, line: line)
    try buttons["create"].tap(file: file, line: line)
    try await settle(file: file, line: line)
  }
}

extension Session {
  /// That of the user `demo`, whom the service knows from the start.
  public static let demo = user(User(id: 1, name: "demo"))
}
