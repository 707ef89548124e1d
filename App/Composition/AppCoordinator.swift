public import Coordination
public import WebService

/// The root of the app: shows Welcome to whoever has no session, and the tabs to everybody else.
///
/// Whoever makes the window keeps this, and nothing else of the app.
@MainActor
public final class AppCoordinator: Coordinator {
  public let lifetime: Lifetime<Never>
  private let window: Window
  private let service: any WebServiceAPI
  private let session: Session?

  /// Shows itself in the window, once it is started: with the session that it is to begin with.
  public init(window: Window, service: any WebServiceAPI, session: Session? = nil) {
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
    let edges = Edges(service: service, begin: { [weak self] in self?.begin($0) })
    if let session {
      start(MainCoordinator(session, edges: edges))
    } else {
      start(edges.welcome(.root(of: window, at: "welcome")))
    }
  }
}
