import DemoTesting
import Foundation
import HTTPWebService
import Testing
import WebServer
import WebService

/// The service of the tests itself: nothing of it may outlive them.
@Suite(.enabled(if: WebServer.isAvailable, "\(WebServer.need)"))
struct WebServerTests {
  private func expectGone(_ url: URL) async {
    let service = HTTPWebService(at: url, deadline: .seconds(600))
    for _ in 1...100_000 {
      if (try? await service.products()) == nil { return }
    }
    Issue.record("it is still there")
  }

  @Test func `it ends with whoever has started it, also when that is killed`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardOutputContent]
    ) {
      let server = try WebServer()
      // Somebody waits for what never comes.
      Task { try await server.tell("received GET /nothing") }
      FileHandle.standardOutput.write(Data("\(server.url)\n".utf8))
      kill(getpid(), SIGKILL)
    }
    let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    let line = try #require(output.split(separator: "\n").first { $0.hasPrefix("http") })
    await expectGone(try #require(URL(string: String(line))))
  }

  @Test func `several are apart, and what is kept in a file outlives one`() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "shop-\(UUID()).db")
    defer { try? FileManager.default.removeItem(at: file) }
    let (one, other) = (try WebServer(database: file), try WebServer())
    #expect(one.url != other.url)
    let first = HTTPWebService(at: one.url, deadline: .seconds(600))
    _ = try await first.createAccount(username: "Mio", password: "secret")
    await #expect(throws: WebServiceError.wrongCredentials) {
      try await HTTPWebService(at: other.url).logIn(username: "Mio", password: "secret")
    }
    try one.stop()
    let again = try WebServer(port: one.url.port, database: file)
    #expect(try await first.resume(userID: 4).name == "Mio", "the token too")
    try again.stop()
  }

  @Test(arguments: ["fault", "fault GET /x nothing", "fault GET /x status", "seen", "once more"])
  func `what it cannot be told is answered with a sentence`(command: String) async throws {
    let server = try WebServer()
    await #expect(throws: WebServer.Objection.self) { try await server.tell(command) }
    try await server.tell("clear")
  }
}
