@MainActor
open class UIScene: UIResponder {
  @MainActor
  public final class ConnectionOptions: NSObject {
    public internal(set) var urlContexts: Set<UIOpenURLContext> = []
    public internal(set) var userActivities: Set<NSUserActivity> = []
  }

  public let session = UISceneSession()
}

@MainActor
open class UIWindowScene: UIScene {}

@MainActor
open class UISceneSession: NSObject {
  public internal(set) var stateRestorationActivity: NSUserActivity?

  nonisolated override init() { super.init() }
}

@MainActor
open class UIOpenURLContext: NSObject {
  public let url: URL

  @_spi(User) public nonisolated init(url: URL) {
    self.url = url
    super.init()
  }
}

@MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>)
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {}
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
}

@MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

/// Foundation's, which Linux has not.
open class NSUserActivity: NSObject {
  public let activityType: String
  open var userInfo: [AnyHashable: Any]?

  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }
}

@_spi(User)
extension UISceneDelegate {
  /// The system connects a scene: with what was saved for it, and with the links that led to it.
  public func connect(saved: NSUserActivity? = nil, links: [URL] = []) -> UIWindowScene {
    let scene = UIWindowScene()
    scene.session.stateRestorationActivity = saved
    let options = UIScene.ConnectionOptions()
    options.urlContexts = Set(links.map { UIOpenURLContext(url: $0) })
    self.scene(scene, willConnectTo: scene.session, options: options)
    return scene
  }
}
