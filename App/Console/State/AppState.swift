import Coordination

/// The state of the app as values: what a person, a program or an expectation can know of it.
struct AppState: Hashable {
  struct Element: Hashable {
    let id: String
    let kind: Screen.Element.Kind
    let label: String
    /// A secure one as bullets.
    let value: String?
    let isEnabled: Bool

    var isTappable: Bool { kind.isTapped }
    var isTypable: Bool { kind.isTyped || kind == .picker }
    var takesActs: Bool { isTappable || isTypable }
  }

  struct Alert: Hashable {
    struct Button: Hashable {
      let id: String
      let label: String
      let role: Screen.Alert.Button.Role
    }

    let title: String
    let message: String
    let buttons: [Button]
  }

  struct Tab: Hashable {
    let id: String
    let title: String
    let isSelected: Bool
    let stack: [String]
  }

  struct Coordinator: Hashable {
    let id: Int
    let name: String
    let parent: Int?
    let segments: [String]
    let ownsFront: Bool
  }

  var address = ""
  var title: String?
  /// The number of the front screen.
  var screen: Int?
  var elements: [Element] = []
  var alert: Alert?
  var canGoBack = false
  /// The title of the screen under the front one, if Back leads there.
  var backTitle: String?
  /// Segments, while there are no tabs.
  var root: [String]?
  var tabs: [Tab]?
  var modals: [[String]] = []
  var coordinators: [Coordinator] = []
  var livingCoordinators = 0
  var livingViewModels = 0
  var leaks: [String] = []
  /// What the app has asked of its service, and is held back.
  var held: [String] = []
  /// The link that is under way.
  var opening: String?
  /// The link that waits for something, and for what.
  var waiting: String?
}
