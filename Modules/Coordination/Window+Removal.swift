/// The one path by which anything leaves the tree, whatever the door.
///
/// Takes screens off their stacks, ends coordinators that have lost their last one, and logs both
/// in the order of removal. What has left is kept, so that no code of the app runs meanwhile.
extension Window {
  /// One change, however many screens leave in it and others arrive.
  func change<Result>(_ body: () -> Result) -> Result {
    precondition(
      !isChanging,
      "The tree was changed in the middle of a change, by a task's onCancel or an observation's "
        + "onChange: start a Task there, and change the tree in it.")
    isChanging = true
    changeCount += 1
    let result = body()
    isChanging = false
    departed.release()
    return result
  }

  /// A coordinator ends, and everything below it, with all their screens; but not when one of them
  /// shows the first screen of a root or a tab. Returns whether it did; `complete` runs before.
  func remove(_ top: AnyLifetime, complete: () -> Void = {}) -> Bool {
    var ownsRoot = top.isRoot
    var empty: [AnyLifetime] = []
    var rest: [AnyLifetime] = []
    var next: AnyLifetime? = top
    while let lifetime = next {
      lifetime.lastLoss = changeCount
      if lifetime.isEmpty { empty.append(lifetime) }
      for standing in lifetime.screens {
        let (stack, index) = (standing.navigator, standing.screen.index)
        if index == 0, stack.isRoot { ownsRoot = true }
        if stack.kept == nil { cuts.append(stack) }
        stack.kept = min(stack.kept ?? index, index)
      }
      for child in lifetime.children { rest.append(child.lifetime) }
      next = rest.popLast()
    }
    if !ownsRoot {
      complete()
      cutStacks()
      endEmpty(empty)
    }
    for stack in cuts { stack.kept = nil }
    cuts.removeAll(keepingCapacity: true)
    return !ownsRoot
  }

  /// Everything leaves, to make room for another root.
  func removeAll() {
    // Whoever has nothing left ends too, but for one that is still about to show something.
    let ending = lifetimes.filter { $0.stage == .running && !$0.isRoot }
    for lifetime in ending { lifetime.lastLoss = changeCount }
    closeModals(above: 0)
    for navigator in storedRoot?.navigators ?? [] {
      pop(navigator, keeping: 0)
      navigator.place = .gone
    }
    endEmpty(ending)
  }

  /// What stands above leaves, and every modal that was opened from there, with all above it. A
  /// stack that loses everything leaves itself, when it is a modal.
  func cut(_ navigator: Navigator, keeping count: Int) {
    closeModals(above: lowestModal(over: navigator, keeping: count))
    pop(navigator, keeping: count)
  }

  /// The whole stack leaves, to make room for another screen.
  func refill(_ navigator: Navigator) {
    closeModals(above: lowestModal(openedFrom: navigator.storedScreens[...]))
    pop(navigator, keeping: 0)
  }

  /// From the top, so that what was opened from a modal leaves before it.
  func closeModals(above level: Int) {
    while storedModals.count > level, let modal = storedModals.last {
      pop(modal, keeping: 0)
      modal.place = .gone
      _ = uncover()
      if modal.presenter?.modalLevel == storedModals.count { modal.presenter?.modalLevel = nil }
    }
  }

  /// Modals leave from the top, even those that others opened over a screen that leaves.
  private func cutStacks() {
    var level = storedModals.count
    for stack in cuts { level = min(level, lowestModal(over: stack, keeping: stack.kept ?? 0)) }
    closeModals(above: level)
    if cuts.count > 1 { cuts.sort { rank($0) < rank($1) } }
    for stack in cuts { pop(stack, keeping: stack.kept ?? 0) }
  }

  private func pop(_ navigator: Navigator, keeping count: Int) {
    while navigator.storedScreens.count > count {
      let screen = navigator.pop()
      let owner = screen.owner
      if screen.isShown { record(.removed, owner, screen) }
      screen.isShown = false
      screen.work?.close()
      departed.keep(screen.viewModel)
      guard let owner else { continue }
      owner.remove(screen)
      // One that is still starting may show its next screen.
      if owner.stage == .running { owner.lastLoss = changeCount }
      endIfEmpty(owner)
    }
  }

  private func lowestModal(over navigator: Navigator, keeping count: Int) -> Int {
    if count == 0, case .modal(let level) = navigator.place { return level }
    return lowestModal(openedFrom: navigator.storedScreens.dropFirst(count))
  }

  private func lowestModal(openedFrom screens: ArraySlice<Screen>) -> Int {
    var level = storedModals.count
    for screen in screens { level = min(level, screen.modalLevel ?? level) }
    return level
  }

  private var selectedTab: Int? {
    if case .tabBar(let bar) = storedRoot { bar.selectedIndex } else { nil }
  }

  /// Modals from the top, then the selected tab, then the others from last to first.
  private func rank(_ navigator: Navigator) -> Int {
    switch navigator.place {
    case .modal(let level): -1 - level
    case .tab(let index): index == selectedTab ? 0 : .max - index
    case .root, .new, .gone: 0
    }
  }

  /// Whoever had no screen of its own ends as well: children before their parents.
  private func endEmpty(_ lifetimes: [AnyLifetime]) {
    for lifetime in lifetimes.reversed() { endIfEmpty(lifetime) }
  }

  /// Ends a coordinator that lost its last screen in this removal, then its parent likewise.
  private func endIfEmpty(_ lifetime: AnyLifetime) {
    var next: AnyLifetime? = lifetime
    while let lifetime = next, lifetime.isEmpty, lifetime.isRunning, !lifetime.isRoot {
      guard lifetime.lastLoss == changeCount else { return aftermath.judge(lifetime) }
      lifetime.stage = .ended
      endedCount += 1
      record(lifetime.isCompleted ? .completed : .cancelled, lifetime)
      if let deliver = lifetime.takeDelivery() { aftermath.deliver(deliver) }
      next = lifetime.parent
      if let coordinator = next?.remove(lifetime) { departed.keep(coordinator) }
      lifetime.window = nil
      // Whoever waits for a result hears it first, even when its own last screen went as well.
      if lifetime.isCompleted, let parent = next { return aftermath.judge(parent) }
    }
  }
}
