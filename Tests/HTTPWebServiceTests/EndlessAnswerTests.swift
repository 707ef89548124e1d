#if os(Linux)
import Foundation
import HTTPWebService
import Testing
import WebServer
import WebService

/// How much memory an answer may take that never ends, and does not say so before.
@Suite(.enabled(if: WebServer.isAvailable, "\(WebServer.need)"))
struct EndlessAnswerTests {
  /// In a process of its own, whose memory nobody else uses.
  @Test func `K37 an answer without end takes less than 100 MB`() async throws {
    await #expect(processExitsWith: .success) {
      func memory(_ name: String) throws -> Int {
        let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let line = try #require(status.split(separator: "\n").first { $0.hasPrefix(name) })
        return try #require(line.split(separator: " ").dropFirst().first.flatMap { Int($0) })
      }
      let server = try WebServer()
      let service = HTTPWebService(at: server.url)
      _ = try await service.products()
      let before = try memory("VmRSS:")
      for number in 1...5 {
        try await server.tell("fault GET /products endless")
        await #expect(throws: WebServiceError.unavailable) { try await service.products() }
        try await server.tell("gone GET /products \(number)")
      }
      let growth = try memory("VmHWM:") - before
      guard growth < 100_000 else { exit(1) }
    }
  }
}
#endif
