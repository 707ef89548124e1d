/// How coordinators end: because they are to, or because nothing is left of them.
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

  /// Modals from the top, then the selected tab, then the others from last to first.
  private func rank(_ stack: Navigator) -> Int {
    switch stack.place {
    case .modal(let level): -1 - level
    case .tab(let index): stack === row?.frontStack ? 0 : .max - index
    case .new, .filling, .gone: 0
    }
  }

  /// Children before their parents.
  func endEmpty(_ nodes: [CoordinatorNode]) {
    for node in nodes.reversed() { endIfEmpty(node) }
  }

  /// Ends a coordinator that lost its last screen in this change, then its parent likewise; all
  /// others are judged when they have heard.
  func endIfEmpty(_ node: CoordinatorNode) {
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
