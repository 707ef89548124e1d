extension AppWindow {
  /// Somebody who hears the events of a window, until that is given up.
  @MainActor
  public final class Observer {
    /// It hears what comes after the event with this number.
    private let since: Int
    private var body: (@MainActor (Event) -> Void)?

    init(since: Int, _ body: @escaping @MainActor (Event) -> Void) {
      self.since = since
      self.body = body
    }

    /// Hears no further event, and keeps nothing alive. Dropping the observer alone ends nothing.
    public func cancel() { body = nil }

    var isCancelled: Bool { body == nil }

    func hear(_ event: Event) {
      if event.sequence > since { body?(event) }
    }
  }

  /// Has every event from now on, in order, at the end of the change that caused it.
  ///
  /// The tree is whole when the observer runs, but for tabs that the root itself is still filling.
  /// The window keeps it until it is cancelled, so it should keep neither the window nor a
  /// coordinator.
  @discardableResult
  public func observe(_ observer: @escaping @MainActor (Event) -> Void) -> Observer {
    let observer = Observer(since: log.sequence, observer)
    log.add(observer)
    return observer
  }
}
