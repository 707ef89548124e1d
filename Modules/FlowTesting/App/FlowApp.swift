public import Coordination

/// An app under test, used with the words of XCUITest: headless, on the tree that a person gets.
///
/// What cannot be done throws a ``FlowFailure``. After every step the whole tree is checked, leaks
/// included, and what is broken fails at the step that broke it.
@MainActor
public final class FlowApp {
  /// For how many seconds a wait goes on at most, as a last resort: what cannot come fails at once.
  ///
  /// Long, because tests share one main actor: another test may keep it busy meanwhile.
  public nonisolated static let patience = 300.0

  /// The window of the last launch.
  public private(set) var window = AppWindow()
  /// What the last launch began with, as long as it lives.
  public private(set) weak var coordinator: (any Coordinator)?

  let checksInvariants: Bool
  /// The last line of a test that is known: for properties, which are not told theirs.
  var site: FlowFailure.Site
  /// What else has to hold after every step.
  var ownCheck: @MainActor (AppWindow) -> [String] = { _ in [] }
  private var root: (any Coordinator)?
  /// What broke where nothing could be thrown; the next step throws it.
  private var fault: FlowFailure?
  private let make: @MainActor (AppWindow) -> any Coordinator

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

  /// Starts the app in a new window. Whatever was launched before is dropped.
  public func launch(file: StaticString = #filePath, line: UInt = #line) {
    renew().start()
    note(.init(file, line))
  }

  /// Starts the app in a way of its own instead of with `start()`, such as by restoring a place.
  public func launch(
    file: StaticString = #filePath, line: UInt = #line,
    _ begin: @MainActor (any Coordinator) async throws -> Void
  ) async rethrows {
    try await begin(renew())
    note(.init(file, line))
  }

  /// Throws what broke at a moment when nothing could be thrown, or that nothing is launched.
  func requireSound(_ site: FlowFailure.Site) throws(FlowFailure) {
    self.site = site
    if let fault {
      self.fault = nil
      throw fault
    }
    if root == nil { throw failure("the app is not running; call launch() first", site) }
  }

  private func renew() -> any Coordinator {
    root = nil
    window = AppWindow()
    let made = make(window)
    let root = made is any Coordinator<Never> ? made : FlowHost(of: made, in: window)
    coordinator = made
    self.root = root
    return root
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
