extension AppWindow {
  /// One entry of the log: a change of the tree, or an act that was refused.
  @MainActor
  public struct Event {
    /// What happened.
    public enum Kind: String, Sendable {
      case started, shown, removed, completed, cancelled, selected, alert, answered, refused
      case dropped
    }

    /// Counts up from 1 without a gap.
    public let sequence: Int
    public let kind: Kind
    /// The coordinator's number in its window.
    public let coordinatorID: Int?
    /// The number of the parent of a coordinator that has started; none for the root.
    public let parentID: Int?
    /// The screen's number in its window.
    public let screen: Int?
    /// The title of an alert, the answer that was given, or why an act was refused.
    public let detail: String?
    let part: Screen.Segment?
    let coordinatorType: (any Coordinator.Type)?

    /// The segment of the screen, or the id of the tab that was selected.
    public var segment: String? { part.map { "\($0)" } }

    /// The name of the coordinator's type.
    public var coordinator: String? { coordinatorType.map { String(describing: $0) } }
  }

  /// The last few thousand events, oldest first.
  public var events: [Event] {
    log.read()
    return log.events
  }
}

extension AppWindow {
  func record(
    _ kind: Event.Kind, _ node: CoordinatorNode?, segment: Screen.Segment? = nil,
    screen: Int? = nil,
    detail: String? = nil
  ) {
    log.append(kind, node, segment, screen, detail)
  }

  func record(
    _ kind: Event.Kind, _ owner: CoordinatorNode?, _ screen: Screen, detail: String? = nil
  ) {
    log.append(kind, owner, screen.segment, screen.number, detail)
  }
}
