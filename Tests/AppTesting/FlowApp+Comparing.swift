public import Coordination
public import FlowTesting

/// What a person does not see, but a test has to compare.
extension FlowApp {
  /// Every stack on the tree, tabs before modals.
  public var stacks: [Navigator] {
    window.stacks
  }

  /// The numbers of the screens on each stack: a number is never used again.
  public var screens: [[Int]] { stacks.map { $0.screens.map(\.number) } }

  /// The segments of the screens on each stack.
  public var segments: [[String]] { stacks.map { $0.screens.map { "\($0.segment)" } } }

  /// What a person reads on the front screen, and where that is.
  public var view: [String] {
    [address, title ?? ""] + elements.identifiers + elements.labels
  }

  /// What is so as long as nothing happens: every screen, and the number of the last event.
  public var standstill: [[Int]] { screens + [[window.events.last?.sequence ?? 0]] }

  /// How often something has happened since the launch: `cancelled RedCoordinator`.
  public func count(_ event: String) -> Int { events.count { $0 == event } }

  /// How often anything of a kind has happened since the launch.
  public func count(_ kind: AppWindow.Event.Kind) -> Int { window.events.count { $0.kind == kind } }

  /// How many coordinators of a type are in the tree.
  public func count(of name: String) -> Int { coordinators.count { $0 == name } }

  /// What the log says about the last refusal.
  public var lastRefusal: String? { window.events.last { $0.kind == .refused }?.detail }

  /// Gives what was dropped its chance to come back all the same.
  public func waitInVain() async {
    for _ in 1...50 { await Task.yield() }
  }
}
