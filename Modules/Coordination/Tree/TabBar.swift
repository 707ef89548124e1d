public import Observation

/// Parallel stacks, of which exactly one is selected. Each keeps its screens while it is not.
@MainActor
public final class TabBar {
  /// One tab: how it is named, and its stack.
  @MainActor
  public struct Tab {
    public let id: String
    public let title: String
    public let navigator: Navigator

    /// A tab with an empty stack, for a coordinator to fill before the bar is shown.
    public init(id: String, title: String) {
      self.init(id: id, title: title, navigator: Navigator())
    }

    fileprivate init(id: String, title: String, navigator: Navigator) {
      self.id = id
      self.title = title
      self.navigator = navigator
    }
  }

  /// In the order in which a shell shows them.
  public let tabs: [Tab]
  /// Where in `tabs` the selected one is.
  public var selectedIndex: Int {
    watch.read()
    return storedIndex
  }

  private(set) var storedIndex = 0
  /// Whether there is anything to select: the root of a window without tabs is a row of one stack.
  let isShown: Bool
  let watch = Watch()

  /// A bar whose first tab is selected. There must be at least one tab, and no two with one id.
  public init(_ tabs: [Tab]) {
    precondition(!tabs.isEmpty, "A TabBar needs at least one tab.")
    precondition(
      Set(tabs.map(\.id)).count == tabs.count, "Two tabs of a TabBar have the same id.")
    self.tabs = tabs
    isShown = true
  }

  init(only navigator: Navigator) {
    tabs = [Tab(id: "", title: "", navigator: navigator)]
    isShown = false
  }

  /// The tab that is in front.
  public var selected: Tab { tabs[selectedIndex] }

  /// Brings a tab to the front, as a coordinator's own change; modals stay where they are.
  ///
  /// For a person's tap see ``AppWindow/select(_:)``. An id that no tab has does nothing.
  public func select(_ id: String) {
    guard let index = index(of: id), index != storedIndex else { return }
    let navigator = tabs[index].navigator
    if navigator.place == .new {
      choose(navigator)
      watch.tell()
    } else if navigator.isOnTree {
      navigator.home?.window?.select(navigator, of: self)
    }
  }

  /// The stack of the selected tab, as the core reads it.
  var frontStack: Navigator { tabs[storedIndex].navigator }

  /// In the order of removal: the selected one first, then the others from last to first.
  var stacks: [Navigator] {
    [frontStack] + tabs.map(\.navigator).reversed().filter { $0 !== frontStack }
  }

  func index(of id: String) -> Int? {
    for index in tabs.indices where tabs[index].id == id { return index }
    return nil
  }

  func choose(_ navigator: Navigator) {
    for index in tabs.indices where tabs[index].navigator === navigator { storedIndex = index }
  }
}

extension TabBar: nonisolated Observable {}
