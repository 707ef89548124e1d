internal import Coordination

/// Plays scripts, each in a new app, and looks after every new act whether something is broken.
@MainActor
final class FlowPlayer {
  private let arrivalsPerAct: Int
  private let patience: Double
  private let check: @MainActor (AppWindow) -> [String]
  private let make: @MainActor (AppWindow) -> any Coordinator
  private(set) var launches = 0
  private(set) var acts = 0

  init(
    arrivalsPerAct: Int, patience: Double, check: @escaping @MainActor (AppWindow) -> [String],
    make: @escaping @MainActor (AppWindow) -> any Coordinator
  ) {
    self.arrivalsPerAct = arrivalsPerAct
    self.patience = patience
    self.check = check
    self.make = make
  }

  /// A new app, after a script whose acts have been looked at before.
  func play(_ script: [FlowAct]) async throws(FlowFault) -> FlowRun {
    let run = FlowRun(make)
    run.root?.start()
    launches += 1
    try await settle(run, [])
    if script.isEmpty { try check(run, []) }
    for act in script {
      acts += 1
      try? act.perform(in: run.window)
      try await settle(run, script)
    }
    return run
  }

  /// Does one more act. Returns whether it was taken.
  func take(
    _ act: FlowAct, in run: FlowRun, after script: [FlowAct]
  ) async throws(FlowFault) -> Bool {
    acts += 1
    run.beginAct(at: FlowSpot(run.window))
    do {
      try act.perform(in: run.window)
    } catch {
      return false
    }
    try await settle(run, script + [act])
    try check(run, script + [act])
    return true
  }

  private func settle(_ run: FlowRun, _ script: [FlowAct]) async throws(FlowFault) {
    guard !run.window.pending.isEmpty, let obstacle = await run.settle(patience) else { return }
    throw FlowFault("waited for everything to settle, \(obstacle)", after: script, in: run.window)
  }

  private func check(_ run: FlowRun, _ script: [FlowAct]) throws(FlowFault) {
    let window = run.window
    let broken =
      window.brokenInvariants() + check(window)
      + (run.surplus(over: arrivalsPerAct).map { [$0] } ?? [])
    guard broken.isEmpty else {
      throw FlowFault(broken.joined(separator: "\n"), after: script, in: window)
    }
  }
}
