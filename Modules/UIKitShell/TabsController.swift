#if canImport(UIKit)

internal import Coordination
internal import UIKit

/// A tab bar controller for a tab bar, with a stack for each tab.
@MainActor
final class TabsController: NSObject {
  let controller = UITabBarController()
  private(set) var stacks: [StackController] = []
  private var ids: [String] = []
  private weak var owner: WindowController?

  init(_ tabs: [Picture.Tab], selected: Int, in owner: WindowController) {
    self.owner = owner
    super.init()
    draw(tabs, selected: selected, animated: false)
    controller.delegate = self
  }

  var selected: StackController? {
    stacks.first { $0.navigation === controller.selectedViewController }
  }

  /// Whether one of these stacks is here already. A bar that shares none is that of another session.
  func shares(_ tabs: [Picture.Tab]) -> Bool {
    tabs.contains { tab in stacks.contains { $0.navigator === tab.layer.navigator } }
  }

  func draw(_ tabs: [Picture.Tab], selected index: Int, animated: Bool) {
    guard let owner else { return }
    let old = stacks
    stacks = tabs.map { tab in
      old.first { $0.navigator === tab.layer.navigator } ?? StackController(tab.layer, in: owner)
    }
    ids = tabs.map(\.id)
    if !stacks.elementsEqual(old, by: ===) {
      controller.setViewControllers(stacks.map(\.navigation), animated: false)
    }
    let isStaying = controller.selectedIndex == index
    for (number, (stack, tab)) in zip(stacks, tabs).enumerated() {
      stack.draw(tab.layer, animated: animated && isStaying && number == index)
      stack.navigation.tabBarItem.title = tab.title
      stack.navigation.tabBarItem.badgeValue = tab.badge
    }
    if !isStaying { controller.selectedIndex = index }
  }
}

extension TabsController: UITabBarControllerDelegate {
  /// The tree selects, and UIKit follows; so UIKit does not pop a stack by itself either.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    guard let index = stacks.firstIndex(where: { $0.navigation === viewController }) else {
      return true
    }
    try? owner?.window.select(ids[index])
    return false
  }
}

#endif
