/// The events of a window: all are numbered, the last few thousand are kept.
@MainActor
final class Log {
  static let capacity = 4096

  @exclusivity(unchecked) private(set) var events: [AppWindow.Event] = []
  @exclusivity(unchecked) private(set) var sequence = 0
  /// The alert that is in the log already.
  @exclusivity(unchecked) var alerted: (screen: Int, title: String)?
  /// The list is replaced, never changed in place, so that reading it at each event needs no check
  /// of exclusive access.
  @exclusivity(unchecked) private var observers: [AppWindow.Observer] = []
  /// Events that no observer has had yet.
  @exclusivity(unchecked) private var unobserved: [AppWindow.Event] = []
  let watch = Watch()
  /// The last event that whoever watches was told of.
  @exclusivity(unchecked) private var told = 0

  func append(
    _ kind: AppWindow.Event.Kind, _ node: CoordinatorNode?, _ segment: Screen.Segment?,
    _ screen: Int?, _ detail: String?
  ) {
    sequence += 1
    if events.count == 2 * Self.capacity { events.removeFirst(Self.capacity) }
    events.append(
      AppWindow.Event(
        sequence: sequence, kind: kind, coordinatorID: node?.id,
        parentID: kind == .started ? node?.parent?.id : nil, screen: screen, detail: detail,
        part: segment, coordinatorType: node?.type))
    if !observers.isEmpty, let event = events.last { unobserved.append(event) }
  }

  func add(_ observer: AppWindow.Observer) {
    observers = observers.filter { !$0.isCancelled } + [observer]
  }

  /// Has whoever reads this be told of the next event.
  func read() {
    if !watch.isRead { told = sequence }
    watch.read()
  }

  /// Whether there is somebody to tell.
  var isTelling: Bool { !unobserved.isEmpty || (watch.isRead && told < sequence) }

  /// Tells whoever listens of each event, in order. They may cause further ones.
  func tell() {
    if !unobserved.isEmpty {
      let events = unobserved
      unobserved = []
      for event in events { for observer in observers { observer.hear(event) } }
    }
    guard watch.isRead, told < sequence else { return }
    told = sequence
    watch.tell()
  }
}
