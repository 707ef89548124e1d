import Coordination

/// The windows of the app, of which one is told about.
extension Driver {
  var window: AppWindow { pane.window }

  /// What is still under way, in any of them.
  var isAtRest: Bool { panes.allSatisfy { $0.window.pending.isEmpty } }

  /// Goes to a window; the next number opens one.
  func perform(window number: Int) -> Failure? {
    guard (1...panes.count + 1).contains(number) else {
      let count = panes.count == 1 ? "is 1 window" : "are \(panes.count) windows"
      return .refused("there \(count); “window \(panes.count + 1)” opens another one")
    }
    select(number)
    return nil
  }
}
