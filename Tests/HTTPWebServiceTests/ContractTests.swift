import DemoTesting
import Foundation
import Testing
import WebServer

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Every example of docs/web-service.md, sent to the service.
@Suite(.enabled(if: WebServer.isAvailable, "\(WebServer.need)"))
struct ContractTests {
  private struct Example {
    var method = ""
    var path = ""
    var showsToken = false
    var body: String?
    var status = 0
    var answer: String?

    /// A request and its answer, with a blank line between them.
    init(_ text: Substring) throws {
      let halves = text.split(separator: "\n\n")
      try #require(halves.count == 2, "\(text)")
      for line in halves[0].split(separator: "\n").dropFirst() {
        if line == "Authorization: Bearer …" { showsToken = true } else { body = String(line) }
      }
      let request = halves[0].split(separator: "\n")[0].split(separator: " ")
      (method, path) = (String(request[0]), String(request[1]))
      let lines = halves[1].split(separator: "\n")
      status = try #require(Int(lines[0]))
      answer = lines.dropFirst().first.map(String.init)
    }
  }

  @Test func `the examples are so`() async throws {
    let document = try String(
      contentsOf: Demo.root.appending(path: "docs/web-service.md"), encoding: .utf8)
    let examples = try document.matches(of: /```http\n((?:[^`]|\n)*)\n```/).map {
      try Example($0.1)
    }
    #expect(examples.count == 10)
    let server = try WebServer()
    var token = ""
    for example in examples {
      var request = URLRequest(url: server.url.appending(path: example.path))
      request.httpMethod = example.method
      request.httpBody = example.body.map { Data($0.utf8) }
      if example.showsToken {
        request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization")
      }
      let (data, response) = try await URLSession.shared.data(for: request)
      let status = try #require(response as? HTTPURLResponse).statusCode
      #expect(status == example.status, "\(example.method) \(example.path)")
      guard let answer = example.answer else {
        #expect(data.isEmpty)
        continue
      }
      let value = try JSONSerialization.jsonObject(with: data) as? NSObject
      if let given = (value as? [String: Any])?["token"] as? String { token = given }
      let expected = answer.replacing("…", with: token)
      #expect(value == (try JSONSerialization.jsonObject(with: Data(expected.utf8)) as? NSObject))
    }
  }

  @Test func `the table lists what the service answers`() throws {
    let script = try String(
      contentsOf: Demo.root.appending(path: "Tests/WebServer/server.py"), encoding: .utf8)
    let document = try String(
      contentsOf: Demo.root.appending(path: "docs/web-service.md"), encoding: .utf8)
    for code in [
      "empty-credentials", "wrong-credentials", "name-taken", "session-expired", "not-found",
    ] {
      #expect(script.contains("\"\(code)\"") && document.contains("`\(code)`"), "\(code)")
    }
  }
}
