import Coordination
import Testing
import WebService
import Welcome

/// An app that is Welcome and nothing else, and notes who would have been let in.
@MainActor
final class TestApp: Coordinator {
  let lifetime: Lifetime<Never>
  let window = AppWindow()
  let service = InMemoryWebService()
  /// Everybody who came in; `nil` is a guest.
  private(set) var arrivals: [User?] = []

  init() {
    lifetime = Lifetime(rootOf: window)
    start()
  }

  func start() {
    start(
      WelcomeCoordinator(
        .root(of: window, at: "welcome"), service: service,
        destinations: .init(home: { [weak self] in self?.arrivals.append($0) })))
  }

  func tap(_ id: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try window.tap(id, on: #require(window.front))
    #expect(window.brokenInvariants() == [], sourceLocation: sourceLocation)
  }

  func type(_ text: String, into id: String) throws {
    try window.enter(text, into: id, on: #require(window.front))
  }

  /// An element of the front screen.
  func element(_ id: String) -> Screen.Element? {
    window.front?.viewModel.elements.first { $0.id == id }
  }

  /// What the front screen says went wrong.
  var error: String? { element("error")?.label }
}
