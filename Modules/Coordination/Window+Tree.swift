extension Window {
  /// Makes the coordinator part of the tree, under its parent or as the root.
  func adopt(
    _ coordinator: any Coordinator, _ lifetime: AnyLifetime, under parent: AnyLifetime?
  ) {
    coordinatorCount += 1
    lifetime.id = coordinatorCount
    lifetime.window = self
    lifetime.type = type(of: coordinator)
    lifetime.parent = parent
    if let parent {
      lifetime.stage = .starting
      parent.add(coordinator, lifetime)
    } else {
      lifetime.stage = .running
      rootLifetime = lifetime
      rootCoordinator = coordinator
    }
    record(.started, lifetime)
  }

  func start(_ child: any Coordinator, _ lifetime: AnyLifetime, under parent: AnyLifetime) {
    guard parent.isRunning else {
      return refuse(parent, "it has ended and cannot start \(type(of: child))")
    }
    guard lifetime.stage == .new else {
      return refuse(parent, "\(type(of: child)) was started before; start a new one")
    }
    adopt(child, lifetime, under: parent)
    startsUnderWay += 1
    child.start()
    startsUnderWay -= 1
    if lifetime.stage == .starting { lifetime.stage = .running }
    if lifetime.isEmpty { aftermath.judge(lifetime) }
    conclude()
  }

  /// Returns whether the screen is there.
  func show(
    _ viewModel: any ViewModel, _ work: Screen.Work?, _ presentation: Presentation,
    of owner: AnyLifetime
  ) -> Bool {
    if let reason = reasonToRefuse(presentation, of: owner) {
      work?.cancel()
      refuse(owner, reason)
      return false
    }
    screenCount += 1
    let screen = Screen(
      number: screenCount, segment: presentation.segment, viewModel: viewModel, work: work,
      owner: owner)
    owner.add(screen)

    var change = Change(self)
    switch presentation.place {
    case .root: change.replaceRoot()
    case .replace: change.refill(presentation.navigator)
    case .push, .modal: break
    }
    change.commit { arrive(screen, presentation) }
    conclude()
    return true
  }

  func show(_ tabBar: TabBar, of owner: AnyLifetime) {
    guard owner.isRunning else { return refuse(owner, "it has ended and cannot show a tab bar") }
    guard tabBar.tabs.allSatisfy({ $0.navigator.place == .new && !$0.navigator.stack.isEmpty })
    else { return refuse(owner, "every tab needs a first screen before its bar is shown, once") }
    tabBar.owner = owner
    tabBar.window = self

    var change = Change(self)
    change.replaceRoot()
    change.commit {
      replaceRoot(with: .tabBar(tabBar))
      for (index, tab) in tabBar.tabs.enumerated() { tab.navigator.join(self, at: .tab(index)) }
      return tabBar.tabs.flatMap(\.navigator.stack)
    }
    conclude()
  }

  /// Ends a coordinator, once `complete` has said what its parent is to hear.
  func finish(_ lifetime: AnyLifetime, complete: () -> Void = {}) {
    guard lifetime.isRunning else { return refuse(lifetime, "it has ended already") }
    var change = Change(self)
    change.end(lifetime)
    guard !lifetime.isRoot, !change.emptiesRoot else {
      change.abandon()
      return refuse(lifetime, "it owns a root, which is only replaced: ask its parent")
    }
    complete()
    change.commit()
    conclude()
  }

  /// Takes off the top of a stack. Nothing is asked.
  func leave(_ navigator: Navigator, keeping count: Int) {
    var change = Change(self)
    change.cut(navigator, keeping: count)
    change.commit()
    conclude()
  }

  func selected(_ tabBar: TabBar) {
    record(.selected, nil, segment: tabBar.selected.id)
    conclude()
  }

  private func arrive(_ screen: Screen, _ presentation: Presentation) -> [Screen] {
    let navigator = presentation.navigator
    navigator.push(screen)
    switch presentation.place {
    case .push, .replace:
      break
    case .root:
      navigator.join(self, at: .root)
      replaceRoot(with: .navigator(navigator))
    case .modal(let below):
      let level = tree.modals.count
      navigator.join(self, at: .modal(level: level))
      navigator.presenter = below.stack.last
      if navigator.presenter?.modalLevel == nil { navigator.presenter?.modalLevel = level }
      present(navigator)
    }
    return navigator.place == .new ? [] : [screen]
  }

  private func reasonToRefuse(_ presentation: Presentation, of owner: AnyLifetime) -> String? {
    let navigator = presentation.navigator
    guard owner.isRunning else { return "it has ended and cannot show “\(presentation.segment)”" }
    let isPossible =
      switch presentation.place {
      case .root(let window): window === self && navigator.place == .new
      case .replace: navigator.place != .gone
      case .push: navigator.place != .gone && !navigator.stack.isEmpty
      case .modal(let below): navigator.place == .new && below.isOnTree
      }
    return isPossible ? nil : "the place of “\(presentation.segment)” is not there"
  }

  private func refuse(_ lifetime: AnyLifetime, _ reason: String) {
    record(.refused, lifetime, detail: reason)
    conclude()
  }
}
