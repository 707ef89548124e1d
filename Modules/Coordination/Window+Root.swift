extension Window {
  /// What stands under the modals.
  @MainActor
  public enum Root {
    case navigator(Navigator)
    case tabBar(TabBar)

    /// The stack that a person sees when nothing is presented.
    public var selected: Navigator {
      switch self {
      case .navigator(let navigator): navigator
      case .tabBar(let bar): bar.selected.navigator
      }
    }

    /// The same, as the core reads it.
    var frontStack: Navigator {
      switch self {
      case .navigator(let navigator): navigator
      case .tabBar(let bar): bar.frontStack
      }
    }

    /// In the order in which a shell shows them.
    var stacks: [Navigator] {
      switch self {
      case .navigator(let navigator): [navigator]
      case .tabBar(let bar): bar.tabs.map(\.navigator)
      }
    }

    /// In the order of removal: the selected tab's first, then the others from last to first.
    var navigators: [Navigator] {
      switch self {
      case .navigator(let navigator): [navigator]
      case .tabBar(let bar):
        [bar.selected.navigator]
          + bar.tabs.indices.reversed().filter { $0 != bar.selectedIndex }
          .map { bar.tabs[$0].navigator }
      }
    }
  }
}
