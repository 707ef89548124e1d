import Testing
import WebService

struct LogInTests {
  let service = InMemoryWebService()

  @Test func `demo logs in and is called demo`() async throws {
    let user = try await service.logIn(username: "demo", password: "demo")
    #expect(user == User(id: 1, name: "demo"))
  }

  @Test func `logging in twice is the same person`() async throws {
    let first = try await service.logIn(username: "demo", password: "demo")
    let second = try await service.logIn(username: "demo", password: "demo")
    #expect(first == second)
  }

  @Test func `blanks around a username do not matter`() async throws {
    let user = try await service.logIn(username: " demo\t", password: "demo")
    #expect(user.name == "demo")
  }

  @Test(arguments: [("demo", "Demo"), ("demo", " demo"), ("Demo", "demo"), ("nobody", "demo")])
  func `a wrong username or password is refused, and neither is named`(
    username: String, password: String
  ) async {
    await #expect(throws: WebServiceError.wrongCredentials) {
      try await service.logIn(username: username, password: password)
    }
  }

  @Test(arguments: [("", ""), ("demo", ""), ("", "demo"), ("  \n", "demo")])
  func `an empty username or password is asked for`(username: String, password: String) async {
    await #expect(throws: WebServiceError.emptyCredentials) {
      try await service.logIn(username: username, password: password)
    }
  }

  @Test func `a person of the catalog without an account cannot log in`() async {
    await #expect(throws: WebServiceError.wrongCredentials) {
      try await service.logIn(username: "Hana", password: "Hana")
    }
  }

  @Test func `after a refusal the right password still works`() async throws {
    _ = try? await service.logIn(username: "demo", password: "wrong")
    let user = try await service.logIn(username: "demo", password: "demo")
    #expect(user.name == "demo")
  }
}
