/// An address that could not be fetched to its end now, and the screen where it stopped.
@MainActor
struct StoppedLink {
  let link: WaitingLink
  private weak var stack: Navigator?
  private weak var top: Screen?

  init(_ link: WaitingLink, at top: Screen, of stack: Navigator) {
    self.link = link
    (self.top, self.stack) = (top, stack)
  }

  /// Whether it is there, and the person has gone nowhere else from there.
  var isInPlace: Bool {
    guard let top, let stack, stack.isOnTree, stack.stands(top) else { return false }
    return top.index == stack.storedScreens.count - 1 && top.openModals == 0
  }

  func stands(on stack: Navigator?) -> Bool { stack != nil && self.stack === stack }
}

extension AppWindow {
  /// The address that stopped on this stack, because something was not to be had then; as long as
  /// the person goes nowhere else on it.
  public func waiting(on stack: Navigator) -> WaitingLink? {
    links.watch.read()
    return links.stopped.first { $0.stands(on: stack) }?.link
  }

  /// Waits where it has stopped; what waited there before is dropped.
  func stop(_ link: LinkUnderWay, _ reason: String, at top: Screen) {
    guard let stack = frontStack, stack.stands(top) else { return }
    let stopped = WaitingLink(address: link.address, reason: reason)
    links.remove(from: self) { $0.stands(on: stack) && $0.link.address != link.address }
    links.stopped.removeAll { $0.stands(on: stack) }
    links.stopped.append(StoppedLink(stopped, at: top, of: stack))
  }
}
