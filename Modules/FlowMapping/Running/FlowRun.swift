public import Coordination

/// An app that runs in a window of its own, for whoever takes it from act to act.
@MainActor
public final class FlowRun {
  /// For how many seconds a wait goes on, unless it is given others.
  ///
  /// Only time in which the main actor is free counts: whoever keeps it busy makes no wait shorter.
  public nonisolated static let patience = 5.0

  public let window = AppWindow()
  /// What the app was made as: its root, or another coordinator, which has got a parent.
  public private(set) weak var coordinator: (any Coordinator)?
  /// What starts the app, and keeps it.
  public private(set) var root: (any Coordinator)?
  /// What was there when the last act began; nothing while no person's act is under way.
  private var before: FlowSpot?

  /// An app that has not begun.
  public init(_ make: @MainActor (AppWindow) -> any Coordinator) {
    let made = make(window)
    coordinator = made
    root = made is any Coordinator<Never> ? made : FlowHost(of: made, in: window)
  }

  /// Gives up the app. Who is still alive after that is kept by somebody else.
  public func end() {
    root = nil
    before = nil
  }

  /// Notes where one act of a person begins; nowhere, when what follows is no such act and may bring
  /// as many screens as it likes.
  public func beginAct(at spot: FlowSpot?) {
    before = spot
  }

  /// A sentence when the last act has brought more screens than it may to where the person was.
  ///
  /// Whoever replaces a root may bring a person anywhere, so nothing is counted then.
  public func surplus(over limit: Int) -> String? {
    let arrivals = before.map { FlowSpot.arrivals(since: $0, in: window) } ?? []
    guard arrivals.count > limit else { return nil }
    let names = arrivals.map { "“\($0.viewModel.title)” (\($0.segment))" }.joined(separator: ", ")
    let count = limit == 1 ? "one screen" : "\(limit) screens"
    return "one act brought \(names); it may bring \(count), unless arrivalsPerAct is higher"
  }
}
