public import Coordination
public import FlowMapping

/// Walks through an app by chance, and checks the tree after every step.
///
/// What was done least where a person is comes first half of the time, so that a walk leaves nothing
/// out for long. The same seed takes the same walk everywhere, if the app itself leaves nothing to
/// chance.
@MainActor
public struct FlowWalk {
  /// What a walk did, and what that broke.
  public nonisolated struct Trail: Sendable {
    /// Every act, also what was refused.
    public internal(set) var acts: [FlowAct] = []
    /// What acts of a person did, for the question which ways of a map they took.
    public internal(set) var steps: Set<FlowMap.Step> = []
    /// Where each act began.
    var spots: [Int] = []
    var failure: FlowFailure?
  }

  let seed: UInt64
  let steps: Int
  let texts: [String]
  let links: [String]
  let arrivalsPerAct: Int
  let timeout: Double
  let check: @MainActor (AppWindow) -> [String]

  /// A walk that has not begun.
  ///
  /// - Parameters:
  ///   - seed: Decides which acts are taken.
  ///   - steps: How many.
  ///   - texts: What is typed into fields. It is part of the script that a failure has.
  ///   - links: What is opened.
  ///   - arrivalsPerAct: How many screens one act may bring, as in ``FlowApp/arrivalsPerAct``.
  ///   - timeout: For how many seconds an act may go on.
  ///   - check: What else has to hold after every step; a sentence for each thing that is broken.
  public init(
    seed: UInt64, steps: Int, texts: [String] = ["demo", ""], links: [String] = [],
    arrivalsPerAct: Int = 1, timeout: Double = FlowApp.patience,
    check: @escaping @MainActor (AppWindow) -> [String] = { _ in [] }
  ) {
    self.seed = seed
    self.steps = steps
    self.texts = texts
    self.links = links
    self.arrivalsPerAct = arrivalsPerAct
    self.timeout = timeout
    self.check = check
  }

  /// Takes the walk, and returns what it did.
  ///
  /// `make` has to make everything anew that the app changes, such as its service: when something
  /// breaks, ever fewer of the acts are taken in a new app each time, as long as it breaks there as
  /// well. Those that are left are thrown, as a script and as lines of a test.
  @discardableResult
  public func run(
    file: StaticString = #filePath, line: UInt = #line,
    _ make: @escaping @MainActor (AppWindow) -> any Coordinator
  ) async throws(FlowFailure) -> Trail {
    let site = FlowFailure.Site(file, line)
    var choice = FlowChoice(seed: seed, texts: texts, links: links)
    var left = steps
    let trail = await play(make, site) { window in
      left -= 1
      return left < 0 ? nil : choice.next(in: window)
    }
    guard let failure = trail.failure else { return trail }
    let short = await trail.shrunk { acts in
      var rest = acts[...]
      return await play(make, site) { _ in rest.popFirst() }
    }
    let only = ["# only the launch"]
    let script = short.acts.isEmpty ? only : short.acts.map(\.description)
    let test = short.acts.isEmpty ? [] : ["", "as a test:", ""] + short.acts.map(\.swift)
    throw FlowFailure(
      "the walk with seed \(seed) broke at act \(trail.acts.count); these acts are enough:\n\n"
        + "\((script + test).joined(separator: "\n"))\n\n\(short.failure?.reason ?? failure.reason)",
      site, acts: short.acts, report: short.failure?.report ?? failure.report)
  }

  /// Takes acts until there are no more, or something breaks.
  private func play(
    _ make: @escaping @MainActor (AppWindow) -> any Coordinator, _ site: FlowFailure.Site,
    next: (AppWindow) -> FlowAct?
  ) async -> Trail {
    var trail = Trail()
    let app = FlowApp(file: site.file, line: site.line, make)
    app.ownCheck = check
    app.arrivalsPerAct = arrivalsPerAct
    do throws(FlowFailure) {
      app.launch(file: site.file, line: site.line)
      try await app.settle(timeout: timeout, file: site.file, line: site.line)
      while let act = next(app.window) {
        trail.acts.append(act)
        trail.spots.append(FlowSpot(app.window).key.hashValue)
        try await app.play([act], timeout: timeout, file: site.file, line: site.line)
      }
    } catch {
      trail.failure = error
    }
    trail.steps = app.steps
    return trail
  }
}
