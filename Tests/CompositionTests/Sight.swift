import Coordination
import FlowTesting

/// What a person sees of one screen. A sentence about what has just failed is no part of it.
struct Sight: Equatable {
  /// Which screen it is, whatever it shows: what somebody has typed, chosen or switched on is no
  /// part of a place, and an address does not bring it back.
  struct Place: Equatable {
    let segment: String
    let type: String
    let title: String
  }

  let place: Place
  let elements: [String]

  @MainActor
  init(_ screen: Screen) {
    place = Place(
      segment: "\(screen.segment)", type: "\(type(of: screen.viewModel))",
      title: screen.viewModel.title)
    elements = screen.viewModel.elements.filter { $0.id != "error" }.map {
      "\($0.id): \($0.label)"
    }
  }

  /// Every screen on the selected stack, or on the root, and on the modals over it.
  @MainActor
  static func line(of app: FlowApp) -> [Sight] {
    let stacks = [app.window.root].compactMap(\.self) + app.window.modals
    return stacks.flatMap(\.screens).map(Sight.init)
  }
}
