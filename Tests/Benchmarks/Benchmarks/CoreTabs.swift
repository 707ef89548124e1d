import Coordination

/// Owns the tabs of the core's side, and starts a flow in each.
@MainActor
final class CoreTabs: Coordinator {
  let lifetime = Lifetime<Void>()
  private let count: Int

  init(_ count: Int) {
    self.count = count
  }

  func start() {
    let tabs = (0..<count).map { TabBar.Tab(id: "tab-\($0)", title: "Tab") }
    let stacks = tabs.map(\.navigator)
    for tab in tabs { start(CoreFlow(.root(of: tab.navigator, at: "\(tab.id)"), stacks: stacks)) }
    show(TabBar(tabs))
  }
}
