/// The addresses of a window that are not open yet: one under way, and those that wait.
@MainActor
final class Links: Follower {
  var underWay: LinkUnderWay?
  var waiting: WaitingLink? {
    didSet { if waiting != oldValue { isNews = true } }
  }
  /// Those that wait where they have stopped, at most one on each stack.
  var stopped: [StoppedLink] = [] {
    didSet { isNews = true }
  }
  /// While a coordinator says or takes a step: whether that is part of what follows a change.
  var step: Bool?
  let watch = Watch()
  /// What whoever watches has been told of.
  private var told: LinkUnderWay?
  private var isNews = false

  var pending: [String] { underWay.map { ["“\($0.address)” is being opened"] } ?? [] }

  func look(at window: AppWindow) {
    if let link = underWay, let top = link.top, top !== window.frontScreen { window.drop(link) }
    if !stopped.isEmpty { remove(from: window) { !$0.isInPlace } }
    guard told !== underWay || isNews else { return }
    (told, isNews) = (underWay, false)
    window.changes.tell(watch)
  }

  /// Drops what has stopped and is meant, each with an event.
  func remove(from window: AppWindow, where isMeant: (StoppedLink) -> Bool) {
    let lost = stopped.filter(isMeant)
    guard !lost.isEmpty else { return }
    stopped.removeAll(where: isMeant)
    for link in lost {
      window.record(.dropped, nil, segment: .init(parts: link.link.address.parts))
    }
  }
}

/// An address that cannot be opened yet, and why.
public nonisolated struct WaitingLink: Hashable, Sendable {
  public let address: Address
  /// A sentence for the person.
  public let reason: String
}

/// What the person may know, and give up.
extension AppWindow {
  /// The address that is being opened.
  public var opening: Address? {
    links.watch.read()
    return links.underWay?.address
  }

  /// Gives up the address that is being opened: an event, and a failure for whoever opened it.
  public func cancelOpening() {
    concluding { window in
      if let link = window.links.underWay { window.drop(link) }
    }
  }

  /// The address that waits: for a log-in say, the newest one of which a coordinator said so; or the
  /// one that stopped on the stack in front, because something was not to be had then.
  public var waiting: WaitingLink? {
    links.watch.read()
    return links.waiting ?? frontNavigator.flatMap { waiting(on: $0) }
  }

  /// Opens the address that waits, if one does; it waits no longer, unless that is refused.
  public func openWaiting() {
    concluding { window in
      guard let link = window.waiting, window.mayOpen(link.address) else { return }
      window.forget(link)
      window.begin(LinkUnderWay(link.address))
    }
  }

  /// Gives up the address that waits.
  public func cancelWaiting() {
    concluding { window in
      guard let link = window.waiting else { return }
      window.forget(link)
      window.record(.dropped, nil, segment: .init(parts: link.address.parts))
    }
  }

  private func forget(_ link: WaitingLink) {
    if links.waiting != nil {
      links.waiting = nil
    } else {
      links.stopped.removeAll { $0.stands(on: frontStack) }
    }
  }

  var links: Links {
    if let links = follower as? Links { return links }
    let links = Links()
    follower = links
    return links
  }
}
