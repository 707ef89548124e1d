// https://developer.apple.com/documentation/uikit/uiaction
@MainActor
open class UIAction: UIMenuElement {
  let handler: UIActionHandler

  // https://developer.apple.com/documentation/uikit/uiaction/state
  open var state: UIMenuElement.State

  // https://developer.apple.com/documentation/uikit/uiaction/init(title:state:handler:)
  public init(
    title: String = "", state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.state = state
    self.handler = handler
    super.init(title: title)
  }
}

// https://developer.apple.com/documentation/uikit/uiactionhandler
public typealias UIActionHandler = @MainActor (UIAction) -> Void

// https://developer.apple.com/documentation/uikit/uicontrol
@MainActor
open class UIControl: UIView {
  // https://developer.apple.com/documentation/uikit/uicontrol/event
  public struct Event: OptionSet, Hashable, Sendable {
    // https://developer.apple.com/documentation/uikit/uicontrol/event/rawvalue
    public let rawValue: UInt
    // https://developer.apple.com/documentation/uikit/uicontrol/event/init(rawvalue:)
    public init(rawValue: UInt) { self.rawValue = rawValue }
    // https://developer.apple.com/documentation/uikit/uicontrol/event/valuechanged
    public static let valueChanged = Event(rawValue: 1 << 12)
    // https://developer.apple.com/documentation/uikit/uicontrol/event/touchupinside
    public static let touchUpInside = Event(rawValue: 1 << 6)
    // https://developer.apple.com/documentation/uikit/uicontrol/event/primaryactiontriggered
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    // https://developer.apple.com/documentation/uikit/uicontrol/event/editingchanged
    public static let editingChanged = Event(rawValue: 1 << 17)
  }

  // https://developer.apple.com/documentation/uikit/uicontrol/state
  public struct State: OptionSet, Sendable {
    // https://developer.apple.com/documentation/uikit/uicontrol/state/rawvalue
    public let rawValue: UInt
    // https://developer.apple.com/documentation/uikit/uicontrol/state/init(rawvalue:)
    public init(rawValue: UInt) { self.rawValue = rawValue }
    // https://developer.apple.com/documentation/uikit/uicontrol/state/normal
    public static let normal = State([])
  }

  // https://developer.apple.com/documentation/uikit/uicontrol/contenthorizontalalignment
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }

  // https://developer.apple.com/documentation/uikit/uicontrol/isenabled
  open var isEnabled = true
  // https://developer.apple.com/documentation/uikit/uicontrol/contenthorizontalalignment
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  private var actions: [(UIAction, Event)] = []

  // https://developer.apple.com/documentation/uikit/uicontrol/addaction(_:for:)
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    actions.append((action, controlEvents))
  }

  // https://developer.apple.com/documentation/uikit/uicontrol/sendactions(for:)
  open func sendActions(for controlEvents: UIControl.Event) {
    for (action, event) in actions where !event.isDisjoint(with: controlEvents) {
      action.handler(action)
    }
  }
}

// https://developer.apple.com/documentation/uikit/uibutton
@MainActor
open class UIButton: UIControl {
  // https://developer.apple.com/documentation/uikit/uibutton/buttontype
  public enum ButtonType: Int, Sendable { case custom, system }
  private var title: String?
  // https://developer.apple.com/documentation/uikit/uibutton/menu
  open var menu: UIMenu?
  // https://developer.apple.com/documentation/uikit/uicontrol/showsmenuasprimaryaction
  open var showsMenuAsPrimaryAction = false

  // https://developer.apple.com/documentation/uikit/uibutton/init(type:primaryaction:)
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    if let primaryAction {
      title = primaryAction.title
      addAction(primaryAction, for: .primaryActionTriggered)
    }
  }

  // https://developer.apple.com/documentation/uikit/uibutton/settitle(_:for:)
  open func setTitle(_ title: String?, for state: UIControl.State) { self.title = title }
  // https://developer.apple.com/documentation/uikit/uibutton/title(for:)
  open func title(for state: UIControl.State) -> String? { title }
}
