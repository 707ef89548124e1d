public import Composition
internal import Coordination
public import FlowTesting

/// One of several windows of an app.
extension FlowApp {
  /// Launched and settled: shows the session that every window with this store shows, and is where
  /// the last of these links leads after those before it.
  public static func window(
    of sessions: SessionStore, at links: String..., file: StaticString = #filePath,
    line: UInt = #line
  ) async throws -> FlowApp {
    let app = FlowApp(file: file, line: line) { AppCoordinator(window: $0, sessions: sessions) }
    app.launch(file: file, line: line)
    try await app.settle(file: file, line: line)
    for link in links {
      try await app.open(link, file: file, line: line)
      try await app.settle(file: file, line: line)
    }
    return app
  }

  /// Launched where this was saved, beside the windows that have this store.
  public static func window(
    of sessions: SessionStore, restoring snapshot: Snapshot, file: StaticString = #filePath,
    line: UInt = #line
  ) async throws -> (app: FlowApp, restoration: Restoration?) {
    let app = FlowApp(file: file, line: line) { AppCoordinator(window: $0, sessions: sessions) }
    var restoration: Restoration?
    await app.launch(file: file, line: line) {
      restoration = await ($0 as? AppCoordinator)?.restore(snapshot)
    }
    try await app.settle(file: file, line: line)
    return (app, restoration)
  }
}
