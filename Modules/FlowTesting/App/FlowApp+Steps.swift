public import Coordination
public import FlowMapping

extension FlowApp {
  /// Does what no element is there for, such as what the app does by itself, and checks the tree.
  public func perform(
    file: StaticString = #filePath, line: UInt = #line, _ body: () throws -> Void
  ) throws {
    let site = FlowFailure.Site(file, line)
    guard let error = try attempt("perform this", site, { try body() }) else { return }
    guard let refusal = error as? Refusal else { throw error }
    throw failure("cannot perform this: \(refusal)", site, cause: refusal)
  }

  /// Does what has to be refused, and returns why it was.
  ///
  /// Throws when it is taken after all, and when something is not even there.
  @discardableResult
  public func refusal(
    file: StaticString = #filePath, line: UInt = #line, of act: () throws -> Void
  ) throws -> Refusal {
    do {
      try act()
    } catch let error as FlowFailure {
      guard let refusal = error.cause as? Refusal else { throw error }
      return refusal
    }
    throw failure("this was taken, and should have been refused", .init(file, line))
  }

  /// Takes acts as a walk does, and waits after each: to see again what a walk has found. What is
  /// refused is passed over, but may change nothing.
  public func play(
    _ acts: [FlowAct], timeout: Double = FlowApp.patience, file: StaticString = #filePath,
    line: UInt = #line
  ) async throws(FlowFailure) {
    let site = FlowFailure.Site(file, line)
    for act in acts {
      _ = try attempt("\(act)", by: act, site) { try act.perform(in: window) }
      guard !window.pending.isEmpty else { continue }
      try await settle(timeout: timeout, file: file, line: line)
    }
  }

  /// Does what a person does, or throws why it cannot be done.
  func step(
    _ name: @autoclosure () -> String, by act: @autoclosure () -> FlowAct? = nil,
    _ site: FlowFailure.Site, _ body: () throws -> Void
  ) throws(FlowFailure) {
    if let obstacle = try attempt(name(), by: act(), isPersons: true, site, body) {
      throw failure("cannot \(name()): \(obstacle)", site, cause: obstacle as? Refusal)
    }
  }

  /// Does what a person does, or returns why it cannot be done. Throws what it breaks: something
  /// in the tree, or anything at all when it is refused.
  func attempt(
    _ name: @autoclosure () -> String, by act: FlowAct? = nil, isPersons: Bool = false,
    _ site: FlowFailure.Site, _ body: () throws -> Void
  ) throws(FlowFailure) -> (any Error)? {
    try requireSound(site)
    noteOutcome()
    let before = checksInvariants ? FlowState(window) : nil
    let start = window.events.last?.sequence ?? 0
    let spot = checksInvariants ? FlowSpot(window) : nil
    // A link that is under way may bring screens as well.
    let isAlone = (isPersons || act?.isPersons ?? false) && window.opening == nil
    run?.beginAct(at: isAlone ? spot : nil)
    open = spot.flatMap { spot in act.flatMap { $0.isWay ? ($0.name(in: window), spot) : nil } }
    var obstacle: (any Error)?
    do {
      try body()
    } catch {
      obstacle = error
      open = nil
      let isRefused = error is Refusal || error is FlowElement.Missing
      if isRefused, let before, FlowState(window) != before {
        throw failure("a refused act has changed something\n\(name()): \(error)", site)
      }
    }
    try check(site, since: start, at: before?.address)
    if window.pending.isEmpty { noteOutcome() }
    return obstacle
  }

  /// What the last act has done is known when nothing is under way any more, or something else
  /// begins.
  func noteOutcome() {
    guard let open else { return }
    steps.insert(FlowMap.Step(open.act, from: open.spot, to: FlowSpot(window)))
    self.open = nil
  }

  /// Throws what is broken in the tree, and what has left since a step began: it may be what leaks.
  func check(
    _ site: FlowFailure.Site, since start: Int = .max, at address: String? = nil
  ) throws(FlowFailure) {
    var broken = (checksInvariants ? window.brokenInvariants() : []) + ownCheck(window)
    if let surplus = run?.surplus(over: arrivalsPerAct) { broken.append(surplus) }
    guard !broken.isEmpty else { return }
    let gone = window.events.filter { $0.sequence > start }.compactMap(\.departure)
    if let address, !gone.isEmpty {
      let more = gone.count > 10 ? " and \(gone.count - 10) more" : ""
      let list = gone.prefix(10).joined(separator: ", ") + more
      broken.append("gone at this step, from \(FlowReport.tail(of: address)): \(list)")
    }
    throw failure(broken.joined(separator: "\n"), site)
  }

  func failure(
    _ reason: String, _ site: FlowFailure.Site, cause: (any Error)? = nil
  ) -> FlowFailure {
    FlowFailure(reason, site, cause: cause, report: FlowReport(window).text)
  }
}

nonisolated extension FlowAct {
  /// Whether it is one act of a person at one place: a link may lead anywhere.
  fileprivate var isPersons: Bool {
    if case .open = self { false } else { true }
  }

  /// Whether a map knows it: not what is typed, nor what only a shell reports.
  fileprivate var isWay: Bool {
    switch self {
    case .tap, .answer, .back, .backToRoot, .dismiss, .tab: true
    case .type, .open, .popped, .dismissed: false
    }
  }
}

extension AppWindow.Event {
  /// Who or what has left, when that is what happened.
  fileprivate var departure: String? {
    switch kind {
    case .removed: segment.map { "screen \($0)" }
    case .completed, .cancelled: coordinator.map { "\($0) #\(coordinatorID ?? 0)" }
    default: nil
    }
  }
}
