/// What coordinators, and shells that have already moved, change.
extension AppWindow {
  /// Makes the coordinator part of the tree, under its parent or as the root.
  func adopt(
    _ coordinator: any Coordinator, _ node: CoordinatorNode, under parent: CoordinatorNode?
  ) {
    coordinatorCount += 1
    node.id = coordinatorCount
    node.type = type(of: coordinator)
    node.parent = parent
    if let parent {
      node.stage = .starting
      node.home = parent.home
      parent.add(coordinator, node)
    } else {
      precondition(
        rootCoordinator == nil, "The window has a root coordinator already: give up that one first.")
      node.stage = .running
      rootCoordinator = coordinator
    }
    record(.started, node)
  }

  func start(_ child: any Coordinator, _ node: CoordinatorNode, under parent: CoordinatorNode) {
    guard parent.isRunning else {
      return refuse(parent, "it has ended and cannot start \(type(of: child))")
    }
    guard node.stage == .new else {
      return refuse(parent, "\(type(of: child)) was started before; start a new one")
    }
    guard !node.isRoot else {
      return refuse(parent, "\(type(of: child)) is the root of a window; a child has a Lifetime()")
    }
    adopt(child, node, under: parent)
    startsUnderWay += 1
    child.start()
    startsUnderWay -= 1
    if node.stage == .starting { node.stage = .running }
    if node.isEmpty { aftermath.judge(node) }
    conclude()
  }

  /// Returns whether the screen is there.
  func show(
    _ viewModel: any ViewModel, _ work: Screen.Work?, _ presentation: Presentation,
    of owner: CoordinatorNode
  ) -> Bool {
    if let reason = reasonToRefuse(presentation, of: owner) {
      change { work?.close(then: aftermath) }
      refuse(owner, reason)
      return false
    }
    screenCount += 1
    let navigator = presentation.navigator
    let screen = Screen(
      number: screenCount, segment: presentation.segment, viewModel: viewModel, work: work,
      owner: owner)
    // Before anything leaves, so that its owner does not end with that.
    owner.add(screen, on: navigator)
    change {
      switch presentation.place {
      case .push:
        break
      case .replace:
        refill(navigator)
      case .root:
        removeAll()
        replaceRow(TabBar(only: navigator))
      case .modal(let below):
        cover(with: navigator, over: below.storedScreens.last)
      }
      navigator.push(screen, of: owner)
      aftermath.tell(navigator.watch)
      if navigator.isOnTree { record(.shown, owner, screen) }
    }
    conclude()
    return true
  }

  func show(_ tabBar: TabBar, of owner: CoordinatorNode) {
    guard owner.isRunning else { return refuse(owner, "it has ended and cannot show a tab bar") }
    guard
      tabBar.tabs.allSatisfy({
        let navigator = $0.navigator
        return navigator.place == .new && !navigator.storedScreens.isEmpty && navigator.home === owner.home
      })
    else { return refuse(owner, "every tab needs a first screen before its bar is shown, once") }
    change {
      removeAll()
      replaceRow(tabBar)
      for screen in tabBar.tabs.flatMap(\.navigator.storedScreens) {
        record(.shown, screen.owner, screen)
      }
    }
    conclude()
  }

  /// Ends a coordinator, once `complete` has said what its parent is to hear.
  func finish(_ node: CoordinatorNode, complete: () -> Void = {}) {
    guard node.isRunning else { return refuse(node, "it has ended already") }
    guard change({ end(node, complete: complete) }) else {
      return refuse(node, "it, or a child, owns a root, which is only replaced: ask its parent")
    }
    conclude()
  }

  /// Takes off the top of a stack. Nothing is asked.
  func leave(_ navigator: Navigator, keeping count: Int) {
    change { cut(navigator, keeping: count) }
  }

  func select(_ navigator: Navigator, of tabBar: TabBar) {
    guard tabBar === row else { return }
    change { choose(navigator, of: tabBar) }
    conclude()
  }

  func choose(_ navigator: Navigator, of tabBar: TabBar) {
    tabBar.choose(navigator)
    aftermath.tell(tabBar.watch)
    record(.selected, nil, segment: tabBar.tabs[tabBar.storedIndex].id)
  }

  private func reasonToRefuse(
    _ presentation: Presentation, of owner: CoordinatorNode
  ) -> String? {
    let navigator = presentation.navigator
    var segment: String { "“\(presentation.segment)”" }
    guard owner.isRunning else { return "it has ended and cannot show \(segment)" }
    switch presentation.place {
    case .root(let window):
      if window === self, !navigator.isUsed { return nil }
      return "\(segment) is the root of another window, or was shown before"
    case .replace:
      if navigator.place != .gone, navigator.home == nil || navigator.home === owner.home { return nil }
      return "the stack that \(segment) is to begin has left, or is of another window"
    case .push:
      if navigator.place == .new, navigator.storedScreens.isEmpty {
        return "\(segment) would be the first of its stack: present it there with .root(of:at:)"
      }
      if navigator.place != .gone, navigator.home === owner.home { return nil }
      return "the stack that \(segment) is to stand on has left, or is of another window"
    case .modal(let below):
      if navigator.isUsed {
        return "\(segment) was presented before: push onto its navigator, or present a new one"
      }
      if below.isOnTree, below.home === owner.home { return nil }
      return "the stack under \(segment) is not on the tree of this window"
    }
  }

  private func refuse(_ node: CoordinatorNode, _ reason: String) {
    record(.refused, node, detail: reason)
    conclude()
  }
}
