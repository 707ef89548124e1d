/// The addresses of a window that are not open yet: one under way, and one that waits.
@MainActor
final class Links: Follower {
  var underWay: LinkUnderWay?
  var waiting: WaitingLink? {
    didSet { if waiting != oldValue { isNews = true } }
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
    guard told !== underWay || isNews else { return }
    (told, isNews) = (underWay, false)
    window.changes.tell(watch)
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

  /// The address that waits, for a log-in say: the newest one of which a coordinator said so.
  public var waiting: WaitingLink? {
    links.watch.read()
    return links.waiting
  }

  /// Opens the address that waits, if one does; it waits no longer, unless that is refused.
  public func openWaiting() {
    concluding { window in
      guard let link = window.links.waiting, window.mayOpen(link.address) else { return }
      window.links.waiting = nil
      window.begin(LinkUnderWay(link.address))
    }
  }

  /// Gives up the address that waits.
  public func cancelWaiting() {
    concluding { window in
      guard let link = window.links.waiting else { return }
      window.links.waiting = nil
      window.record(.dropped, nil, segment: .init(parts: link.address.parts))
    }
  }

  var links: Links {
    if let links = follower as? Links { return links }
    let links = Links()
    follower = links
    return links
  }
}
