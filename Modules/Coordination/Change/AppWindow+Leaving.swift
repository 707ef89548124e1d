/// The one path by which anything leaves the tree, whatever the door: all of it ends in
/// ``AppWindow/pop(_:keeping:)``, in a change that the door has begun (``Changes/begin()``).
///
/// Takes screens off their stacks, has coordinators end that have lost their last one, and logs both
/// in the order of removal. Nothing of the app runs meanwhile; see ``Changes``.
extension AppWindow {
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

  func closeModals(over stack: Navigator, keeping count: Int) {
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
      top.prepareToLeave()
      pop(top, keeping: 0)
      uncover()
    }
  }

  func pop(_ stack: Navigator, keeping count: Int) {
    guard stack.storedScreens.count > count else { return }
    let isOnTree = stack.isOnTree
    for index in (count..<stack.storedScreens.count).reversed() {
      let screen = stack.storedScreens[index]
      screen.hasLeft = true
      let owner = screen.owner
      if isOnTree { record(.removed, owner, screen) }
      screen.work?.close(then: changes)
      stack.drop(to: index)
      changes.keep(screen.viewModel)
      guard let owner else { continue }
      owner.remove(screen)
      // One that is still starting may show its next screen.
      if owner.stage == .running { owner.lastLoss = changes.number }
      endIfEmpty(owner)
    }
    changes.tell(stack.watch)
  }
}
