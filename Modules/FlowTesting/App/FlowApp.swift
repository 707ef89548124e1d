public import Coordination
public import FlowMapping

/// An app under test, used with the words of XCUITest: headless, on the tree that a person gets.
///
/// What cannot be done throws a ``FlowFailure``. After every step the whole tree is checked, leaks
/// included, and what is broken fails at the step that broke it.
@MainActor
public final class FlowApp {
  /// For how many seconds a wait goes on, unless it is given others: what cannot come fails at once.
  ///
  /// Only time in which the main actor is free counts, so no other test makes it shorter.
  public nonisolated static let patience = FlowRun.patience

  /// How many screens one act of a person may bring, unless it replaces a root or opens a link.
  public var arrivalsPerAct = 1
  /// What acts of a person have done since the launch, for the question which ways of a map they took.
  public internal(set) var steps: Set<FlowMap.Step> = []

  let checksInvariants: Bool
  /// The last line of a test that is known: for properties, which are not told theirs.
  var site: FlowFailure.Site
  /// What else has to hold after every step.
  var ownCheck: @MainActor (AppWindow) -> [String] = { _ in [] }
  /// What goes on that the window does not know of.
  var foreignWork: [String] = []
  /// The act whose outcome is not known yet, by its name there, and where it began.
  var open: (act: String, spot: FlowSpot)?
  private(set) var run: FlowRun?
  /// What was ended, and may still be alive.
  var ended: FlowEnding?
  /// What broke where nothing could be thrown; the next step throws it.
  var fault: FlowFailure?
  private let make: @MainActor (AppWindow) -> any Coordinator
  private let nothing = AppWindow()

  /// An app that is not launched yet, made of its root or of any other coordinator.
  ///
  /// A coordinator that needs a parent gets one, and has to show itself as the window's root.
  public init(
    checksInvariants: Bool = true, file: StaticString = #filePath, line: UInt = #line,
    _ make: @escaping @MainActor (AppWindow) -> any Coordinator
  ) {
    self.checksInvariants = checksInvariants
    site = FlowFailure.Site(file, line)
    self.make = make
  }

  /// The window of the last launch; an empty one when nothing runs.
  public var window: AppWindow { run?.window ?? nothing }

  /// What the last launch began with, as long as it lives.
  public var coordinator: (any Coordinator)? { run?.coordinator }

  /// Starts the app in a new window. What ran before is terminated, and what of that is still alive
  /// fails at the next step.
  public func launch(file: StaticString = #filePath, line: UInt = #line) {
    renew().root?.start()
    note(.init(file, line))
  }

  /// Starts the app in a way of its own instead of with `start()`, such as by restoring a place.
  public func launch(
    file: StaticString = #filePath, line: UInt = #line,
    _ begin: @MainActor (any Coordinator) async throws -> Void
  ) async rethrows {
    if let root = renew().root { try await begin(root) }
    note(.init(file, line))
  }

  private func renew() -> FlowRun {
    end()
    let new = FlowRun(make)
    run = new
    return new
  }

  /// Ends what runs, if anything does, and keeps an eye on what was there.
  func end() {
    guard let run else { return }
    ended = FlowEnding(of: run)
    self.run = nil
    run.end()
    (open, steps) = (nil, [])
  }

  private func note(_ site: FlowFailure.Site) {
    self.site = site
    fault = nil
    do throws(FlowFailure) {
      try check(site)
    } catch {
      fault = error
    }
  }
}

extension FlowApp {
  /// Where the front screen is.
  public var address: String { window.address }

  /// What the front screen is called; nothing when there is none.
  public var title: String? { window.front?.viewModel.title }

  /// What there is, in the words of a failure: `#expect(app.cells.count == 3, "\(app.screen)")`.
  public var screen: String { FlowReport(window).screen.joined(separator: "\n") }

  /// The last few thousand events in words, such as `shown red`, oldest first.
  public var events: [String] { window.events.map(\.words) }

  /// The type of every coordinator in the tree, parents before their children.
  public var coordinators: [String] { window.coordinators.map(\.name) }
}

extension FlowApp: CustomStringConvertible, CustomReflectable {
  /// Only its name.
  public nonisolated var description: String { "FlowApp" }

  /// Nothing: a failed expectation shows a value with all that it holds, which is the whole app.
  public nonisolated var customMirror: Mirror { Mirror(self, children: []) }
}
