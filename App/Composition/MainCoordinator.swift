import Coordination

/// The tabs of a session: three flows side by side, all alive until the session ends.
@MainActor
final class MainCoordinator: Coordinator {
  /// The roots that an address can begin with, as long as there is a session.
  static let tabs = ["home", "first", "profile"]

  let lifetime = Lifetime<Void>()
  private let session: Session
  private let edges: Edges

  init(_ session: Session, edges: Edges) {
    self.session = session
    self.edges = edges
  }

  func start() {
    let home = TabBar.Tab(id: "home", title: "Home")
    let first = TabBar.Tab(id: "first", title: "First")
    let profile = TabBar.Tab(id: "profile", title: "Profile")

    start(edges.home(.root(of: home.navigator, at: "home"), of: session.user))
    start(edges.first(.root(of: first.navigator, at: "first")))
    start(
      edges.userInfo(.root(of: profile.navigator, at: "profile"), of: session.user) {
        [weak profile] in profile?.badge = $0 == 0 ? nil : "\($0)"
      })
    show(TabBar([home, first, profile]))
  }
}
