public import Coordination

/// Walks through an app by chance, and checks the tree after every step.
///
/// The same seed takes the same walk everywhere, if the app itself leaves nothing to chance.
@MainActor
public struct FlowWalk {
  /// What a walk did, and what that broke.
  struct Trail {
    var acts: [FlowAct] = []
    var failure: FlowFailure?
  }

  let seed: UInt64
  let steps: Int
  let texts: [String]
  let links: [String]
  let timeout: Double
  let check: @MainActor (AppWindow) -> [String]

  /// A walk that has not begun.
  ///
  /// - Parameters:
  ///   - seed: Decides which acts are taken.
  ///   - steps: How many.
  ///   - texts: What is typed into fields. It is part of the script that a failure has.
  ///   - links: What is opened.
  ///   - timeout: For how many seconds an act may go on, as a last resort.
  ///   - check: What else has to hold after every step; a sentence for each thing that is broken.
  public init(
    seed: UInt64, steps: Int, texts: [String] = ["demo", ""], links: [String] = [],
    timeout: Double = FlowApp.patience,
    check: @escaping @MainActor (AppWindow) -> [String] = { _ in [] }
  ) {
    self.seed = seed
    self.steps = steps
    self.texts = texts
    self.links = links
    self.timeout = timeout
    self.check = check
  }

  /// Takes the walk, and returns what it did.
  ///
  /// `make` has to make everything anew that the app changes, such as its service: when something
  /// breaks, ever fewer of the acts are taken in a new app each time, as long as it breaks there as
  /// well. Those that are left are thrown as a script.
  @discardableResult
  public func run(
    file: StaticString = #filePath, line: UInt = #line,
    _ make: @escaping @MainActor (AppWindow) -> any Coordinator
  ) async throws(FlowFailure) -> [FlowAct] {
    let site = FlowFailure.Site(file, line)
    var random = SplitMix64(seed: seed)
    var left = steps
    let trail = await play(make, site) { window in
      left -= 1
      return left < 0 ? nil : choose(&random, in: window)
    }
    guard let failure = trail.failure else { return trail.acts }
    let short = await trail.shrunk { acts in
      var rest = acts[...]
      return await play(make, site) { _ in rest.popFirst() }
    }
    let script = short.acts.map(\.description) + (short.acts.isEmpty ? ["# only the launch"] : [])
    throw FlowFailure(
      "the walk with seed \(seed) broke at act \(trail.acts.count); these acts are enough:\n\n"
        + "\(script.joined(separator: "\n"))\n\n\(short.failure?.reason ?? failure.reason)",
      site, report: short.failure?.report ?? failure.report)
  }

  /// Takes acts until there are no more, or something breaks.
  private func play(
    _ make: @escaping @MainActor (AppWindow) -> any Coordinator, _ site: FlowFailure.Site,
    next: (AppWindow) -> FlowAct?
  ) async -> Trail {
    var trail = Trail()
    do throws(FlowFailure) {
      let app = FlowApp(file: site.file, line: site.line, make)
      app.ownCheck = check
      app.launch(file: site.file, line: site.line)
      try await app.settle(timeout: timeout, file: site.file, line: site.line)
      while let act = next(app.window) {
        trail.acts.append(act)
        _ = try app.attempt("\(act)", site) { try act.perform(in: app.window) }
        guard !app.window.pending.isEmpty else { continue }
        try await app.settle(timeout: timeout, file: site.file, line: site.line)
      }
    } catch {
      trail.failure = error
    }
    return trail
  }

  /// With an alert up little else is taken, so mostly it is answered; otherwise the screen is used
  /// twice as often as all that is around it.
  private func choose(_ random: inout SplitMix64, in window: AppWindow) -> FlowAct {
    if let buttons = window.alert?.buttons, random.next(below: 4) > 0 {
      return .answer(buttons[random.next(below: buttons.count)].id)
    }
    let groups = FlowAct.all(in: window, texts: texts, links: links)
    let acts = groups[max(0, random.next(below: groups.count + 1) - 1)]
    return acts[random.next(below: acts.count)]
  }
}
