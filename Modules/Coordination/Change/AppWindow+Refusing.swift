/// Why what a coordinator asks for cannot be done. Whoever asks changes nothing but the log.
extension AppWindow {
  func reasonToRefuse(
    _ child: any Coordinator, _ node: CoordinatorNode, under parent: CoordinatorNode
  ) -> String? {
    // Made when it is asked for, because a name costs more than a change.
    var name: String { "\(type(of: child))" }
    if !parent.isRunning { return "it has ended and cannot start \(name)" }
    if node.stage != .new { return "\(name) was started before; start a new one" }
    if node.isRoot { return "\(name) is the root of a window; a child has a Lifetime()" }
    return nil
  }

  /// Whether the presentation can be taken; if not, that is logged.
  func allows(_ presentation: Presentation, of owner: CoordinatorNode) -> Bool {
    guard let reason = reasonToRefuse(presentation, of: owner) else { return true }
    record(.refused, owner, detail: reason)
    return false
  }

  private func reasonToRefuse(
    _ presentation: Presentation, of owner: CoordinatorNode
  ) -> String? {
    let stack = presentation.navigator
    var segment: String { "“\(presentation.segment)”" }
    guard owner.isRunning else { return "it has ended and cannot show \(segment)" }
    if let fault = presentation.segment.fault {
      return "\(segment) is no segment of an address: \(fault)"
    }
    switch presentation.place {
    case .root(let window):
      if window === self, stack.place == .new { return nil }
      return "\(segment) is the root of another window, or was shown before"
    case .modal(let below):
      if stack.place != .new {
        return "\(segment) was presented before: push onto its navigator, or present a new one"
      }
      if below.isOnTree, below.handle === owner.handle { return nil }
      return "the stack under \(segment) is not on the tree of this window"
    case .replace:
      if stack.place == .filling, stack.storedScreens.isEmpty { return nil }
      return reasonToRefuse(stack, segment: segment, of: owner)
    case .push:
      return reasonToRefuse(stack, segment: segment, of: owner)
    case .swap(let screen):
      if let reason = reasonToRefuse(stack, segment: segment, of: owner) { return reason }
      if let screen, !stack.stands(screen) {
        return "“\(screen.segment)” is not on the stack where \(segment) is to take its place"
      }
      return nil
    }
  }

  private func reasonToRefuse(
    _ stack: Navigator, segment: @autoclosure () -> String, of owner: CoordinatorNode
  ) -> String? {
    if stack.place == .new {
      return "the stack of \(segment()) is not shown yet: use the presentation that it comes from"
    }
    if stack.place == .gone || stack.handle.map({ $0 !== owner.handle }) == true {
      return "the stack that \(segment()) is to stand on has left, or is of another window"
    }
    return stack.storedScreens.isEmpty
      ? "\(segment()) would be the first of its stack: present it there with .root(of:at:)" : nil
  }

  func reasonToRefuse(_ tabBar: TabBar, of owner: CoordinatorNode) -> String? {
    if !owner.isRunning { return "it has ended and cannot show a tab bar" }
    let stays = { (stack: Navigator) in stack.isRoot && self.row?.index(of: stack) != nil }
    let isFilled = { (stack: Navigator) in
      stack.place == .filling && !stack.storedScreens.isEmpty && stack.handle === owner.handle
    }
    for stack in tabBar.tabs.map(\.navigator) where !stays(stack) && !isFilled(stack) {
      return "every tab needs a first screen before its bar is shown, and one that left stays away"
    }
    return tabBar.handle == nil ? nil : "its bar was shown before; show a new one with these tabs"
  }
}
