internal import Coordination
internal import FlowMapping
internal import Observation

/// An app that was ended: everything has left its tree, so that whatever is still alive leaks.
@MainActor
final class FlowEnding {
  /// What everything makes room for.
  @Observable
  final class Blank: ViewModel {
    let title = "Terminated"
  }

  private weak var root: (any Coordinator)?
  private weak var window: AppWindow?
  /// Until it has told what leaks.
  private var kept: AppWindow?
  /// Whether tasks were under way, which let go of things when they notice that they were cancelled.
  let mayTakeTime: Bool

  init(of run: FlowRun) {
    mayTakeTime = !run.window.pending.isEmpty
    root = run.root
    window = run.window
    kept = run.window
    run.root?.show(Blank(), .root(of: run.window, at: "terminated"))
  }

  /// Whether nothing is alive any more.
  var isGone: Bool {
    if let kept, !kept.leaks.isEmpty { return false }
    kept = nil
    return root == nil && window == nil
  }

  /// A sentence for everything that is still alive.
  var alive: [String] {
    let leaks = kept?.leaks ?? []
    kept = nil
    let objects = [root, window] as [AnyObject?]
    return leaks
      + objects.compactMap { $0.map { "\(type(of: $0)) is alive, but the app was terminated" } }
  }
}
