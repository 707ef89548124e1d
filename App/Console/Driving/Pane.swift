import Composition
import Coordination

/// A window of the app, and what is known of it.
@MainActor
final class Pane {
  let window = AppWindow()
  let app: AppCoordinator
  /// What has happened and is in no reply yet, with the number of the act that it belongs to.
  private(set) var events: [(act: Int, entry: LogEntry)] = []
  /// What the roster has not heard yet.
  private var unread: [LogEntry] = []
  private(set) var roster = Roster()
  /// As it was told last.
  var state = AppState()

  /// A window that shows nothing yet.
  init(of sessions: SessionStore, trace: ((LogEntry) -> Void)?) {
    app = AppCoordinator(window: window, sessions: sessions)
    window.observe { [weak self] event in
      let entry = LogEntry(event)
      self?.events.append((ActNumber.current, entry))
      self?.unread.append(entry)
      trace?(entry)
    }
  }

  /// The events of an act, or all of them. They are told once.
  func takeEvents(of act: Int?) -> [LogEntry] {
    let own = events.filter { $0.act == act ?? $0.act }.map(\.entry)
    events.removeAll { $0.act == act ?? $0.act }
    return own
  }

  /// Whoever comes here is told of all that has happened meanwhile.
  func claimEvents() {
    events = events.map { (ActNumber.current, $0.entry) }
  }

  /// The window as it is now.
  func read(_ extent: AppState.Extent) -> AppState {
    roster.take(unread, front: window.front?.number)
    unread = []
    var state = AppState(window, isWhole: extent == .whole)
    state.outline = roster.outline.excerpt(AppState.mostRows, front: roster.front)
    if extent > .page { state.coordinators = roster.coordinators }
    return state
  }
}
