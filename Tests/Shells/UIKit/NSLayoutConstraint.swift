@MainActor
open class UILayoutGuide: NSObject {
  public let leadingAnchor = NSLayoutXAxisAnchor()
  public let trailingAnchor = NSLayoutXAxisAnchor()
  public let topAnchor = NSLayoutYAxisAnchor()
  public let bottomAnchor = NSLayoutYAxisAnchor()
  public let widthAnchor = NSLayoutDimension()
}

@MainActor
open class NSLayoutConstraint: NSObject {
  public enum Axis: Int, Sendable { case horizontal, vertical }

  public nonisolated override init() { super.init() }

  open class func activate(_ constraints: [NSLayoutConstraint]) {}
}

@MainActor
open class NSLayoutXAxisAnchor: NSObject {
  public nonisolated override init() { super.init() }

  open func constraint(
    equalTo anchor: NSLayoutXAxisAnchor, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
}

@MainActor
open class NSLayoutYAxisAnchor: NSObject {
  public nonisolated override init() { super.init() }

  open func constraint(
    equalTo anchor: NSLayoutYAxisAnchor, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
}

@MainActor
open class NSLayoutDimension: NSObject {
  public nonisolated override init() { super.init() }

  open func constraint(
    equalTo anchor: NSLayoutDimension, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
}
