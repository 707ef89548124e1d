#if canImport(SwiftUI) && !os(macOS)

internal import Coordination
internal import SwiftUI

/// A stack: what it has left SwiftUI draws until it has slid away.
struct StackView: View {
  /// A screen as an element of a path. Keeps it, so that it can be drawn while it slides away.
  struct Place: Hashable {
    let screen: Screen

    static func == (one: Place, other: Place) -> Bool { one.screen === other.screen }

    func hash(into hasher: inout Hasher) { hasher.combine(screen.number) }
  }

  let window: AppWindow
  let navigator: Navigator
  @State private var drawn = DrawnStack()
  @State private var corrections = 0

  var body: some View {
    let _ = corrections
    let _ = drawn.draw(navigator)
    NavigationStack(path: path) {
      ZStack {
        if let root = drawn.screens.first {
          ScreenView(window: window, navigator: navigator, screen: root).id(root.number)
        }
      }
      .navigationDestination(for: Place.self) { place in
        ScreenView(window: window, navigator: navigator, screen: place.screen)
          .onAppear { drawn.appeared(place.screen) }
      }
    }
  }

  /// SwiftUI has popped already when it sets the path. It may count from the end of what it reads
  /// here, so that is what it was last given, not what the tree has by now.
  private var path: Binding<[Place]> {
    Binding(
      get: { drawn.screens.dropFirst().map(Place.init) },
      set: { path in
        if let left = drawn.left(in: path.map(\.screen)), leave(left) {
          drawn.draw(navigator)
        } else {
          corrections += 1
        }
      })
  }

  /// What is reported is the screen that left, not which one is on top now: the tree may have moved on
  /// since this was drawn. Returns whether it has left the tree.
  private func leave(_ left: Screen) -> Bool {
    let screens = navigator.screens
    guard let index = screens.firstIndex(where: { $0 === left }), index > 0 else { return false }
    // No gesture should have begun; but one did. So it is put back, and asked about.
    if screens[index...].contains(where: \.viewModel.hasUnsavedInput) {
      if navigator === window.frontNavigator { try? window.back(screens.count - index) }
      return false
    }
    navigator.left(left)
    return true
  }
}

#endif
