// https://developer.apple.com/documentation/uikit/uistackview
@MainActor
open class UIStackView: UIView {
  // https://developer.apple.com/documentation/uikit/uistackview/arrangedsubviews
  public private(set) var arrangedSubviews: [UIView] = []
  // https://developer.apple.com/documentation/uikit/uistackview/axis
  open var axis = NSLayoutConstraint.Axis.horizontal
  // https://developer.apple.com/documentation/uikit/uistackview/spacing
  open var spacing: CGFloat = 0

  // https://developer.apple.com/documentation/uikit/uistackview/init(arrangedsubviews:)
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // https://developer.apple.com/documentation/uikit/uistackview/addarrangedsubview(_:)
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  // https://developer.apple.com/documentation/uikit/uistackview/insertarrangedsubview(_:at:)
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
    if view.superview !== self { addSubview(view) }
  }

  /// Only takes it out of the arrangement; it stays a subview.
  // https://developer.apple.com/documentation/uikit/uistackview/removearrangedsubview(_:)
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
  }

  override func willLose(_ view: UIView) { removeArrangedSubview(view) }
}

// https://developer.apple.com/documentation/uikit/uiscrollview
@MainActor
open class UIScrollView: UIView {
  // https://developer.apple.com/documentation/uikit/uiscrollview/keyboarddismissmode
  public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }

  // https://developer.apple.com/documentation/uikit/uiscrollview/contentlayoutguide
  public private(set) lazy var contentLayoutGuide = UILayoutGuide()
  // https://developer.apple.com/documentation/uikit/uiscrollview/framelayoutguide
  public private(set) lazy var frameLayoutGuide = UILayoutGuide()
  // https://developer.apple.com/documentation/uikit/uiscrollview/keyboarddismissmode
  open var keyboardDismissMode = KeyboardDismissMode.none
}
