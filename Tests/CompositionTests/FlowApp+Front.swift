import Coordination
import FlowTesting

/// What the table of addresses says about the front screen.
extension FlowApp {
  /// What can be tapped there.
  var tappable: [String] {
    get throws {
      try
        (buttons.allElementsBoundByIndex + cells.allElementsBoundByIndex
        + switches.allElementsBoundByIndex)
        .filter { $0.isEnabled == true }
        .map { try $0.identifier.get() }
    }
  }

  /// The type of the coordinator that it belongs to.
  var frontOwner: String? {
    window.coordinators.first { $0.screens.contains { $0 === window.front } }?.name
  }

  /// How it is shown.
  var frontPresentation: String {
    if window.frontNavigator?.screens.count != 1 { return "pushed" }
    if modals.count > 0 { return "modal" }
    return tabBar.exists ? "tab" : "root"
  }
}
