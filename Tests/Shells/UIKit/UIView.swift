@_exported import Foundation

// https://developer.apple.com/documentation/uikit/uiresponder
@MainActor
open class UIResponder: NSObject {
  // https://developer.apple.com/documentation/uikit/uiresponder/init()
  public nonisolated override init() { super.init() }
}

// https://developer.apple.com/documentation/uikit/uiview
@MainActor
open class UIView: UIResponder {
  // https://developer.apple.com/documentation/uikit/uiview/autoresizingmask
  public struct AutoresizingMask: OptionSet, Sendable {
    // https://developer.apple.com/documentation/uikit/uiview/autoresizingmask/rawvalue
    public let rawValue: UInt
    // https://developer.apple.com/documentation/uikit/uiview/autoresizingmask/init(rawvalue:)
    public init(rawValue: UInt) { self.rawValue = rawValue }
    // https://developer.apple.com/documentation/uikit/uiview/autoresizingmask/flexiblewidth
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    // https://developer.apple.com/documentation/uikit/uiview/autoresizingmask/flexibleheight
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
  }

  // https://developer.apple.com/documentation/uikit/uiview/subviews
  public private(set) var subviews: [UIView] = []
  // https://developer.apple.com/documentation/uikit/uiview/superview
  public private(set) weak var superview: UIView?
  // https://developer.apple.com/documentation/uikit/uiview/ishidden
  open var isHidden = false
  // https://developer.apple.com/documentation/uikit/uiview/isuserinteractionenabled
  open var isUserInteractionEnabled = true
  // https://developer.apple.com/documentation/uikit/uiview/translatesautoresizingmaskintoconstraints
  open var translatesAutoresizingMaskIntoConstraints = true
  // https://developer.apple.com/documentation/uikit/uiview/autoresizingmask
  open var autoresizingMask: AutoresizingMask = []
  // https://developer.apple.com/documentation/uikit/uiview/accessibilityidentifier
  open var accessibilityIdentifier: String?
  // https://developer.apple.com/documentation/uikit/uiview/accessibilitylabel
  open var accessibilityLabel: String?
  // https://developer.apple.com/documentation/uikit/uiview/backgroundcolor
  open var backgroundColor: UIColor?
  // https://developer.apple.com/documentation/uikit/uiview/frame
  open var frame: CGRect = .zero
  // https://developer.apple.com/documentation/uikit/uiview/bounds
  open var bounds: CGRect {
    get { frame }
    set { frame = newValue }
  }
  // https://developer.apple.com/documentation/uikit/uiview/leadinganchor
  public let leadingAnchor = NSLayoutXAxisAnchor()
  // https://developer.apple.com/documentation/uikit/uiview/trailinganchor
  public let trailingAnchor = NSLayoutXAxisAnchor()
  // https://developer.apple.com/documentation/uikit/uiview/topanchor
  public let topAnchor = NSLayoutYAxisAnchor()
  // https://developer.apple.com/documentation/uikit/uiview/bottomanchor
  public let bottomAnchor = NSLayoutYAxisAnchor()
  // https://developer.apple.com/documentation/uikit/uiview/widthanchor
  public let widthAnchor = NSLayoutDimension()
  // https://developer.apple.com/documentation/uikit/uiview/safearealayoutguide
  public private(set) lazy var safeAreaLayoutGuide = UILayoutGuide()
  // https://developer.apple.com/documentation/uikit/uiview/layoutmarginsguide
  public private(set) lazy var layoutMarginsGuide = UILayoutGuide()
  /// Set for the view of a view controller.
  weak var controller: UIViewController?

  /// Without arguments too, as every class of Apple's has such an initializer.
  // https://developer.apple.com/documentation/uikit/uiview/init(frame:)
  public init(frame: CGRect = .zero) { super.init() }

  // https://developer.apple.com/documentation/uikit/uiview/init(coder:)
  public required init?(coder: NSCoder) { return nil }

  // https://developer.apple.com/documentation/uikit/uiview/window
  open var window: UIWindow? {
    guard let controller else { return superview?.window }
    return controller.isCovered ? nil : controller.stage?.window
  }

  // https://developer.apple.com/documentation/uikit/uiview/addsubview(_:)
  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
  }

  // https://developer.apple.com/documentation/uikit/uiview/removefromsuperview()
  open func removeFromSuperview() {
    superview?.willLose(self)
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  func willLose(_ view: UIView) {}

  // https://developer.apple.com/documentation/uikit/uiview/isdescendant(of:)
  open func isDescendant(of view: UIView) -> Bool {
    var next: UIView? = self
    while let current = next {
      if current === view { return true }
      next = current.superview
    }
    return false
  }
}

// https://developer.apple.com/documentation/uikit/uicolor
public struct UIColor: Sendable {
  // https://developer.apple.com/documentation/uikit/uicolor/systembackground
  public static let systemBackground = UIColor()
}
