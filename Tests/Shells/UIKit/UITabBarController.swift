// https://developer.apple.com/documentation/uikit/uitabbaritem
@MainActor
open class UITabBarItem: NSObject {
  // https://developer.apple.com/documentation/uikit/uitabbaritem/title
  open var title: String?
  // https://developer.apple.com/documentation/uikit/uitabbaritem/badgevalue
  open var badgeValue: String?

  // https://developer.apple.com/documentation/uikit/uitabbaritem/init()
  public nonisolated override init() { super.init() }

  // https://developer.apple.com/documentation/uikit/uitabbaritem/init(title:image:tag:)
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
  }
}

// https://developer.apple.com/documentation/uikit/uiimage
public final class UIImage: NSObject, Sendable {}

// https://developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate
@MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  // https://developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate/tabbarcontroller(_:shouldselect:)
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  // https://developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate/tabbarcontroller(_:didselect:)
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  // https://developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate/tabbarcontroller(_:shouldselect:)
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  // https://developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate/tabbarcontroller(_:didselect:)
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}

// https://developer.apple.com/documentation/uikit/uitabbarcontroller
@MainActor
open class UITabBarController: UIViewController {
  // https://developer.apple.com/documentation/uikit/uitabbarcontroller/delegate
  open weak var delegate: (any UITabBarControllerDelegate)?
  private var index = 0

  // https://developer.apple.com/documentation/uikit/uitabbarcontroller/viewcontrollers
  open var viewControllers: [UIViewController]? {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }

  // https://developer.apple.com/documentation/uikit/uitabbarcontroller/setviewcontrollers(_:animated:)
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

  // https://developer.apple.com/documentation/uikit/uitabbarcontroller/selectedindex
  open var selectedIndex: Int {
    get { index }
    set { if children.indices.contains(newValue) { index = newValue } }
  }

  // https://developer.apple.com/documentation/uikit/uitabbarcontroller/selectedviewcontroller
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
