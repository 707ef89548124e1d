internal import Coordination

/// The root of an app that consists of a single coordinator, which has no screen of its own.
final class FlowHost: Coordinator {
  let lifetime: Lifetime<Never>
  /// Until it is started: from then on the tree keeps it, as long as it runs.
  private var guest: (any Coordinator)?

  init(of guest: any Coordinator, in window: AppWindow) {
    lifetime = Lifetime(rootOf: window)
    self.guest = guest
  }

  func start() {
    guard let guest else { return }
    self.guest = nil
    start(guest)
  }
}
