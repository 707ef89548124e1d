import DemoTesting
public import Foundation

/// A web service in a process of its own: `server.py`, on a free port of this machine.
///
/// What it is told takes effect before the call returns, so nothing waits for a time. It ends with
/// its input, and so with this process, however that ends.
public final class WebServer: @unchecked Sendable {
  /// It said no, or nothing more.
  public struct Objection: Error, CustomStringConvertible {
    public let description: String
  }

  /// Why tests that need it are left out where there is no python3.
  public static let need = "the web service of these tests needs python3, which is not installed"
  public static let isAvailable = python != nil
  private static let python = Demo.path.split(separator: ":")
    .map { URL(filePath: String($0)).appending(path: "python3") }
    .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  private static let script = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "server.py")

  public let url: URL
  private let queue = DispatchQueue(label: "WebServer")
  /// Used on the queue only.
  private let child: Child

  /// Starts it, and returns when it listens.
  public init(port: Int? = nil, database: URL? = nil) throws {
    guard let python = Self.python else { throw Objection(description: Self.need) }
    let arguments =
      (port.map { ["--port", "\($0)"] } ?? []) + (database.map { ["--database", $0.path] } ?? [])
    child = try Child([Self.script.path] + arguments, of: python, input: .pipe)
    let line = try child.line()
    guard line.hasPrefix("listening on "),
      let url = URL(string: "http://127.0.0.1:\(line.dropFirst(13))")
    else { throw Objection(description: "the service said “\(line)”") }
    self.url = url
  }

  /// Ends it. Its connections end with it.
  public func stop() throws {
    try queue.sync {
      child.closeInput()
      _ = try child.status()
    }
  }

  /// Tells it something, in the words at the head of `server.py`. Answers with its words.
  @discardableResult
  public func tell(_ command: String) async throws -> String {
    let answer = try await withCheckedThrowingContinuation { continuation in
      queue.async { [self] in
        continuation.resume(
          with: Result {
            try child.send(command + "\n")
            return try child.line()
          })
      }
    }
    guard answer.hasPrefix("ok") else {
      throw Objection(description: "“\(command)” was answered with “\(answer)”")
    }
    return String(answer.dropFirst(3))
  }
}
