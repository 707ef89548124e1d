@_exported import Foundation

@MainActor
open class UIResponder: NSObject {
  public nonisolated override init() { super.init() }
}

@MainActor
open class UIView: UIResponder {
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
  }

  public private(set) var subviews: [UIView] = []
  public private(set) weak var superview: UIView?
  open var isHidden = false
  open var isUserInteractionEnabled = true
  open var translatesAutoresizingMaskIntoConstraints = true
  open var autoresizingMask: AutoresizingMask = []
  open var accessibilityIdentifier: String?
  open var backgroundColor: UIColor?
  open var frame: CGRect = .zero
  open var bounds: CGRect {
    get { frame }
    set { frame = newValue }
  }
  public let leadingAnchor = NSLayoutXAxisAnchor()
  public let trailingAnchor = NSLayoutXAxisAnchor()
  public let topAnchor = NSLayoutYAxisAnchor()
  public let bottomAnchor = NSLayoutYAxisAnchor()
  public let widthAnchor = NSLayoutDimension()
  public private(set) lazy var safeAreaLayoutGuide = UILayoutGuide()
  public private(set) lazy var layoutMarginsGuide = UILayoutGuide()
  /// Set for the view of a view controller.
  weak var controller: UIViewController?

  /// Without arguments too, as every class of Apple's has such an initializer.
  public init(frame: CGRect = .zero) { super.init() }

  public required init?(coder: NSCoder) { return nil }

  open var window: UIWindow? {
    guard let controller else { return superview?.window }
    return controller.isCovered ? nil : controller.stage?.window
  }

  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
  }

  open func removeFromSuperview() {
    superview?.willLose(self)
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  func willLose(_ view: UIView) {}

  open func isDescendant(of view: UIView) -> Bool {
    var next: UIView? = self
    while let current = next {
      if current === view { return true }
      next = current.superview
    }
    return false
  }
}

public struct UIColor: Sendable {
  public static let systemBackground = UIColor()
}
