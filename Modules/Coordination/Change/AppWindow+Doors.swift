/// What coordinators, and shells that have already moved, change.
extension AppWindow {
  /// Makes the coordinator part of the tree, under its parent or as the root.
  func adopt(
    _ coordinator: any Coordinator, _ node: CoordinatorNode, under parent: CoordinatorNode?
  ) {
    counts.coordinators += 1
    node.id = counts.coordinators
    node.type = type(of: coordinator)
    node.parent = parent
    if let parent {
      node.stage = .starting
      node.handle = parent.handle
      parent.add(coordinator, node)
    } else {
      precondition(
        rootCoordinator == nil,
        "The window has a root coordinator already, which somebody keeps: give that one up first.")
      node.stage = .running
      rootCoordinator = coordinator
    }
    record(.started, node)
  }

  /// `adopted` runs when the child is part of the tree, before it starts.
  func start(
    _ child: any Coordinator, _ node: CoordinatorNode, under parent: CoordinatorNode,
    adopted: () -> Void = {}
  ) {
    concluding { window in
      if let reason = window.reasonToRefuse(child, node, under: parent) {
        return window.record(.refused, parent, detail: reason)
      }
      window.adopt(child, node, under: parent)
      adopted()
      window.hold { child.start() }
      if node.stage == .starting { node.stage = .running }
      if node.isEmpty { window.changes.judge(node) }
    }
  }

  /// Returns whether the screen is there.
  func show(
    _ viewModel: any ViewModel, _ work: Screen.Work?, _ presentation: Presentation,
    of owner: CoordinatorNode
  ) -> Bool {
    concluding { window in
      guard window.allows(presentation, of: owner) else {
        work?.close(then: window.changes)
        return false
      }
      window.counts.screens += 1
      let stack = presentation.navigator
      let screen = Screen(
        number: window.counts.screens, segment: presentation.segment, viewModel: viewModel,
        work: work, owner: owner)
      // Before anything leaves, so that its owner does not end with that.
      owner.add(screen, on: stack)
      window.changes.begin()
      window.makeRoom(for: presentation)
      stack.push(screen, of: owner)
      window.changes.tell(stack.watch)
      if stack.isOnTree { window.record(.shown, owner, screen) }
      return true
    }
  }

  private func makeRoom(for presentation: Presentation) {
    let stack = presentation.navigator
    switch presentation.place {
    case .push: break
    case .replace: clear(stack, keeping: 0)
    case .swap(let screen): clear(stack, keeping: screen?.index ?? stack.storedScreens.count - 1)
    case .modal(let below): cover(with: stack, over: below.storedScreens.last)
    case .root:
      removeAll()
      replaceRow(TabBar(only: stack))
    }
  }

  /// The tabs of the bar that are there already stay, with all that is theirs. The selected one
  /// stays selected, when it is among them and nobody has chosen another.
  func show(_ tabBar: TabBar, of owner: CoordinatorNode) {
    concluding { window in
      if let reason = window.reasonToRefuse(tabBar, of: owner) {
        return window.record(.refused, owner, detail: reason)
      }
      window.changes.begin()
      let before = window.row?.frontStack
      let stays = window.rootStacks.contains { tabBar.index(of: $0) != nil }
      if stays { window.removeTabs(notIn: tabBar) } else { window.removeAll() }
      let new = tabBar.tabs.map(\.navigator).filter { $0.place == .filling }
      if !tabBar.isChosen, let before, let index = tabBar.index(of: before) { tabBar.choose(index) }
      tabBar.handle = owner.handle
      window.replaceRow(tabBar)
      for screen in new.flatMap(\.storedScreens) { window.record(.shown, screen.owner, screen) }
      if stays, tabBar.frontStack !== before { window.recordSelected(tabBar) }
    }
  }

  /// Ends a coordinator, once `complete` has said what its parent is to hear.
  func finish(_ node: CoordinatorNode, complete: () -> Void = {}) {
    concluding { window in
      guard node.isRunning else {
        return window.record(.refused, node, detail: "it has ended already")
      }
      if !window.end(node, complete: complete) {
        let reason = "it, or a child, owns a root, which is only replaced: ask its parent"
        window.record(.refused, node, detail: reason)
      }
    }
  }

  /// Takes off the top of a stack. Nothing is asked.
  func leave(_ stack: Navigator, keeping count: Int) {
    guard stack.isOnTree, stack.storedScreens.count > count else { return }
    changes.begin()
    cut(stack, keeping: count)
  }

  func select(_ index: Int, of tabBar: TabBar) {
    guard tabBar === row else { return }
    changes.begin()
    choose(index, of: tabBar)
  }

  func choose(_ index: Int, of tabBar: TabBar) {
    tabBar.choose(index)
    changes.tell(tabBar.watch)
    recordSelected(tabBar)
  }

  private func recordSelected(_ tabBar: TabBar) {
    record(.selected, nil, segment: .init(parts: [tabBar.tabs[tabBar.storedIndex].id]))
  }
}
