// https://developer.apple.com/documentation/uikit/uilayoutguide
@MainActor
open class UILayoutGuide: NSObject {
  // https://developer.apple.com/documentation/uikit/uilayoutguide/leadinganchor
  public let leadingAnchor = NSLayoutXAxisAnchor()
  // https://developer.apple.com/documentation/uikit/uilayoutguide/trailinganchor
  public let trailingAnchor = NSLayoutXAxisAnchor()
  // https://developer.apple.com/documentation/uikit/uilayoutguide/topanchor
  public let topAnchor = NSLayoutYAxisAnchor()
  // https://developer.apple.com/documentation/uikit/uilayoutguide/bottomanchor
  public let bottomAnchor = NSLayoutYAxisAnchor()
  // https://developer.apple.com/documentation/uikit/uilayoutguide/widthanchor
  public let widthAnchor = NSLayoutDimension()
}

// https://developer.apple.com/documentation/uikit/nslayoutconstraint
@MainActor
open class NSLayoutConstraint: NSObject {
  // https://developer.apple.com/documentation/uikit/nslayoutconstraint/axis
  public enum Axis: Int, Sendable { case horizontal, vertical }

  // https://developer.apple.com/documentation/uikit/nslayoutconstraint/init()
  public nonisolated override init() { super.init() }

  // https://developer.apple.com/documentation/uikit/nslayoutconstraint/activate(_:)
  open class func activate(_ constraints: [NSLayoutConstraint]) {}
}

// https://developer.apple.com/documentation/uikit/nslayoutxaxisanchor
@MainActor
open class NSLayoutXAxisAnchor: NSObject {
  // https://developer.apple.com/documentation/uikit/nslayoutxaxisanchor/init()
  public nonisolated override init() { super.init() }

  // https://developer.apple.com/documentation/uikit/nslayoutxaxisanchor/constraint(equalto:constant:)
  open func constraint(
    equalTo anchor: NSLayoutXAxisAnchor, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
}

// https://developer.apple.com/documentation/uikit/nslayoutyaxisanchor
@MainActor
open class NSLayoutYAxisAnchor: NSObject {
  // https://developer.apple.com/documentation/uikit/nslayoutyaxisanchor/init()
  public nonisolated override init() { super.init() }

  // https://developer.apple.com/documentation/uikit/nslayoutyaxisanchor/constraint(equalto:constant:)
  open func constraint(
    equalTo anchor: NSLayoutYAxisAnchor, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
}

// https://developer.apple.com/documentation/uikit/nslayoutdimension
@MainActor
open class NSLayoutDimension: NSObject {
  // https://developer.apple.com/documentation/uikit/nslayoutdimension/init()
  public nonisolated override init() { super.init() }

  // https://developer.apple.com/documentation/uikit/nslayoutdimension/constraint(equalto:constant:)
  open func constraint(
    equalTo anchor: NSLayoutDimension, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
}
