/// The one path by which anything leaves the tree, whatever the door.
///
/// Takes screens off their stacks, ends coordinators that have lost their last one, and logs both
/// in the order of removal. Nothing of the app runs meanwhile; see ``Aftermath``.
extension AppWindow {
  /// One change, however many screens leave in it and others arrive.
  func change<Result>(_ body: () -> Result) -> Result {
    changeCount += 1
    let result = body()
    aftermath.endChange(noting: leaking)
    return result
  }

  /// A coordinator ends, and everything below it, with all their screens; but not when one of them
  /// shows the first screen of a root or a tab. Returns whether it did; `complete` runs before.
  func end(_ top: CoordinatorNode, complete: () -> Void) -> Bool {
    var ownsRoot = top.isRoot
    // Each stack is cut below the lowest screen of theirs.
    var (empty, rest, next) = ([CoordinatorNode](), [CoordinatorNode](), CoordinatorNode?(top))
    while let node = next {
      node.lastLoss = changeCount
      if node.isEmpty { empty.append(node) }
      for standing in node.screens {
        let (stack, index) = (standing.navigator, standing.screen.index)
        if index == 0, stack.isRoot { ownsRoot = true }
        if stack.cut == nil { cuts.append(stack) }
        stack.cut = min(stack.cut ?? index, index)
      }
      for child in node.children { rest.append(child.node) }
      next = rest.popLast()
    }
    defer {
      for stack in cuts { stack.cut = nil }
      cuts.removeAll(keepingCapacity: true)
    }
    guard !ownsRoot else { return false }
    complete()
    if cuts.count > 1 { cuts.sort { rank($0) < rank($1) } }
    // Modals leave from the top, even those that others opened over a screen that leaves.
    for stack in cuts { closeModals(over: stack, keeping: stack.cut ?? 0) }
    for stack in cuts { pop(stack, keeping: stack.cut ?? 0) }
    endEmpty(empty)
    return true
  }

  /// Everything leaves, to make room for another root.
  func removeAll() {
    // Whoever has nothing left ends too, but for one that is still about to show something.
    let nodes = nodes.filter { $0.stage == .running }
    for node in nodes { node.lastLoss = changeCount }
    closeModals(above: 0)
    for navigator in row?.stacks ?? [] {
      pop(navigator, keeping: 0)
      navigator.place = .gone
    }
    endEmpty(nodes)
  }

  /// What stands above leaves, and every modal that was opened from there, with all above it. A
  /// stack that loses everything leaves itself, when it is a modal.
  func cut(_ navigator: Navigator, keeping count: Int) {
    closeModals(over: navigator, keeping: count)
    pop(navigator, keeping: count)
  }

  /// The whole stack leaves, to make room for another screen.
  func refill(_ navigator: Navigator) {
    closeModals(openedFrom: navigator.storedScreens[...])
    pop(navigator, keeping: 0)
  }

  func closeModals(over navigator: Navigator, keeping count: Int) {
    if count == 0, case .modal(let level) = navigator.place {
      closeModals(above: level)
    } else {
      closeModals(openedFrom: navigator.storedScreens.dropFirst(count))
    }
  }

  /// From the top, so that what was opened from a modal leaves before it.
  private func closeModals(openedFrom screens: ArraySlice<Screen>) {
    for screen in screens { while screen.openModals > 0 { closeTopModal() } }
  }

  func closeModals(above level: Int) {
    while storedModals.count > level { closeTopModal() }
  }

  private func closeTopModal() {
    pop(storedModals[storedModals.count - 1], keeping: 0)
    uncover()
  }

  private func pop(_ navigator: Navigator, keeping count: Int) {
    guard navigator.storedScreens.count > count else { return }
    while navigator.storedScreens.count > count {
      let screen = navigator.pop()
      let owner = screen.owner
      if navigator.isOnTree { record(.removed, owner, screen) }
      screen.work?.close(then: aftermath)
      aftermath.keep(screen.viewModel)
      guard let owner else { continue }
      owner.remove(screen)
      // One that is still starting may show its next screen.
      if owner.stage == .running { owner.lastLoss = changeCount }
      endIfEmpty(owner)
    }
    aftermath.tell(navigator.watch)
  }

  /// Modals from the top, then the selected tab, then the others from last to first.
  private func rank(_ navigator: Navigator) -> Int {
    switch navigator.place {
    case .modal(let level): -1 - level
    case .tab(let index): navigator === row?.frontStack ? 0 : .max - index
    case .new, .gone: 0
    }
  }

  /// Children before their parents.
  private func endEmpty(_ nodes: [CoordinatorNode]) {
    for node in nodes.reversed() { endIfEmpty(node) }
  }

  /// Ends a coordinator that lost its last screen in this change, then its parent likewise; all
  /// others are judged when they have heard.
  func endIfEmpty(_ node: CoordinatorNode) {
    var next: CoordinatorNode? = node
    while let node = next, node.isEmpty, node.isRunning, !node.isRoot {
      guard node.lastLoss == changeCount else { return aftermath.judge(node) }
      node.stage = .ended
      endedCount += 1
      record(node.isCompleted ? .completed : .cancelled, node)
      if let delivery = node.takeDelivery() { aftermath.deliver(delivery) }
      next = node.parent
      if let coordinator = next?.remove(node) { aftermath.keep(coordinator) }
      // Whoever waits for a result hears it first, even when its own last screen went as well.
      if node.isCompleted, let parent = next { return aftermath.judge(parent) }
    }
  }
}
