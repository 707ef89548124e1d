import Composition
import Coordination
import FlowTesting
import WebService

extension FlowApp {
  /// The real app, launched: as a guest, unless a session is given.
  static func shop(_ session: Session? = .guest) async throws -> FlowApp {
    let service = InMemoryWebService()
    let app = FlowApp { AppCoordinator(window: $0, service: service, session: session) }
    app.launch()
    try await app.settle()
    return app
  }

  /// A single stop, launched.
  static func stop(
    _ elements: @escaping @MainActor (Stop, Page) -> [Screen.Element]
  ) -> FlowApp {
    let app = FlowApp { Stop(.root(of: $0, at: "start"), "Start", elements: elements) }
    app.launch()
    return app
  }

  var page: Page? { window.front?.viewModel as? Page }
}
