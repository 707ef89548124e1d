// https://developer.apple.com/documentation/uikit/uimenuelement
@MainActor
open class UIMenuElement: NSObject {
  // https://developer.apple.com/documentation/uikit/uimenuelement/state
  public enum State: Int, Sendable { case off, on, mixed }

  // https://developer.apple.com/documentation/uikit/uimenuelement/title
  public let title: String

  init(title: String) {
    self.title = title
    super.init()
  }
}

// https://developer.apple.com/documentation/uikit/uimenu
@MainActor
open class UIMenu: UIMenuElement {
  // https://developer.apple.com/documentation/uikit/uimenu/children
  public let children: [UIMenuElement]

  // https://developer.apple.com/documentation/uikit/uimenu/init(title:children:)
  public init(title: String = "", children: [UIMenuElement] = []) {
    self.children = children
    super.init(title: title)
  }
}
