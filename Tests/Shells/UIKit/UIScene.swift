// https://developer.apple.com/documentation/uikit/uiscene
@MainActor
open class UIScene: UIResponder {
  // https://developer.apple.com/documentation/uikit/uiscene/connectionoptions
  @MainActor
  public final class ConnectionOptions: NSObject {
    // https://developer.apple.com/documentation/uikit/uiscene/connectionoptions/urlcontexts
    public internal(set) var urlContexts: Set<UIOpenURLContext> = []
    // https://developer.apple.com/documentation/uikit/uiscene/connectionoptions/useractivities
    public internal(set) var userActivities: Set<NSUserActivity> = []
  }

  // https://developer.apple.com/documentation/uikit/uiscene/session
  public let session = UISceneSession()
}

// https://developer.apple.com/documentation/uikit/uiwindowscene
@MainActor
open class UIWindowScene: UIScene {}

// https://developer.apple.com/documentation/uikit/uiscenesession
@MainActor
open class UISceneSession: NSObject {
  // https://developer.apple.com/documentation/uikit/uiscenesession/staterestorationactivity
  public internal(set) var stateRestorationActivity: NSUserActivity?

  nonisolated override init() { super.init() }
}

// https://developer.apple.com/documentation/uikit/uiopenurlcontext
@MainActor
open class UIOpenURLContext: NSObject {
  // https://developer.apple.com/documentation/uikit/uiopenurlcontext/url
  public let url: URL

  @_spi(User) public nonisolated init(url: URL) {
    self.url = url
    super.init()
  }
}

// https://developer.apple.com/documentation/uikit/uiscenedelegate
@MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  // https://developer.apple.com/documentation/uikit/uiscenedelegate/scene(_:willconnectto:options:)
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  // https://developer.apple.com/documentation/uikit/uiscenedelegate/scene(_:openurlcontexts:)
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>)
  // https://developer.apple.com/documentation/uikit/uiscenedelegate/staterestorationactivity(for:)
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}

extension UISceneDelegate {
  // https://developer.apple.com/documentation/uikit/uiscenedelegate/scene(_:willconnectto:options:)
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  // https://developer.apple.com/documentation/uikit/uiscenedelegate/scene(_:openurlcontexts:)
  public func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {}
  // https://developer.apple.com/documentation/uikit/uiscenedelegate/staterestorationactivity(for:)
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
}

// https://developer.apple.com/documentation/uikit/uiwindowscenedelegate
@MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  // https://developer.apple.com/documentation/uikit/uiwindowscenedelegate/window
  var window: UIWindow? { get set }
}

/// Foundation's, which Linux has not.
// https://developer.apple.com/documentation/foundation/nsuseractivity
open class NSUserActivity: NSObject {
  // https://developer.apple.com/documentation/foundation/nsuseractivity/activitytype
  public let activityType: String
  // https://developer.apple.com/documentation/foundation/nsuseractivity/userinfo
  open var userInfo: [AnyHashable: Any]?

  // https://developer.apple.com/documentation/foundation/nsuseractivity/init(activitytype:)
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }
}
