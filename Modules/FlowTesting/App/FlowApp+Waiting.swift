internal import Coordination
internal import Observation

extension FlowApp {
  /// Returns when nothing is under way any more.
  public func settle(
    timeout: Double = FlowApp.patience, file: StaticString = #filePath, line: UInt = #line
  ) async throws(FlowFailure) {
    try await wait(for: "everything to settle", timeout: timeout, file: file, line: line) {
      window.pending.isEmpty
    }
  }

  /// Returns when something is so. Fails at once when nothing is under way that could bring it.
  ///
  /// Asks after every change of what `condition` reads, and when everything has settled.
  public func wait(
    for purpose: @autoclosure () -> String = "the condition", timeout: Double = FlowApp.patience,
    file: StaticString = #filePath, line: UInt = #line, until condition: () -> Bool
  ) async throws(FlowFailure) {
    let site = FlowFailure.Site(file, line)
    try requireSound(site)
    if !condition(), let obstacle = await obstacle(to: condition, timeout) {
      throw failure("waited for \(purpose()), \(obstacle.words)", site, cause: obstacle.cause)
    }
    try check(site)
  }

  /// Waits, and says why it was in vain, if it was.
  private func obstacle(to condition: () -> Bool, _ timeout: Double) async -> Obstacle? {
    // Whatever is no number of seconds is none.
    let end = ContinuousClock.now + .seconds(timeout > 0 ? min(timeout, 1_000_000_000) : 0)
    let (calls, caller) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let place = FlowAlarm.shared.set(end) { caller.yield() }
    let settling = Task { [window] in
      // Again and again, as whatever has settled may have begun something else.
      while !Task.isCancelled {
        await window.settled()
        caller.yield()
        await Task.yield()
      }
    }
    caller.yield()
    var obstacle: Obstacle? = Obstacle(words: "and was cancelled")
    for await _ in calls {
      let isMet = withObservationTracking(condition) { caller.yield() }
      let isOver = isMet || window.pending.isEmpty || ContinuousClock.now >= end
      guard isOver else { continue }
      obstacle = isMet ? nil : self.obstacle(after: timeout)
      break
    }
    FlowAlarm.shared.giveBack(place)
    settling.cancel()
    // It keeps the window until it has noticed.
    await settling.value
    return obstacle
  }

  private func obstacle(after timeout: Double) -> Obstacle {
    let pending = window.pending
    if pending.isEmpty { return Obstacle(words: "but nothing is under way that could bring it") }
    return Obstacle(
      words: "and \(timeout) seconds have passed, which is a last resort; still under way: "
        + pending.joined(separator: "; "), cause: FlowFailure.Timeout())
  }

  /// Why a wait was in vain.
  struct Obstacle {
    let words: String
    var cause: FlowFailure.Timeout?
  }
}
