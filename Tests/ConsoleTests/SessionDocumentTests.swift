import DemoTesting
import Foundation
import Testing
import WebServer

/// The sessions by hand of docs/web-service.md, with a service that is stopped and started.
@Suite(.enabled(if: WebServer.isAvailable, "\(WebServer.need)"))
struct SessionDocumentTests {
  /// Two terminals: one with the service, one with the demo.
  private final class Desk {
    private let folder: URL
    private var port: Int?
    private var server: WebServer?
    private var demo: Child?

    init() throws {
      folder = FileManager.default.temporaryDirectory.appending(path: "desk-\(UUID())")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func startServer() throws {
      let server = try WebServer(port: port, database: folder.appending(path: "shop.db"))
      (self.server, port) = (server, server.url.port)
    }

    /// One that is there already is killed.
    func startDemo(_ flags: Substring) throws {
      demo?.signal(SIGKILL)
      let url = try #require(server?.url ?? port.flatMap { URL(string: "http://127.0.0.1:\($0)") })
      let flags = flags.split(separator: " ").map { flag in
        flag.hasPrefix("http:")
          ? url.absoluteString
          : flag == "place" ? folder.appending(path: "place").path : String(flag)
      }
      demo = try Child(flags, input: .pipe)
    }

    func stopServer() throws { try server?.stop() }

    func tellServer(_ command: String) async throws { _ = try await server?.tell(command) }

    func type(_ command: Substring) throws { try demo?.send(command + "\n") }

    func read(_ line: String) throws { try demo?.read(to: line) }

    func leave() throws {
      demo?.closeInput()
      _ = try demo?.status()
    }
  }

  @Test func `they can be played`() async throws {
    let document = Demo.root.appending(path: "docs/web-service.md")
    let text = try String(contentsOf: document, encoding: .utf8)
    let sessions = text.matches(of: /```session\n((?:[^`]|\n)*)\n```/).map(\.1)
    #expect(sessions.count == 2)
    for session in sessions {
      let desk = try Desk()
      for line in session.split(separator: "\n") {
        if line.hasPrefix("$ python3 ") {
          try desk.startServer()
        } else if let flags = line.wholeMatch(of: /\$ swift run demo (.*)/)?.1 {
          try desk.startDemo(flags)
        } else if line == "^C" {
          try desk.stopServer()
        } else if line == "expire" {
          try await desk.tellServer("expire")
        } else if line.hasPrefix("> ") {
          try desk.type(line.dropFirst(2))
        } else {
          try desk.read(line + "\n")
        }
      }
      try desk.leave()
    }
  }
}
