// https://developer.apple.com/documentation/uikit/uinavigationitem
@MainActor
open class UINavigationItem: NSObject {
  // https://developer.apple.com/documentation/uikit/uinavigationitem/title
  open var title: String?
  // https://developer.apple.com/documentation/uikit/uinavigationitem/hidesbackbutton
  open var hidesBackButton = false
  // https://developer.apple.com/documentation/uikit/uinavigationitem/leftbarbuttonitem
  open var leftBarButtonItem: UIBarButtonItem?
  // https://developer.apple.com/documentation/uikit/uinavigationitem/leftitemssupplementbackbutton
  open var leftItemsSupplementBackButton = false
  // https://developer.apple.com/documentation/uikit/uinavigationitem/backbuttontitle
  open var backButtonTitle: String?
  // https://developer.apple.com/documentation/uikit/uinavigationitem/backaction
  open var backAction: UIAction?

  // https://developer.apple.com/documentation/uikit/uinavigationitem/init()
  public nonisolated override init() { super.init() }
}

// https://developer.apple.com/documentation/uikit/uibarbuttonitem
@MainActor
open class UIBarButtonItem: NSObject {
  // https://developer.apple.com/documentation/uikit/uibarbuttonitem/init()
  public nonisolated override init() { super.init() }
}

// https://developer.apple.com/documentation/uikit/uigesturerecognizer
@MainActor
open class UIGestureRecognizer: NSObject {
  // https://developer.apple.com/documentation/uikit/uigesturerecognizer/isenabled
  open var isEnabled = true

  // https://developer.apple.com/documentation/uikit/uigesturerecognizer/init()
  public nonisolated override init() { super.init() }
}
