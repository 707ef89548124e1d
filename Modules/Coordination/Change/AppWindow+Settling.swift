extension AppWindow {
  /// Runs everything that follows a change, until nothing is left to follow.
  ///
  /// What a handler asks for happens at once; what follows from that joins the end of the queue.
  func conclude() {
    // A coordinator in the middle of its start may have shown one of three tabs.
    guard !aftermath.isUnderWay, startsUnderWay == 0 else { return }
    aftermath.isUnderWay = true
    repeat {
      follower?.look(at: self)
      log.tell()
    } while takeNext() || noteAlert()
    aftermath.isUnderWay = false
    busy.wakeIfDone()
  }

  /// Returns whether there was anything.
  private func takeNext() -> Bool {
    if let deliver = aftermath.nextDelivery() {
      deliver()
    } else if let node = aftermath.nextToJudge() {
      // May stand empty between two steps, but not when nothing more is to follow.
      if node.stage == .running, node.isEmpty, !node.isRoot {
        _ = change { end(node) {} }
      }
    } else {
      return false
    }
    return true
  }

  /// Logs an alert when it comes up. Returns whether it did.
  private func noteAlert() -> Bool {
    guard let front = frontScreen, let alert = alert(over: front) else {
      if alerted != nil { alerted = nil }
      return false
    }
    guard alerted?.screen != front.number || alerted?.title != alert.title else { return false }
    alerted = (front.number, alert.title)
    record(.alert, front.owner, front, detail: alert.title)
    return true
  }
}
