@MainActor
open class UIAction: NSObject {
  open var title: String
  let handler: UIActionHandler

  public init(title: String = "", handler: @escaping UIActionHandler) {
    self.title = title
    self.handler = handler
    super.init()
  }
}

public typealias UIActionHandler = @MainActor (UIAction) -> Void

@MainActor
open class UIControl: UIView {
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let editingChanged = Event(rawValue: 1 << 17)
  }

  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal = State([])
  }

  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }

  open var isEnabled = true
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  private var actions: [(UIAction, Event)] = []

  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    actions.append((action, controlEvents))
  }

  open func sendActions(for controlEvents: UIControl.Event) {
    for (action, event) in actions where !event.isDisjoint(with: controlEvents) {
      action.handler(action)
    }
  }
}

@MainActor
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable { case custom, system }
  private var title: String?

  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    if let primaryAction {
      title = primaryAction.title
      addAction(primaryAction, for: .primaryActionTriggered)
    }
  }

  open func setTitle(_ title: String?, for state: UIControl.State) { self.title = title }
  open func title(for state: UIControl.State) -> String? { title }
}
