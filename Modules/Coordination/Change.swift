/// The one path by which anything leaves the tree or enters it.
///
/// First it works out what leaves. Then it makes the tree whole, and logs removals and arrivals. No code of the app runs meanwhile.
@MainActor
struct Change {
  private let window: Window
  /// The stacks that lose screens; `kept` of each says how many stay.
  private var cuts: [Navigator] = []
  private var modalCount: Int
  private var ending: [AnyLifetime] = []
  private var refilled: Navigator?
  private var replacedRoot: Window.Root?
  /// Keeps what has ended until the log is complete.
  private var ended: [any Coordinator] = []

  init(_ window: Window) {
    self.window = window
    modalCount = window.modals.count
  }

  /// Coordinators end, parents before their children in this list.
  mutating func end(_ lifetimes: [AnyLifetime]) {
    ending = lifetimes
    for lifetime in lifetimes {
      lifetime.isLeaving = true
      for screen in lifetime.screens {
        if let navigator = screen.navigator { cut(navigator, keeping: screen.index) }
      }
    }
  }

  /// Everything leaves, to make room for another root.
  mutating func replaceRoot() {
    replacedRoot = window.root
    // Whoever has nothing left ends too, but for one that is still about to show something.
    ending = window.lifetimes.filter { $0.stage == .running && !$0.isRoot }
    for lifetime in ending { lifetime.isLeaving = true }
    for navigator in window.navigators { cut(navigator, keeping: 0) }
  }

  /// The whole stack leaves, to make room for another screen.
  mutating func refill(_ navigator: Navigator) {
    refilled = navigator
    cut(navigator, keeping: 0)
  }

  /// What stands above leaves, and every modal that was opened from there, with all above it.
  mutating func cut(_ navigator: Navigator, keeping count: Int) {
    let before = navigator.kept ?? navigator.screens.count
    guard count < before else { return }
    if navigator.kept == nil { cuts.append(navigator) }
    navigator.kept = count

    var level = modalCount
    if count == 0, navigator !== refilled, case .modal(let own) = navigator.place { level = own }
    for screen in navigator.screens[count..<before] {
      level = min(level, screen.modalLevel ?? level)
    }
    closeModals(above: level)
  }

  /// From the top, so that what was opened from a modal leaves before it.
  mutating func closeModals(above level: Int) {
    while modalCount > level {
      modalCount -= 1
      cut(window.modals[modalCount], keeping: 0)
    }
  }

  /// Makes the tree whole and logs what left, then what `arrive` put there.
  mutating func commit(_ arrive: () -> [Screen] = { [] }) {
    var removed = takeOff()
    let arrived = arrive()

    for screen in removed {
      if screen.isShown { window.record(.removed, screen) }
      screen.work?.close()
      guard let owner = screen.owner else { continue }
      owner.remove(screen)
      owner.isLeaving = true
      endIfEmpty(owner)
    }
    // Whoever had no screen of its own: children were added after their parents.
    for lifetime in ending.reversed() { endIfEmpty(lifetime) }

    for screen in arrived {
      screen.isShown = true
      window.record(.shown, screen)
    }
    for screen in removed { screen.owner?.isLeaving = false }
    for lifetime in ending { lifetime.isLeaving = false }

    while !removed.isEmpty { window.departed.release(removed.removeLast().viewModel) }
    while !ended.isEmpty { window.departed.release(ended.removeLast()) }
  }

  /// Takes off the tree what leaves, and returns it in the order of removal.
  private func takeOff() -> [Screen] {
    var removed: [Screen] = []
    for navigator in cuts.count > 1 ? cuts.sorted(by: { rank($0) < rank($1) }) : cuts {
      let kept = navigator.kept ?? 0
      navigator.kept = nil
      while navigator.screens.count > kept { removed.append(navigator.pop()) }
    }
    for navigator in replacedRoot?.navigators ?? [] { navigator.place = .gone }
    while window.modals.count > modalCount {
      let modal = window.modals.removeLast()
      modal.place = .gone
      let level = window.modals.count
      if modal.presenter?.modalLevel == level { modal.presenter?.modalLevel = nil }
    }
    return removed
  }

  private var selectedTab: Int? {
    if case .tabBar(let bar) = window.root { bar.selectedIndex } else { nil }
  }

  /// Modals from the top, then the selected tab, then the others from last to first.
  private func rank(_ navigator: Navigator) -> Int {
    switch navigator.place {
    case .modal(let level): -1 - level
    case .tab(let index): index == selectedTab ? 0 : .max - index
    case .root, .new, .gone: 0
    }
  }

  /// Ends a coordinator that lost its last screen in this change, then its parent likewise.
  private mutating func endIfEmpty(_ lifetime: AnyLifetime) {
    var next: AnyLifetime? = lifetime
    while let lifetime = next, lifetime.isEmpty, lifetime.isRunning, !lifetime.isRoot {
      guard lifetime.isLeaving else { return window.aftermath.judge(lifetime) }
      lifetime.stage = .ended
      window.endedCount += 1
      window.record(lifetime.isCompleted ? .completed : .cancelled, lifetime)
      if let deliver = lifetime.delivery { window.aftermath.deliver(deliver) }
      next = lifetime.parent
      if let coordinator = next?.remove(lifetime) { ended.append(coordinator) }
      // Whoever waits for a result hears it first, even when its own last screen went as well.
      if lifetime.isCompleted, let parent = next { return window.aftermath.judge(parent) }
    }
  }
}
