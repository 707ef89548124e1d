internal import Coordination
internal import Observation

extension FlowRun {
  /// Why a wait was in vain.
  public nonisolated enum Obstacle: Hashable, Sendable {
    case cancelled
    /// All has settled without it.
    case nothingUnderWay
    /// So many seconds have passed, and this is still under way.
    case timeout(Double, pending: [String])
  }

  /// Returns when something is so, or says why it will not be.
  ///
  /// Asks after every change of what `condition` reads, and when everything has settled. `foreign`
  /// names work that the window knows nothing of: as long as there is any, the wait goes on.
  public func wait(
    _ patience: Double = FlowRun.patience, foreign: [String] = [], until condition: () -> Bool
  ) async -> Obstacle? {
    if condition() { return nil }
    let (calls, caller) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    var isTooLate = false
    let place = FlowAlarm.shared.set(patience) {
      isTooLate = true
      caller.yield()
    }
    let settling = Task { [window] in
      // Again and again, as whatever has settled may have begun something else.
      repeat {
        await window.settled()
        caller.yield()
        await Task.yield()
      } while !Task.isCancelled && !window.pending.isEmpty
    }
    caller.yield()
    var obstacle: Obstacle? = .cancelled
    for await _ in calls {
      let isMet = withObservationTracking(condition) { caller.yield() }
      let pending = window.pending + foreign
      guard isMet || pending.isEmpty || isTooLate else { continue }
      obstacle =
        isMet ? nil : pending.isEmpty ? .nothingUnderWay : .timeout(patience, pending: pending)
      break
    }
    FlowAlarm.shared.giveBack(place)
    settling.cancel()
    // It keeps the window until it has noticed.
    await settling.value
    return obstacle
  }

  /// Returns when nothing is under way any more, or says why that will not be.
  public func settle(_ patience: Double = FlowRun.patience) async -> Obstacle? {
    await wait(patience) { window.pending.isEmpty }
  }
}

nonisolated extension FlowRun.Obstacle: CustomStringConvertible {
  /// The end of a sentence that begins with what was waited for.
  public var description: String {
    switch self {
    case .cancelled: "and was cancelled"
    case .nothingUnderWay: "but nothing is under way that could bring it"
    case .timeout(let seconds, let pending):
      "and \(seconds) seconds have passed; still under way: " + pending.joined(separator: "; ")
    }
  }
}
