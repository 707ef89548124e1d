import AppTesting
import Coordination
import FlowTesting

/// Weak references to what a test can reach of an app. A coordinator that is kept would keep its
/// navigator, and all but a few keep the service.
struct Watch {
  private var entries: [Weak] = []

  /// The type of each object that is still there.
  var alive: [String] { entries.compactMap(\.object).map { "\(type(of: $0))" } }

  @MainActor
  mutating func add(_ app: FlowApp) {
    for object in [app, app.window, app.coordinator, app.window.tabBar] as [AnyObject?] {
      entries.append(Weak(object: object))
    }
    for stack in app.stacks {
      entries.append(Weak(object: stack))
      for screen in stack.screens {
        entries += [Weak(object: screen), Weak(object: screen.viewModel)]
      }
    }
  }
}
