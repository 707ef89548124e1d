import Coordination

/// An app whose tabs come and go.
@MainActor
final class TabsApp: Coordinator {
  let lifetime: Lifetime<Never>
  private(set) var tabs: [TabBar.Tab] = []

  init(in window: AppWindow) {
    lifetime = Lifetime(rootOf: window)
  }

  func start() {
    tabs = [tab("left"), tab("right")]
    show(TabBar(tabs))
  }

  func add(_ id: String) {
    tabs.append(tab(id))
    show(TabBar(tabs))
  }

  func remove(_ id: String) {
    tabs.removeAll { $0.id == id }
    show(TabBar(tabs))
  }

  private func tab(_ id: String) -> TabBar.Tab {
    let tab = TabBar.Tab(id: id, title: id)
    start(PageCoordinator(.root(of: tab.navigator, at: "\(id)")))
    return tab
  }
}
