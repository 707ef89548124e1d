import Coordination
import FlowTesting

/// What a person sees of one screen. A sentence about what has just failed is no part of a place.
struct Sight: Equatable {
  let segment: String
  let title: String
  let elements: [String]

  /// Every screen on the selected stack, or on the root, and on the modals over it.
  @MainActor
  static func line(of app: FlowApp) -> [Sight] {
    let stacks = [app.window.root].compactMap(\.self) + app.window.modals
    return stacks.flatMap(\.screens).map { screen in
      Sight(
        segment: "\(screen.segment)", title: screen.viewModel.title,
        elements: screen.viewModel.elements.filter { $0.id != "error" }.map {
          "\($0.id): \($0.label)"
        })
    }
  }
}
