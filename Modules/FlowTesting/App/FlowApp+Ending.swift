internal import Coordination

extension FlowApp {
  /// Ends the app, and fails when something of it is still alive: its root, its window, or any
  /// coordinator or view model that was in it.
  ///
  /// A test that has taken the window, the root or a screen lets go of it first.
  public func terminate(
    file: StaticString = #filePath, line: UInt = #line
  ) async throws(FlowFailure) {
    let site = FlowFailure.Site(file, line)
    try requireSound(site)
    end()
    try await requireEnded(site)
  }

  /// Throws what broke at a moment when nothing could be thrown, or that nothing is launched.
  func requireSound(_ site: FlowFailure.Site) throws(FlowFailure) {
    self.site = site
    if let ended, !ended.mayTakeTime {
      self.ended = nil
      if let failure = failure(about: ended, site) { throw failure }
    }
    if let fault {
      self.fault = nil
      throw fault
    }
    if run == nil { throw failure("the app is not running; call launch() first", site) }
  }

  /// The same, for a moment that can wait for tasks to notice that they were cancelled.
  func requireEnded(_ site: FlowFailure.Site) async throws(FlowFailure) {
    guard let ended else { return }
    self.ended = nil
    for _ in 1...100 where !ended.isGone { await Task.yield() }
    if let failure = failure(about: ended, site) { throw failure }
  }

  private func failure(about ended: FlowEnding, _ site: FlowFailure.Site) -> FlowFailure? {
    let alive = ended.alive
    guard !alive.isEmpty else { return nil }
    return failure(
      alive.joined(separator: "\n")
        + "\nit is kept by a closure or a delegate that holds it strongly, or by a variable of the test",
      site)
  }
}
