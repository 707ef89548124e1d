import Coordination

/// One event of the window's log, as a value.
struct LogEntry: Hashable {
  let sequence: Int
  let kind: AppWindow.Event.Kind
  let coordinator: String?
  /// The coordinator's number.
  let id: Int?
  let segment: String?
  let screen: Int?
  let detail: String?
  /// The number of its parent, if it has started.
  var parent: Int?
  /// The number of its window, where that has to be said.
  var window: Int?

  /// As a person reads it.
  var text: String {
    var words = (window.map { ["window \($0):"] } ?? []) + ["\(sequence)", kind.rawValue]
    if let coordinator, let id { words.append("\(coordinator) #\(id)") }
    if let segment { words.append(segment) }
    if let detail { words.append("– " + detail) }
    return words.joined(separator: " ")
  }
}

extension LogEntry {
  @MainActor
  init(_ event: AppWindow.Event) {
    self.init(
      sequence: event.sequence, kind: event.kind, coordinator: event.coordinator,
      id: event.coordinatorID, segment: event.segment, screen: event.screen, detail: event.detail,
      parent: event.parentID)
  }
}

extension [LogEntry] {
  /// Those that tell of a start. The root of the app is nobody's child, and only worth a word when it
  /// comes alone.
  var started: [LogEntry] {
    let all = filter { $0.kind == .started }
    return all.count > 1 ? all.filter { $0.parent != nil } : all
  }
}
