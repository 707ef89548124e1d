public import Coordination
public import WebService

/// The root of one window of the app: shows Welcome to whoever has no session, and the tabs to
/// everybody else.
///
/// Whoever makes the window keeps this, and nothing else of the app.
@MainActor
public final class AppCoordinator: Coordinator {
  public let lifetime: Lifetime<Never>
  /// Who uses the app, in this window and in every other one.
  public let sessions: SessionStore
  let window: AppWindow
  /// Whether it shows what the store has. Not before it is started, nor before it is restored.
  var isFollowing = false
  /// Where the person is to be again: when they log in after their session has expired, or while
  /// the app is on its way there.
  var remembered: Snapshot?

  /// Shows itself in the window, once it is started: with the session that the store has.
  public init(window: AppWindow, sessions: SessionStore) {
    lifetime = Lifetime(rootOf: window)
    self.window = window
    self.sessions = sessions
    sessions.join(self)
  }

  /// For an app with one window, which begins with this session.
  public convenience init(
    window: AppWindow, service: any WebServiceAPI, session: Session? = nil
  ) {
    self.init(window: window, sessions: SessionStore(service: service, session: session))
  }

  /// Who uses the app; nobody while Welcome is up.
  public var session: Session? { sessions.session }

  public func start() {
    follow()
  }

  /// Begins a session in every window, or ends it.
  public func begin(_ session: Session?) {
    isFollowing = true
    sessions.begin(session)
  }

  /// Replaces everything in the window by what the session leads to; without one, by Welcome.
  ///
  /// Then goes to the place that is remembered, if it is of this session; `then` hears how that went.
  func follow(
    reportingTo restoration: Restoration = Restoration(),
    then: @escaping @MainActor (Restoration) -> Void = { _ in }
  ) {
    isFollowing = true
    let awaited = window.waiting
    if let session {
      start(MainCoordinator(session, edges: edges))
    } else {
      window.cancelWaiting()
      start(edges.welcome(.root(of: window, at: "welcome")))
    }
    guard let place = remembered, isOfSession(place) else {
      if session != nil { remembered = nil }
      if session != nil, awaited != nil { window.openWaiting() }
      return then(restoration)
    }
    go(to: place, reportingTo: restoration) { [weak window] in
      if awaited != nil { window?.openWaiting() }
      then($0)
    }
  }

  private var edges: Edges {
    Edges(
      accounts: sessions.service, service: SessionProducts(sessions),
      notice: { [weak sessions] in sessions?.notice },
      waiting: { [weak window] in window?.waiting.map(Self.sentence) },
      begin: { [weak sessions] in sessions?.begin($0) })
  }

  /// The session is about to end, or one to begin.
  func sessionEnds(_ ending: SessionStore.Ending) {
    remembered = ending == .expired ? place(leadingTo: window.opening) : nil
  }

  /// The service answers: a link that has stopped for want of an answer goes on, if it is in front.
  func goOn() {
    guard isFollowing, remembered == nil, window.opening == nil, window.alert == nil else { return }
    window.openWaiting()
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
