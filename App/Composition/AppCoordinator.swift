public import Coordination
public import WebService

/// The root of the app: shows Welcome to whoever has no session, and the tabs to everybody else.
///
/// Whoever makes the window keeps this, and nothing else of the app.
@MainActor
public final class AppCoordinator: Coordinator {
  public let lifetime: Lifetime<Never>
  /// Who uses the app; nobody while Welcome is up.
  public private(set) var session: Session?
  let window: AppWindow
  let service: any WebServiceAPI
  /// A place that could not be restored yet, and what is there instead.
  var later: (saved: Snapshot, instead: Snapshot)?

  /// Shows itself in the window, once it is started: with the session that it is to begin with.
  public init(window: AppWindow, service: any WebServiceAPI, session: Session? = nil) {
    lifetime = Lifetime(rootOf: window)
    self.window = window
    self.service = service
    self.session = session
  }

  public func start() {
    begin(session)
  }

  /// Replaces everything in the window by what the session leads to; without one, by Welcome.
  ///
  /// One change: nothing of the session before is left when the call returns.
  public func begin(_ session: Session?) {
    self.session = session
    later = nil
    let edges = Edges(
      service: service, waiting: { [weak window] in window?.waiting.map(Self.sentence) },
      begin: { [weak self] in self?.begin($0) })
    if let session {
      start(MainCoordinator(session, edges: edges))
      window.openWaiting()
    } else {
      window.cancelWaiting()
      start(edges.welcome(.root(of: window, at: "welcome")))
    }
  }

  private static func sentence(about link: WaitingLink) -> String {
    "“\(link.address)” waits: \(link.reason)."
  }
}

extension AppCoordinator: AddressedCoordinator {
  /// Asked about an address that begins with none of the roots on the tree.
  ///
  /// A place inside a session waits for one.
  public func open(_ rest: ArraySlice<String>, from screen: Screen) -> LinkStep? {
    switch rest.first {
    case "welcome": return .refuse("it is up only while nobody uses the app")
    case let first? where MainCoordinator.tabs.contains(first):
      return .wait("it opens after you log in, create an account or go on as a guest")
    default: return nil
    }
  }
}
