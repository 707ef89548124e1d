public import Coordination
public import Testing

/// An app with one plain screen, over which a test starts the feature.
@MainActor
public final class TestApp: Coordinator {
  public let lifetime: Lifetime<Never>
  public let window = AppWindow()
  /// How what the test started has ended.
  public private(set) var endings: [String] = []
  /// What it has handed over.
  public private(set) var results: [Any] = []

  public init() {
    lifetime = Lifetime(rootOf: window)
    start()
  }

  public func start() {
    start(Elsewhere(.root(of: window, at: "root")))
  }

  /// Starts a feature, whatever its result is, and listens to it.
  public func begin<Result>(_ feature: any Coordinator<Result>) {
    let name = "\(type(of: feature))"
    start(feature) { app, outcome in
      app.endings.append("\(name) \(outcome.isCompleted ? "completed" : "cancelled")")
      if case .completed(let result) = outcome { app.results.append(result) }
    }
    #expect(window.brokenInvariants() == [])
  }

  /// Whether a feature goes with its window and app when they are just dropped.
  public static func frees(_ make: (TestApp) throws -> any Coordinator) rethrows -> Bool {
    weak var feature: (any Coordinator)?
    do {
      let app = TestApp()
      let made = try make(app)
      feature = made
      app.start(made)
    }
    return feature == nil
  }

  /// The stack in front.
  public var navigator: Navigator {
    get throws { try #require(window.frontNavigator) }
  }

  /// What the front screen offers.
  public var ids: [String] { window.front?.viewModel.elements.map(\.id) ?? [] }

  public func tap(_ id: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try window.tap(id, on: #require(window.front))
    #expect(window.brokenInvariants() == [], sourceLocation: sourceLocation)
  }
}

extension Outcome {
  fileprivate var isCompleted: Bool {
    if case .completed = self { true } else { false }
  }
}
