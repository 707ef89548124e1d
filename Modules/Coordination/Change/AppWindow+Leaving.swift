/// The one path by which anything leaves the tree, whatever the door.
///
/// Takes screens off their stacks, ends coordinators that have lost their last one, and logs both
/// in the order of removal. Nothing of the app runs meanwhile; see ``Changes``.
extension AppWindow {
  /// A stack that loses what stands from this index on.
  private struct Cut {
    let stack: Navigator
    var index: Int
  }

  /// A change: a coordinator ends, and everything below it, with all their screens; but not when one
  /// of them shows the first screen of a root or a tab. Returns whether it did; `complete` runs before.
  func end(_ top: CoordinatorNode, complete: () -> Void) -> Bool {
    guard !ownsRoot(top) else { return false }
    changes.begin()
    complete()
    var (empty, cuts) = ([CoordinatorNode](), [Cut]())
    forEachNode(from: top) { node in
      node.lastLoss = changes.number
      if node.isEmpty { empty.append(node) }
      for standing in node.screens {
        let (stack, index) = (standing.navigator, standing.screen.index)
        if let last = cuts.indices.last, cuts[last].stack === stack {
          cuts[last].index = min(cuts[last].index, index)
        } else {
          cuts.append(Cut(stack: stack, index: index))
        }
      }
      return true
    }
    if cuts.count > 1 { cuts.sort { (rank($0.stack), $0.index) < (rank($1.stack), $1.index) } }
    // Modals leave from the top, even those that others opened over a screen that leaves.
    for cut in cuts { closeModals(over: cut.stack, keeping: cut.index) }
    for cut in cuts { pop(cut.stack, keeping: cut.index) }
    endEmpty(empty)
    return true
  }

  /// Whether it, or anything below it, shows the first screen of a root or a tab.
  private func ownsRoot(_ top: CoordinatorNode) -> Bool {
    var ownsRoot = top.isRoot
    forEachNode(from: top) { node in
      for standing in node.screens where standing.screen.index == 0 && standing.navigator.isRoot {
        ownsRoot = true
      }
      return !ownsRoot
    }
    return ownsRoot
  }

  /// Parents before their children, until `body` says that it is enough. Without recursion.
  private func forEachNode(from top: CoordinatorNode, _ body: (CoordinatorNode) -> Bool) {
    var (rest, next) = ([CoordinatorNode](), CoordinatorNode?(top))
    while let node = next, body(node) {
      for child in node.children { rest.append(child.node) }
      next = rest.popLast()
    }
  }

  /// Everything leaves, to make room for another root.
  func removeAll() {
    // Whoever has nothing left ends too, but for one that is still about to show something.
    let nodes = nodes.filter { $0.stage == .running }
    for node in nodes { node.lastLoss = changes.number }
    closeModals(above: 0)
    for stack in row?.leavingOrder ?? [] { remove(stack) }
    endEmpty(nodes)
  }

  /// The tabs that the next bar does not hold leave, each with the modals that were opened there.
  func removeTabs(notIn next: TabBar) {
    for stack in row?.leavingOrder ?? [] where next.index(of: stack) == nil {
      closeModals(openedFrom: stack.storedScreens[...])
      remove(stack)
    }
  }

  private func remove(_ stack: Navigator) {
    pop(stack, keeping: 0)
    stack.place = .gone
  }

  /// What stands above leaves, and every modal that was opened from there, with all above it. A
  /// stack that loses everything leaves itself, when it is a modal.
  func cut(_ stack: Navigator, keeping count: Int) {
    closeModals(over: stack, keeping: count)
    pop(stack, keeping: count)
  }

  /// What stands above leaves to make room for another screen; the stack stays.
  func clear(_ stack: Navigator, keeping count: Int) {
    closeModals(openedFrom: stack.storedScreens[count...])
    pop(stack, keeping: count)
  }

  private func closeModals(over stack: Navigator, keeping count: Int) {
    if count == 0, case .modal(let level) = stack.place {
      closeModals(above: level)
    } else {
      closeModals(openedFrom: stack.storedScreens.dropFirst(count))
    }
  }

  /// From the top, so that what was opened from a modal leaves before it.
  private func closeModals(openedFrom screens: ArraySlice<Screen>) {
    guard !storedModals.isEmpty else { return }
    for screen in screens {
      while screen.openModals > 0 { closeModals(above: storedModals.count - 1) }
    }
  }

  func closeModals(above level: Int) {
    while let top = storedModals.last, storedModals.count > level {
      pop(top, keeping: 0, isClosing: true)
      uncover()
    }
  }

  /// A modal that is closed keeps its screens, for whoever still draws them.
  private func pop(_ stack: Navigator, keeping count: Int, isClosing: Bool = false) {
    guard stack.storedScreens.count > count, stack.place != .gone else { return }
    let isOnTree = stack.isOnTree
    if isClosing { stack.place = .gone }
    for index in (count..<stack.storedScreens.count).reversed() {
      let screen = stack.storedScreens[index]
      screen.hasLeft = true
      let owner = screen.owner
      if isOnTree { record(.removed, owner, screen) }
      screen.work?.close(then: changes)
      if !isClosing { stack.drop(to: index) }
      changes.keep(screen.viewModel)
      guard let owner else { continue }
      owner.remove(screen)
      // One that is still starting may show its next screen.
      if owner.stage == .running { owner.lastLoss = changes.number }
      endIfEmpty(owner)
    }
    changes.tell(stack.watch)
  }

  /// Modals from the top, then the selected tab, then the others from last to first.
  private func rank(_ stack: Navigator) -> Int {
    switch stack.place {
    case .modal(let level): -1 - level
    case .tab(let index): stack === row?.frontStack ? 0 : .max - index
    case .new, .filling, .gone: 0
    }
  }

  /// Children before their parents.
  private func endEmpty(_ nodes: [CoordinatorNode]) {
    for node in nodes.reversed() { endIfEmpty(node) }
  }

  /// Ends a coordinator that lost its last screen in this change, then its parent likewise; all
  /// others are judged when they have heard.
  private func endIfEmpty(_ node: CoordinatorNode) {
    var next: CoordinatorNode? = node
    while let node = next, node.isEmpty, node.isRunning, !node.isRoot {
      guard node.lastLoss == changes.number else { return changes.judge(node) }
      node.stage = .ended
      counts.ended += 1
      record(node.isCompleted ? .completed : .cancelled, node)
      if let delivery = node.takeDelivery() { changes.deliver(delivery) }
      next = node.parent
      if let coordinator = next?.remove(node) { changes.keep(coordinator) }
      // Whoever waits for a result hears it first, even when its own last screen went as well.
      if node.isCompleted, let parent = next { return changes.judge(parent) }
    }
  }
}
