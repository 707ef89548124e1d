public import Coordination
public import WebService

/// The root of the app: shows Welcome to whoever has no session, and the tabs to everybody else.
///
/// Whoever makes the window keeps this, and nothing else of the app.
@MainActor
public final class AppCoordinator: AddressedCoordinator {
  public let lifetime: Lifetime<Never>
  /// Who uses the app; nobody while Welcome is up.
  public private(set) var session: Session?
  let window: AppWindow
  let service: any WebServiceAPI
  /// Opened as soon as there is a session; the newest one, and once.
  private var waiting: Address?

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
    let address = waiting
    waiting = nil
    let edges = Edges(service: service, begin: { [weak self] in self?.begin($0) })
    if let session {
      start(MainCoordinator(session, edges: edges))
      if let address { window.open(address) { _ in } }
    } else {
      start(edges.welcome(.root(of: window, at: "welcome")))
    }
  }

  /// Asked about an address that begins with none of the roots on the tree.
  ///
  /// A place inside a session waits for one. Nobody else keeps an address.
  public func open(_ rest: ArraySlice<String>, from screen: Screen) -> LinkStep? {
    switch rest.first {
    case "welcome": return .refuse("it is up only while nobody uses the app")
    case let first? where MainCoordinator.tabs.contains(first):
      waiting = try? Address(parts: rest)
      return .wait("it opens after you log in, create an account or go on as a guest")
    default: return nil
    }
  }
}
