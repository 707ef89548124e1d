/// The events of a window: all are numbered, the last few thousand are kept.
@MainActor
final class Log {
  static let capacity = 4096

  private(set) var events: [Window.Event] = []
  private(set) var sequence = 0
  var observers: [@MainActor (Window.Event) -> Void] = []
  /// Events that no observer has had yet.
  private var unobserved: [Window.Event] = []

  func append(
    _ kind: Window.Event.Kind, _ lifetime: AnyLifetime?, _ segment: String?, _ screen: Int?,
    _ detail: String?
  ) {
    sequence += 1
    let event = Window.Event(
      sequence: sequence, kind: kind, coordinatorID: lifetime?.id, segment: segment,
      screen: screen, detail: detail, coordinatorType: lifetime?.type)
    if events.count == 2 * Self.capacity { events.removeFirst(Self.capacity) }
    events.append(event)
    if !observers.isEmpty { unobserved.append(event) }
  }

  var hasUnobserved: Bool { !unobserved.isEmpty }

  func takeUnobserved() -> [Window.Event] {
    defer { unobserved = [] }
    return unobserved
  }
}
