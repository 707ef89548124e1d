extension AppWindow {
  /// Checks the whole tree and says what is broken: nothing, unless there is a bug.
  ///
  /// Ask between acts: whoever is in the middle of one still holds what has left.
  /// Takes time in proportion to the size of the tree. For tests, and for a shell that wants to
  /// stop at the first fault.
  public func brokenInvariants() -> [String] {
    let nodes = nodes
    var broken: [String] = []
    func expect(_ holds: Bool, _ sentence: @autoclosure () -> String) {
      if !holds { broken.append(sentence()) }
    }

    let known = Set(nodes.map { ObjectIdentifier($0) })
    for screen in allScreens {
      let owner = screen.owner.map { ObjectIdentifier($0) }
      expect(
        owner.map(known.contains) ?? false,
        "the screen “\(screen.segment)” belongs to no running coordinator in the tree")
    }
    for node in nodes where !node.isRoot {
      expect(node.isRunning, "\(node.name) is in the tree, but is not running")
      expect(!node.isEmpty, "\(node.name) has neither screen nor child")
      expect(
        node.screens.allSatisfy { $0.navigator.isOnTree },
        "\(node.name) has a screen that is not on the tree")
    }
    for navigator in rootStacks + storedModals {
      expect(!navigator.storedScreens.isEmpty, "a stack is empty")
    }
    expect(
      nodes.isEmpty || counts.coordinators - counts.ended == nodes.count,
      "\(counts.coordinators) coordinators started and \(counts.ended) ended, "
        + "but \(nodes.count) are in the tree")
    let first = log.events.first?.sequence ?? 1
    expect(
      first + log.events.count - 1 == log.sequence, "the numbers of the events have a gap")
    return broken + leaks
  }
}
