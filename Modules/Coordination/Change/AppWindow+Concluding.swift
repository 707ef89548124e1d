/// How code of the app gets in, and what follows when it has left.
extension AppWindow {
  /// The one way in: every function that the app or a shell may call is written around this, and
  /// what follows from it has happened when it returns.
  ///
  /// It is no transaction: what is called inside concludes by itself. Only what is asked for by
  /// whatever follows already, or by a coordinator in its start, changes the tree at once and has
  /// its followings with theirs.
  func concluding<Result, Failure>(
    _ body: (AppWindow) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    defer { if changes.holds == 0 { conclude() } }
    return try body(self)
  }

  /// Runs the start of a coordinator, which may have shown one of three tabs in the middle of it.
  func hold(_ start: () -> Void) {
    changes.holds += 1
    start()
    changes.holds -= 1
  }

  /// Runs whatever is to run of the app's own code, until nothing is left to follow.
  ///
  /// In turn: work is cancelled, shells are told, what has left is let go of; a link that has lost
  /// its place ends; observers hear the events; outcomes are delivered, first in, first out; those
  /// are judged that may have been left with neither screen nor child; an alert is noticed.
  private func conclude() {
    changes.holds += 1
    changes.isConcluding = true
    repeat {
      changes.letGo(noting: leaking)
      follower?.look(at: self)
      log.tell()
    } while changes.isLettingGo || log.isTelling || runNext() || noteAlert()
    changes.isConcluding = false
    changes.holds -= 1
    busy.wakeIfDone()
  }

  /// Returns whether there was anything.
  private func runNext() -> Bool {
    if let deliver = changes.nextDelivery() {
      deliver()
    } else if let node = changes.nextToJudge() {
      // May stand empty between two steps, but not when nothing more is to follow.
      if node.stage == .running, node.isEmpty, !node.isRoot { _ = end(node) {} }
    } else {
      return false
    }
    return true
  }

  /// Logs an alert when it comes up. Returns whether it did.
  private func noteAlert() -> Bool {
    guard let front = frontScreen, let alert = alert(over: front) else {
      log.alerted = nil
      return false
    }
    guard log.alerted?.screen != front.number || log.alerted?.title != alert.title else {
      return false
    }
    log.alerted = (front.number, alert.title)
    record(.alert, front.owner, front, detail: alert.title)
    return true
  }
}
