// https://developer.apple.com/documentation/uikit/uialertaction
@MainActor
open class UIAlertAction: NSObject {
  // https://developer.apple.com/documentation/uikit/uialertaction/style
  public enum Style: Int, Sendable { case `default`, cancel, destructive }
  // https://developer.apple.com/documentation/uikit/uialertaction/title
  public let title: String?
  // https://developer.apple.com/documentation/uikit/uialertaction/style
  public let style: Style
  // https://developer.apple.com/documentation/uikit/uialertaction/isenabled
  open var isEnabled = true
  let handler: ((UIAlertAction) -> Void)?

  // https://developer.apple.com/documentation/uikit/uialertaction/init(title:style:handler:)
  public init(
    title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}

// https://developer.apple.com/documentation/uikit/uialertcontroller
@MainActor
open class UIAlertController: UIViewController {
  // https://developer.apple.com/documentation/uikit/uialertcontroller/style
  public enum Style: Int, Sendable { case actionSheet, alert }
  // https://developer.apple.com/documentation/uikit/uialertcontroller/message
  open var message: String?
  // https://developer.apple.com/documentation/uikit/uialertcontroller/actions
  public private(set) var actions: [UIAlertAction] = []
  // https://developer.apple.com/documentation/uikit/uialertcontroller/preferredstyle
  public private(set) var preferredStyle = Style.alert

  // https://developer.apple.com/documentation/uikit/uialertcontroller/init(title:message:preferredstyle:)
  public convenience init(
    title: String?, message: String?, preferredStyle: UIAlertController.Style
  ) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  // https://developer.apple.com/documentation/uikit/uialertcontroller/addaction(_:)
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      stage?.fault("an alert has two cancel actions, which UIKit stops for")
      Stage.lost.append("an alert has two cancel actions, which UIKit stops for")
    }
    actions.append(action)
  }
}
