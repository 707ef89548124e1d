/// The events of a window: all are numbered, the last few thousand are kept.
@MainActor
final class Log {
  static let capacity = 4096

  @exclusivity(unchecked) private(set) var events: [Window.Event] = []
  private(set) var sequence = 0
  /// Each hears what comes after the event with the number `since`. The list is replaced, never
  /// changed in place, so that reading it at each event needs no check of exclusive access.
  private(set) var observers: [(since: Int, body: @MainActor (Window.Event) -> Void)] = []
  /// Whether anybody has ever asked for the events, or for the coordinators that they are about.
  var isWatched = false
  /// The last event that whoever watches was told of.
  private var told = 0
  /// Events that no observer has had yet.
  @exclusivity(unchecked) private var unobserved: [Window.Event] = []

  func append(
    _ kind: Window.Event.Kind, _ lifetime: AnyLifetime?, _ segment: String?, _ screen: Int?,
    _ detail: String?
  ) {
    sequence += 1
    if events.count == 2 * Self.capacity { events.removeFirst(Self.capacity) }
    events.append(
      Window.Event(
        sequence: sequence, kind: kind, coordinatorID: lifetime?.id, segment: segment,
        screen: screen, detail: detail, coordinatorType: lifetime?.type))
    if !observers.isEmpty, let event = events.last { unobserved.append(event) }
  }

  func add(_ observer: @escaping @MainActor (Window.Event) -> Void) {
    observers = observers + [(sequence, observer)]
  }

  /// Returns whether whoever watches is to be told.
  func takeNews() -> Bool {
    guard isWatched, told < sequence else { return false }
    told = sequence
    return true
  }

  var hasUnobserved: Bool { !observers.isEmpty && !unobserved.isEmpty }

  func takeUnobserved() -> [Window.Event] {
    defer { unobserved = [] }
    return unobserved
  }
}
