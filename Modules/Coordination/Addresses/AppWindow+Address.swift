extension AppWindow {
  /// Where the front screen is: the screens that lead to it, from the root of its tab on, by way of
  /// the screens that modals were opened from. What merely lies under a modal is not part of it.
  public var address: String {
    _ = (modals, root)
    return path.reduce(into: "") { address, leg in
      leg.stack.watch.read()
      for screen in leg.screens { address += "/\(screen.segment)" }
    }
  }

  /// Opened from the screens of one stack, the next one begins.
  @MainActor
  struct Leg {
    let stack: Navigator
    let count: Int
    var screens: ArraySlice<Screen> { stack.storedScreens.prefix(count) }
  }

  /// The way to the front screen, stack by stack.
  var path: [Leg] {
    guard let front = frontStack else { return [] }
    var path = [Leg(stack: front, count: front.storedScreens.count)]
    var presenter = front.presenter
    for stack in storedModals.dropLast().reversed() + rootStacks {
      guard let screen = presenter, stack.stands(screen) else { continue }
      path.append(Leg(stack: stack, count: screen.index + 1))
      presenter = stack.presenter
    }
    return path.reversed()
  }
}

extension Navigator {
  /// Where the top of this stack is; without what may stand under it, when it is a modal.
  public var address: String {
    screens.reduce(into: "") { $0 += "/\($1.segment)" }
  }
}
