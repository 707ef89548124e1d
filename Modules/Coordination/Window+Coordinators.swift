extension Window {
  /// Makes the coordinator part of the tree, under its parent or as the root.
  func adopt(
    _ coordinator: any Coordinator, _ lifetime: AnyLifetime, under parent: AnyLifetime?
  ) {
    coordinatorCount += 1
    lifetime.id = coordinatorCount
    lifetime.window = self
    lifetime.type = type(of: coordinator)
    lifetime.anchor = anchor
    lifetime.parent = parent
    if let parent {
      lifetime.stage = .starting
      parent.add(coordinator, lifetime)
    } else {
      lifetime.stage = .running
      anchor.root = lifetime
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
    guard !lifetime.isRoot else {
      return refuse(parent, "\(type(of: child)) is the root of a window; a child has a Lifetime()")
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
      work?.close()
      refuse(owner, reason)
      return false
    }
    screenCount += 1
    let screen = Screen(
      number: screenCount, segment: presentation.segment, viewModel: viewModel, work: work,
      owner: owner)
    owner.add(screen, on: presentation.navigator)

    change {
      switch presentation.place {
      case .root: removeAll()
      case .replace: refill(presentation.navigator)
      case .push, .modal: break
      }
      arrive(screen, of: owner, presentation)
    }
    conclude()
    return true
  }

  func show(_ tabBar: TabBar, of owner: AnyLifetime) {
    guard owner.isRunning else { return refuse(owner, "it has ended and cannot show a tab bar") }
    guard tabBar.tabs.allSatisfy({ $0.navigator.place == .new && $0.navigator.window === self })
    else { return refuse(owner, "every tab needs a first screen before its bar is shown, once") }

    change {
      removeAll()
      replaceRoot(.tabBar(tabBar))
      for (index, tab) in tabBar.tabs.enumerated() {
        tab.navigator.place = .tab(index)
        for screen in tab.navigator.storedScreens { noteShown(screen, of: screen.owner) }
      }
    }
    conclude()
  }

  /// Ends a coordinator, once `complete` has said what its parent is to hear.
  func finish(_ lifetime: AnyLifetime, complete: () -> Void = {}) {
    guard lifetime.isRunning else { return refuse(lifetime, "it has ended already") }
    guard change({ remove(lifetime, complete: complete) }) else {
      return refuse(lifetime, "it, or a child, owns a root, which is only replaced: ask its parent")
    }
    conclude()
  }

  /// Takes off the top of a stack. Nothing is asked.
  func leave(_ navigator: Navigator, keeping count: Int) {
    change { cut(navigator, keeping: count) }
  }

  func selected(_ tabBar: TabBar) {
    record(.selected, nil, segment: tabBar.selected.id)
    conclude()
  }

  private func arrive(_ screen: Screen, of owner: AnyLifetime, _ presentation: Presentation) {
    let navigator = presentation.navigator
    navigator.push(screen)
    switch presentation.place {
    case .push, .replace:
      break
    case .root:
      navigator.place = .root
      replaceRoot(.navigator(navigator))
    case .modal(let below):
      let level = storedModals.count
      navigator.place = .modal(level: level)
      navigator.presenter = below.storedScreens.last
      if navigator.presenter?.modalLevel == nil { navigator.presenter?.modalLevel = level }
      cover(with: navigator)
    }
    if navigator.isOnTree { noteShown(screen, of: owner) }
  }

  private func noteShown(_ screen: Screen, of owner: AnyLifetime?) {
    screen.isShown = true
    record(.shown, owner, screen)
  }

  private func reasonToRefuse(_ presentation: Presentation, of owner: AnyLifetime) -> String? {
    let navigator = presentation.navigator
    var segment: String { "“\(presentation.segment)”" }
    guard owner.isRunning else { return "it has ended and cannot show \(segment)" }
    switch presentation.place {
    case .root(let window):
      if window === self, navigator.place == .new { return nil }
      return "\(segment) is the root of another window, or was shown before"
    case .replace:
      if navigator.place != .gone, navigator.window ?? self === self { return nil }
      return "the stack that \(segment) is to begin has left, or is of another window"
    case .push:
      if navigator.place != .gone, navigator.window === self { return nil }
      guard navigator.place == .gone || !navigator.storedScreens.isEmpty else {
        return "\(segment) would be the first of its stack: present it there with .root(of:at:)"
      }
      return "the stack that \(segment) is to stand on has left, or is of another window"
    case .modal(let below):
      guard navigator.place == .new else {
        return "\(segment) was presented before: push onto its navigator, or present a new one"
      }
      if below.isOnTree, below.window === self { return nil }
      return "the stack under \(segment) is not on the tree of this window"
    }
  }

  private func refuse(_ lifetime: AnyLifetime, _ reason: String) {
    record(.refused, lifetime, detail: reason)
    conclude()
  }
}
