@MainActor
open class UITabBarItem: NSObject {
  open var title: String?
  open var badgeValue: String?

  public nonisolated override init() { super.init() }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
  }
}

public final class UIImage: NSObject, Sendable {}

@MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}

@MainActor
open class UITabBarController: UIViewController {
  open weak var delegate: (any UITabBarControllerDelegate)?
  private var index = 0

  open var viewControllers: [UIViewController]? {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let old = selectedViewController
    for child in children { child.removeFromParent() }
    for child in viewControllers ?? [] {
      addChild(child)
      child.didMove(toParent: self)
    }
    index = children.firstIndex { $0 === old } ?? 0
    if stage?.quirks.contains(.selectsFirstOfNewTabs) ?? false { index = 0 }
  }

  open var selectedIndex: Int {
    get { index }
    set { if children.indices.contains(newValue) { index = newValue } }
  }

  open var selectedViewController: UIViewController? {
    get { children.indices.contains(index) ? children[index] : nil }
    set { if let new = children.firstIndex(where: { $0 === newValue }) { index = new } }
  }

  override func displays(_ child: UIViewController) -> Bool { child === selectedViewController }

  /// A person taps: asked first; a tap on the selected one pops its stack, as UIKit does by itself.
  func tap(_ number: Int) {
    let child = children[number]
    guard delegate?.tabBarController(self, shouldSelect: child) ?? true else { return }
    if number == index {
      (child as? UINavigationController)?.popToRootViewController(animated: true)
    }
    index = number
    delegate?.tabBarController(self, didSelect: child)
  }
}
