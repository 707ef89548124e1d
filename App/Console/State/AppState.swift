import Coordination

/// The state of the app as values: what a person, a program or an expectation can know of it.
struct AppState: Hashable {
  /// How much of it is known, and costs something.
  enum Extent: Comparable {
    /// What a person sees on a page, at the same cost at any depth.
    case page
    /// All coordinators, too.
    case coordinators
    case whole
  }

  struct Element: Hashable {
    let id: String
    let kind: Screen.Element.Kind
    let label: String
    /// A secure one as bullets.
    let value: String?
    let isEnabled: Bool
    /// What a picker takes.
    var options: [String] = []

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
    let stack: Stack
  }

  struct Coordinator: Hashable {
    let id: Int
    let name: String
    let parent: Int?
    var segments: [String]
    var ownsFront: Bool
  }

  /// The segments of a stack: all of them, or the last ones of very many.
  struct Stack: Hashable {
    let segments: [String]
    let count: Int

    init(segments: [String], of count: Int? = nil) {
      self.segments = segments
      self.count = count ?? segments.count
    }

    var isWhole: Bool { count == segments.count }
    var root: String? { isWhole ? segments.first : nil }
    var address: String { (isWhole ? "/" : "…/") + segments.joined(separator: "/") }
  }

  /// Where one is; the end of it, where that is very far and not all was asked for.
  var address = ""
  var title: String?
  /// The number of the front screen.
  var screen: Int?
  var elements: [Element] = []
  var alert: Alert?
  var canGoBack = false
  /// The title of the screen under the front one, if Back leads there.
  var backTitle: String?
  /// While there are no tabs.
  var root: Stack?
  var tabs: [Tab]?
  var modals: [Stack] = []
  /// How many rows of the tree a page has.
  static let mostRows = 16

  var outline = Outline.Excerpt()
  /// Only where all of them are wanted.
  var coordinators: [Coordinator] = []
  var livingCoordinators = 0
  var livingViewModels = 0
  var leaks: [String] = []
  /// Which of how many windows it is.
  var number = 1
  var windows = 1
  /// What the app has asked of its service, and is held back.
  var held: [String] = []
  /// The link that is under way.
  var opening: String?
  /// The link that waits for something, and for what.
  var waiting: String?
}

extension AppState.Stack: ExpressibleByArrayLiteral {
  init(arrayLiteral segments: String...) {
    self.init(segments: segments)
  }
}
