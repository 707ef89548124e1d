public import Coordination
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
    guard !condition() else { return try check(site) }
    let end = ContinuousClock.now + .seconds(timeout)
    let (calls, caller) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let timer = Task {
      try? await Task.sleep(for: .seconds(timeout))
      caller.yield()
    }
    let settling = Task { [window] in
      // Again and again, as whatever has settled may have begun something else.
      while !Task.isCancelled {
        await window.settled()
        caller.yield()
        await Task.yield()
      }
    }
    defer {
      timer.cancel()
      settling.cancel()
    }
    caller.yield()
    for await _ in calls {
      let isMet = withObservationTracking(condition) { caller.yield() }
      guard !isMet else { return try check(site) }
      let pending = window.pending
      if pending.isEmpty {
        throw failure(
          "waited for \(purpose()), but nothing is under way that could bring it", site)
      }
      guard ContinuousClock.now >= end else { continue }
      throw failure(
        "waited for \(purpose()), and \(timeout) seconds have passed, which is a last resort; "
          + "still under way: " + pending.joined(separator: "; "),
        site, cause: FlowFailure.Timeout())
    }
    throw failure("waited for \(purpose()), and was cancelled", site)
  }

  /// Opens an address, as a link from outside does: `/home/product/1`, or one with a scheme.
  ///
  /// Returns when it is open, or waits for something. The failure has a `LinkFailure` as its cause.
  @discardableResult
  public func open(
    _ link: String, scheme: String = "", timeout: Double = FlowApp.patience,
    file: StaticString = #filePath, line: UInt = #line
  ) async throws(FlowFailure) -> LinkProgress {
    let site = FlowFailure.Site(file, line)
    try requireSound(site)
    let opening = Opening()
    do throws(LinkFailure) {
      window.open(try Address(link, scheme: scheme)) { opening.result = $0 }
    } catch {
      opening.result = .failure(error)
    }
    try await wait(for: "“\(link)” to open", timeout: timeout, file: file, line: line) {
      opening.result != nil
    }
    do throws(LinkFailure) {
      return try opening.result?.get() ?? .arrived
    } catch {
      throw failure("cannot open “\(link)”: \(error)", site, cause: error)
    }
  }

  /// How it went, once that is known.
  @MainActor @Observable
  final class Opening {
    var result: Result<LinkProgress, LinkFailure>?
  }
}
