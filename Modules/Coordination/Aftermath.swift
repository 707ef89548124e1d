/// What is still to do when a change has been logged: deliver outcomes, first in, first out; then
/// judge the coordinators that may have been left with neither screen nor child.
@MainActor
final class Aftermath {
  /// Each is moved out before it runs. With it goes what its handler captures.
  private var deliveries: [(@MainActor () -> Void)?] = []
  private var delivered = 0
  @exclusivity(unchecked) private var judged: [AnyLifetime] = []
  private(set) var isEmpty = true
  var isUnderWay = false

  func deliver(_ delivery: @escaping @MainActor () -> Void) {
    deliveries.append(delivery)
    isEmpty = false
  }

  func judge(_ lifetime: AnyLifetime) {
    judged.append(lifetime)
    isEmpty = false
  }

  func nextDelivery() -> (@MainActor () -> Void)? {
    guard delivered < deliveries.count else {
      deliveries.removeAll(keepingCapacity: true)
      delivered = 0
      return nil
    }
    var delivery: (@MainActor () -> Void)?
    swap(&delivery, &deliveries[delivered])
    delivered += 1
    return delivery
  }

  func nextToJudge() -> AnyLifetime? {
    isEmpty = judged.count <= 1
    return judged.popLast()
  }
}

extension Window {
  /// Runs everything that follows a change, until nothing is left to follow.
  ///
  /// What a handler asks for happens at once; what follows from that joins the end of the queue.
  func conclude() {
    // A coordinator in the middle of its start may have shown one of three tabs.
    guard !aftermath.isUnderWay, startsUnderWay == 0 else { return }
    aftermath.isUnderWay = true
    repeat {
      dropStrayLink()
      if log.hasUnobserved { notifyObservers() }
      if log.takeNews() { tellOfLog() }
    } while takeNext() || noteAlert()
    aftermath.isUnderWay = false
    if workCount == 0 { wake() }
  }

  /// Returns whether there was anything.
  private func takeNext() -> Bool {
    guard !aftermath.isEmpty else { return false }
    if let deliver = aftermath.nextDelivery() {
      deliver()
    } else if let lifetime = aftermath.nextToJudge() {
      endIfStranded(lifetime)
    }
    return true
  }

  /// A coordinator may stand empty between two steps, but not when nothing more is to follow.
  private func endIfStranded(_ lifetime: AnyLifetime) {
    guard lifetime.stage == .running, lifetime.isEmpty, !lifetime.isRoot else { return }
    change { _ = remove(lifetime) }
  }

  /// Logs an alert when it comes up. Returns whether it did.
  private func noteAlert() -> Bool {
    let front = frontScreen
    if let question, question.screen !== front { ask(nil) }
    guard let front, let alert = alert(over: front) else {
      if alerted != nil { alerted = nil }
      return false
    }
    guard alerted?.screen != front.number || alerted?.title != alert.title else { return false }
    alerted = (front.number, alert.title)
    record(.alert, front.owner, front, detail: alert.title)
    return true
  }

  private func notifyObservers() {
    let events = log.takeUnobserved()
    for event in events {
      for observer in log.observers where event.sequence > observer.since { observer.body(event) }
    }
  }
}
