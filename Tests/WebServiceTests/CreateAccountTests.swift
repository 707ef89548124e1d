import Testing
import WebService

struct CreateAccountTests {
  let service = InMemoryWebService()

  @Test func `a new account has the name it asked for and the next number`() async throws {
    let mina = try await service.createAccount(username: "mina", password: "secret")
    let yuki = try await service.createAccount(username: "雪", password: "secret")
    #expect(mina == User(id: 4, name: "mina"))
    #expect(yuki == User(id: 5, name: "雪"))
  }

  @Test func `a new account can log in, and is known by its number`() async throws {
    let created = try await service.createAccount(username: " mina ", password: "secret")
    let loggedIn = try await service.logIn(username: "mina", password: "secret")
    let found = try await service.resume(userID: created.id)
    #expect(loggedIn == created)
    #expect(found == created)
  }

  @Test(arguments: ["demo", " demo ", "Hana"])
  func `a name already taken is refused`(username: String) async {
    await #expect(throws: WebServiceError.nameTaken) {
      try await service.createAccount(username: username, password: "secret")
    }
  }

  @Test func `a refused account changes no password and uses up no number`() async throws {
    _ = try? await service.createAccount(username: "demo", password: "secret")
    _ = try? await service.createAccount(username: "", password: "secret")
    let demo = try await service.logIn(username: "demo", password: "demo")
    let mina = try await service.createAccount(username: "mina", password: "secret")
    #expect(demo.id == 1)
    #expect(mina.id == 4)
  }

  @Test(arguments: [("", ""), ("mina", ""), ("", "secret"), (" ", "secret")])
  func `an account needs a username and a password`(username: String, password: String) async {
    await #expect(throws: WebServiceError.emptyCredentials) {
      try await service.createAccount(username: username, password: password)
    }
  }

  @Test func `a new account offers nothing yet`() async throws {
    let user = try await service.createAccount(username: "mina", password: "secret")
    let products = try await service.products(ownedBy: user.id)
    #expect(products.isEmpty)
  }

  @Test func `an account of one service is unknown to another`() async throws {
    _ = try await service.createAccount(username: "mina", password: "secret")
    await #expect(throws: WebServiceError.wrongCredentials) {
      try await InMemoryWebService().logIn(username: "mina", password: "secret")
    }
  }
}
