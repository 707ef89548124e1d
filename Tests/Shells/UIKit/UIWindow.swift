// https://developer.apple.com/documentation/uikit/uiwindow
@MainActor
open class UIWindow: UIView {
  @_spi(User) public let stage = Stage()
  /// Before that nothing can be presented: no view is in the hierarchy.
  private(set) var isVisible = false

  // https://developer.apple.com/documentation/uikit/uiwindow/rootviewcontroller
  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      if oldValue?.presentedViewController != nil {
        stage.fault("the root changes under a modal, which leaks")
      }
      oldValue?.rootOf = nil
      rootViewController?.rootOf = self
      stage.window = self
      if isVisible { rootViewController?.loadViewIfNeeded() }
    }
  }

  // https://developer.apple.com/documentation/uikit/uiwindow/init(windowscene:)
  public convenience init(windowScene: UIWindowScene) { self.init(frame: .zero) }

  // https://developer.apple.com/documentation/uikit/uiwindow/makekeyandvisible()
  open func makeKeyAndVisible() {
    rootViewController?.loadViewIfNeeded()
    isVisible = true
    stage.layout()
  }
}
