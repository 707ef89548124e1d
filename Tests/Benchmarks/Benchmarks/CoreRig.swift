import Coordination

/// The workspace's own side: a window, driven through its public face.
@MainActor
final class CoreRig: Rig {
  private let window = AppWindow()
  private let app: CoreApp
  private let stacks: [Navigator]
  private let ids: [String]

  init(stacks count: Int) {
    app = CoreApp(window: window, stacks: count)
    app.start()
    stacks = window.tabBar?.tabs.map(\.navigator) ?? window.frontNavigator.map { [$0] } ?? []
    ids = window.tabBar?.tabs.map(\.id) ?? []
  }

  var events: Int { window.events.last?.sequence ?? 0 }
  var front: Page? { window.front?.viewModel as? Page }
  var depth: Int { window.frontNavigator?.screens.count ?? 0 }
  var selected: Int { window.tabBar?.selectedIndex ?? 0 }
  var address: String { window.address }
  var faults: [String] { window.brokenInvariants() }
  var coordinators: Int { window.living.coordinators }

  func page(_ index: Int, of stack: Int) -> Page? {
    stacks[stack].screens[index].viewModel as? Page
  }

  func top(of stack: Int) -> Page? {
    stacks[stack].screens.last?.viewModel as? Page
  }

  func tap() throws {
    guard let screen = window.front else { throw Refusal.nothingShown }
    try window.tap("note", on: screen)
  }

  func back() throws { try window.back() }
  func backToRoot() throws { try window.backToRoot() }
  func dismiss() throws { try window.dismiss() }
  func select(_ stack: Int) throws { try window.select(ids[stack]) }
}
