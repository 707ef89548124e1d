internal import Coordination
internal import FlowMapping

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
    try await requireEnded(site)
    try requireSound(site)
    let obstacle = await run?.wait(timeout, foreign: foreignWork, until: condition)
    if let obstacle {
      throw failure(
        "waited for \(purpose()), \(obstacle)\(advice(after: obstacle))", site,
        cause: obstacle.isTimeout ? FlowFailure.Timeout() : nil)
    }
    try check(site)
    if window.pending.isEmpty { noteOutcome() }
  }

  /// Waits go on in `body` although the window knows of nothing under way: for what a view model does
  /// in a task of its own, and not with `Screen.Work`. `name` says what that is when it never comes.
  public func withForeignWork<Value>(
    _ name: String, _ body: () async throws -> Value
  ) async rethrows -> Value {
    foreignWork.append(name)
    defer { foreignWork.removeLast() }
    return try await body()
  }

  private func advice(after obstacle: FlowRun.Obstacle) -> String {
    switch obstacle {
    case .cancelled: ""
    case .timeout: "\ngive the answer that it waits for, or wait longer with timeout: 60"
    case .nothingUnderWay:
      "\nonly Screen.Work and links are known to be under way; "
        + "wait for anything else, such as a Task of a view model, in withForeignWork(_:_:)"
    }
  }
}

nonisolated extension FlowRun.Obstacle {
  fileprivate var isTimeout: Bool {
    if case .timeout = self { true } else { false }
  }
}
