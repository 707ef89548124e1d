import Coordination

/// The root of the core's side: one stack, or tabs.
@MainActor
final class CoreApp: Coordinator {
  let lifetime: Lifetime<Never>
  private let window: AppWindow
  private let count: Int

  init(window: AppWindow, stacks count: Int) {
    lifetime = Lifetime(rootOf: window)
    self.window = window
    self.count = count
  }

  func start() {
    if count > 1 {
      start(CoreTabs(count))
    } else {
      let presentation = Presentation.root(of: window, at: "root")
      start(CoreFlow(presentation, stacks: [presentation.navigator]))
    }
  }
}
