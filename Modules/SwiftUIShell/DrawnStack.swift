#if canImport(SwiftUI) && !os(macOS)

internal import Coordination

/// What SwiftUI was last given of a stack, and what a person has seen of it. One that has left has no
/// screens any more, and is still to be seen while it slides away.
@MainActor
final class DrawnStack {
  private(set) var screens: [Screen] = []
  /// Those that a person has seen.
  private var seen: Set<Int> = []

  func draw(_ navigator: Navigator) {
    let now = navigator.screens
    if !now.isEmpty { screens = now }
    seen.formIntersection(screens.map(\.number))
  }

  func appeared(_ screen: Screen) {
    seen.insert(screen.number)
  }

  /// The lowest screen that a person has left, when SwiftUI has only these. What nobody has seen yet
  /// was not left: SwiftUI has just not caught up.
  func left(in path: [Screen]) -> Screen? {
    let kept = Set(path.map(\.number))
    return screens.dropFirst().first { seen.contains($0.number) && !kept.contains($0.number) }
  }
}

#endif
