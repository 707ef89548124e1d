public import Observation

/// Parallel stacks, of which exactly one is selected. Each keeps its screens while it is not.
@MainActor
@Observable
public final class TabBar {
  /// One tab: how it is named, and its stack.
  @MainActor
  public struct Tab {
    public let id: String
    public let title: String
    public let navigator: Navigator

    /// A tab with an empty stack, for a coordinator to fill before the bar is shown.
    public init(id: String, title: String) {
      self.id = id
      self.title = title
      navigator = Navigator()
    }
  }

  /// In the order in which a shell shows them.
  public let tabs: [Tab]
  /// Where in `tabs` the selected one is.
  public private(set) var selectedIndex = 0

  /// A bar whose first tab is selected. There must be at least one tab, and no two with one id.
  public init(_ tabs: [Tab]) {
    precondition(!tabs.isEmpty, "A TabBar needs at least one tab.")
    precondition(
      Set(tabs.map(\.id)).count == tabs.count, "Two tabs of a TabBar have the same id.")
    self.tabs = tabs
  }

  /// The tab that is in front.
  public var selected: Tab { tabs[selectedIndex] }

  /// Brings a tab to the front, as a coordinator's own change; modals stay where they are.
  ///
  /// For a person's tap see ``Window/select(_:)``. An id that no tab has does nothing.
  public func select(_ id: String) {
    guard let index = index(of: id), index != _selectedIndex else { return }
    let navigator = tabs[index].navigator
    guard navigator.place != .gone else { return }
    selectedIndex = index
    if navigator.isOnTree { navigator.window?.selected(self) }
  }

  /// The stack of the selected tab, as the core reads it.
  var frontStack: Navigator { tabs[_selectedIndex].navigator }

  func index(of id: String) -> Int? {
    for index in tabs.indices where tabs[index].id == id { return index }
    return nil
  }

  func choose(_ navigator: Navigator) {
    if case .tab(let index) = navigator.place { selectedIndex = index }
  }
}
