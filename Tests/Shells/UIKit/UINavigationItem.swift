@MainActor
open class UINavigationItem: NSObject {
  open var title: String?
  open var hidesBackButton = false
  open var leftBarButtonItem: UIBarButtonItem?
  open var leftItemsSupplementBackButton = false
  open var backButtonTitle: String?
  open var backAction: UIAction?

  public nonisolated override init() { super.init() }
}

@MainActor
open class UIBarButtonItem: NSObject {
  public nonisolated override init() { super.init() }
}

@MainActor
open class UIGestureRecognizer: NSObject {
  open var isEnabled = true

  public nonisolated override init() { super.init() }
}
