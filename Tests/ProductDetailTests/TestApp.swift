import Coordination
import Observation
import Testing

/// An app with one plain screen, over which a test starts the feature.
@MainActor
final class TestApp: Coordinator {
  let lifetime: Lifetime<Never>
  let window = Window()
  /// How what the test started has ended.
  private(set) var endings: [String] = []

  init() {
    lifetime = Lifetime(rootOf: window)
    start()
  }

  func start() {
    start(Elsewhere(.root(of: window, at: "root")))
  }

  /// Starts a feature and listens to it.
  func begin(_ feature: any Coordinator<Void>) {
    let name = "\(type(of: feature))"
    start(feature) { app, outcome in
      app.endings.append("\(name) \(outcome.isCompleted ? "completed" : "cancelled")")
    }
    #expect(window.brokenInvariants() == [])
  }

  /// The stack in front.
  var navigator: Navigator {
    get throws { try #require(window.frontNavigator) }
  }

  /// What the front screen offers.
  var ids: [String] { window.front?.viewModel.elements.map(\.id) ?? [] }

  func tap(_ id: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try window.tap(id, on: #require(window.front))
    #expect(window.brokenInvariants() == [], sourceLocation: sourceLocation)
  }
}

/// Any other feature: a screen and no more.
@MainActor
final class Elsewhere: Coordinator {
  @MainActor @Observable
  final class Page: ViewModel {
    let title = "Elsewhere"
  }

  let lifetime = Lifetime<Void>()
  private let presentation: Presentation

  init(_ presentation: Presentation) {
    self.presentation = presentation
  }

  func start() {
    show(Page(), presentation)
  }
}

extension Outcome {
  var isCompleted: Bool {
    if case .completed = self { true } else { false }
  }
}
