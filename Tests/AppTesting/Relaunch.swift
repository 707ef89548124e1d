public import Composition
internal import Coordination
public import FlowTesting
internal import Foundation
internal import Testing
public import WebService

/// The app, launched anew where it was saved.
@MainActor
public struct Relaunch {
  public let app: FlowApp
  public let restoration: Restoration

  public init(
    _ snapshot: Snapshot, service: any WebServiceAPI = InMemoryWebService(),
    file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    var restoration: Restoration?
    app = FlowApp(file: file, line: line) { AppCoordinator(window: $0, service: service) }
    await app.launch(file: file, line: line) {
      restoration = await ($0 as? AppCoordinator)?.restore(snapshot)
    }
    self.restoration = try #require(restoration)
    try await app.settle(file: file, line: line)
  }

  public init(
    json: String, service: any WebServiceAPI = InMemoryWebService(),
    file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    try await self.init(
      Snapshot(json: Data(json.utf8)), service: service, file: file, line: line)
  }

  /// Why something was left out.
  public var dropped: [String] { restoration.dropped }
}
