/// What is still to do when a change has been logged: deliver outcomes, first in, first out; then
/// judge the coordinators that may have been left with neither screen nor child.
@MainActor
final class Aftermath {
  private var deliveries: [@MainActor () -> Void] = []
  private var delivered = 0
  private var judged: [AnyLifetime] = []
  var isUnderWay = false

  func deliver(_ delivery: @escaping @MainActor () -> Void) {
    deliveries.append(delivery)
  }

  func judge(_ lifetime: AnyLifetime) {
    judged.append(lifetime)
  }

  func nextDelivery() -> (@MainActor () -> Void)? {
    guard delivered < deliveries.count else {
      guard delivered > 0 else { return nil }
      deliveries.removeAll(keepingCapacity: true)
      delivered = 0
      return nil
    }
    defer { delivered += 1 }
    return deliveries[delivered]
  }

  func nextToJudge() -> AnyLifetime? {
    judged.popLast()
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
      if let deliver = aftermath.nextDelivery() {
        deliver()
      } else if let lifetime = aftermath.nextToJudge() {
        endIfStranded(lifetime)
      } else if !noteAlert() {
        aftermath.isUnderWay = false
      }
    } while aftermath.isUnderWay
    if workCount == 0 { wake() }
  }

  /// A coordinator may stand empty between two steps, but not when nothing more is to follow.
  private func endIfStranded(_ lifetime: AnyLifetime) {
    guard lifetime.stage == .running, lifetime.isEmpty, !lifetime.isRoot else { return }
    var change = Change(self)
    change.end([lifetime])
    change.commit()
  }

  /// Logs an alert when it comes up. Returns whether it did.
  private func noteAlert() -> Bool {
    if question != nil, question?.screen !== front { question = nil }
    guard let front, let alert = question?.alert ?? front.viewModel.alert else {
      alerted = nil
      return false
    }
    guard alerted?.screen != front.number || alerted?.title != alert.title else { return false }
    alerted = (front.number, alert.title)
    record(.alert, front, detail: alert.title)
    return true
  }

  private func notifyObservers() {
    let events = log.takeUnobserved()
    for event in events {
      for observer in log.observers { observer(event) }
    }
  }
}
