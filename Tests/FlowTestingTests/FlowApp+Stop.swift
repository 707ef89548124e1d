import Coordination
import FlowTesting

extension FlowApp {
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
