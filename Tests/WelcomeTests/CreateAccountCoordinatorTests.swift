import Coordination
import Testing
import WebService

@MainActor
struct CreateAccountCoordinatorTests {
  let app = TestApp()
  var window: AppWindow { app.window }

  init() throws {
    try app.tap("create-account")
  }

  private func create(_ username: String, _ password: String, _ again: String) async throws {
    try app.type(username, into: "username")
    try app.type(password, into: "password")
    try app.type(again, into: "confirm-password")
    try app.tap("create")
    await window.settled()
  }

  @Test func `it stands on the stack of welcome and asks for the password twice`() {
    #expect(window.address == "/welcome/create-account")
    #expect(window.front?.viewModel.title == "Create Account")
    let elements = window.front?.viewModel.elements ?? []
    #expect(elements.map(\.id) == ["username", "password", "confirm-password", "create"])
    #expect(elements.map(\.kind) == [.field, .secureField, .secureField, .button])
  }

  @Test func `its result is the new user, who is let in once`() async throws {
    try await create("Mio", "secret", "secret")
    #expect(app.arrivals.map { $0?.name } == ["Mio"])
    #expect(window.address == "/welcome")
    let ends = window.events.filter { $0.coordinator == "CreateAccountCoordinator" }
    #expect(ends.last?.kind == .completed)
    #expect(window.brokenInvariants() == [])
  }

  @Test(arguments: [("", "a", "a"), ("  ", "a", "a"), ("Mio", "", "")])
  func `empty input says so`(username: String, password: String, again: String) async throws {
    try await create(username, password, again)
    #expect(app.error == WebServiceError.emptyCredentials.message)
  }

  @Test func `passwords that differ say so, and stay to be mended`() async throws {
    try await create("Mio", "secret", "secert")
    #expect(app.error == "The passwords differ; type the same one twice.")
    #expect(app.element("password")?.value == "secret")

    try app.type("secret", into: "confirm-password")
    try app.tap("create")
    await window.settled()
    #expect(app.arrivals.count == 1)
  }

  @Test func `a name already taken says so, and another one is tried`() async throws {
    try await create("demo", "secret", "secret")
    #expect(app.error == WebServiceError.nameTaken.message)
    #expect(app.element("password")?.value == "")
    #expect(app.element("confirm-password")?.value == "")
    #expect(app.arrivals == [])

    try await create("Mio", "secret", "secret")
    #expect(app.arrivals.count == 1)
  }

  @Test func `while a request is under way there is no other`() async throws {
    try app.type("Mio", into: "username")
    try app.type("secret", into: "password")
    try app.type("secret", into: "confirm-password")
    try app.tap("create")
    #expect(throws: Refusal.disabled("create")) { try app.tap("create") }
    await window.settled()
    #expect(app.arrivals.count == 1)
  }

  @Test func `with nothing typed back goes without a question`() throws {
    try window.back()
    #expect(window.address == "/welcome")
    #expect(app.arrivals == [])
  }

  @Test(arguments: ["username", "password", "confirm-password"])
  func `with something typed back asks first`(id: String) throws {
    try app.type("x", into: id)
    try window.back()
    #expect(window.alert?.title == "Discard?")
    try window.answer("keep")
    #expect(app.element(id)?.value == "x")

    try window.back()
    try window.answer("discard")
    #expect(window.address == "/welcome")
    #expect(window.brokenInvariants() == [])
  }

  @Test func `what was typed and deleted again is nothing to ask about`() throws {
    try app.type("x", into: "username")
    try app.type("", into: "username")
    try window.back()
    #expect(window.address == "/welcome")
  }

  @Test func `an account that is created too late lets nobody in`() async throws {
    try app.type("Mio", into: "username")
    try app.type("secret", into: "password")
    try app.type("secret", into: "confirm-password")
    try app.tap("create")
    try window.back()
    try window.answer("discard")
    await window.settled()
    #expect(app.arrivals == [])
    #expect(window.events.count { $0.kind == .dropped } == 1)
  }
}
