public import Observation

/// Parallel stacks, of which exactly one is selected. Each keeps its screens while it is not.
///
/// A bar never changes its tabs; another bar takes its place, which may hold tabs of this one.
@MainActor
public final class TabBar {
  /// In the order in which a shell shows them.
  public let tabs: [Tab]
  /// Where in `tabs` the selected one is.
  public var selectedIndex: Int {
    watch.read()
    return storedIndex
  }

  @exclusivity(unchecked) private(set) var storedIndex = 0
  /// Whether somebody has chosen the selected tab.
  private(set) var isChosen = false
  /// Whether there is anything to select: the root of a window without tabs is a row of one stack.
  let isShown: Bool
  /// That of the window which shows it, or did.
  var handle: WindowHandle?
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
    tabs = [Tab(only: navigator)]
    isShown = false
  }

  /// The tab that is in front.
  public var selected: Tab { tabs[selectedIndex] }

  /// Brings a tab to the front, as a coordinator's own change; modals stay where they are.
  ///
  /// For a person's tap see ``AppWindow/select(_:)``. An id that no tab has does nothing, and so
  /// does a bar that has left.
  public func select(_ id: String) {
    guard let index = index(of: id) else { return }
    if let handle {
      if index != storedIndex { handle.window?.concluding { $0.select(index, of: self) } }
    } else {
      choose(index)
      watch.tell()
    }
  }

  /// The stack of the selected tab, as the core reads it.
  var frontStack: Navigator { tabs[storedIndex].navigator }

  /// In the order of removal: the selected one first, then the others from last to first.
  var leavingOrder: [Navigator] {
    [frontStack] + tabs.map(\.navigator).reversed().filter { $0 !== frontStack }
  }

  func index(of id: String) -> Int? {
    for index in tabs.indices where tabs[index].id == id { return index }
    return nil
  }

  func index(of navigator: Navigator) -> Int? {
    for index in tabs.indices where tabs[index].navigator === navigator { return index }
    return nil
  }

  func choose(_ index: Int) {
    storedIndex = index
    isChosen = true
  }
}

nonisolated extension TabBar: Observable {}
