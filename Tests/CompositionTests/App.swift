import Composition
import Coordination
import Testing
import WebService

/// The whole app on a real window, used as a person uses it. Each act checks the tree afterwards.
@MainActor
final class App {
  nonisolated static let demo = User(id: 1, name: "demo")

  let window = Window()
  let coordinator: AppCoordinator

  /// Launches the app; without a session, as on the first day.
  init(_ session: Session? = nil, service: any WebServiceAPI = InMemoryWebService()) {
    coordinator = AppCoordinator(window: window, service: service, session: session)
    coordinator.start()
    checkTree()
  }

  func tap(_ id: String, at location: SourceLocation = #_sourceLocation) throws {
    try window.tap(id, on: #require(window.front))
    checkTree(at: location)
  }

  func type(
    _ text: String, into id: String, at location: SourceLocation = #_sourceLocation
  ) throws {
    try window.enter(text, into: id, on: #require(window.front))
    checkTree(at: location)
  }

  func answer(_ id: String, at location: SourceLocation = #_sourceLocation) throws {
    try window.answer(id)
    checkTree(at: location)
  }

  func back(at location: SourceLocation = #_sourceLocation) throws {
    try window.back()
    checkTree(at: location)
  }

  func dismiss(at location: SourceLocation = #_sourceLocation) throws {
    try window.dismiss()
    checkTree(at: location)
  }

  func select(_ tab: String, at location: SourceLocation = #_sourceLocation) throws {
    try window.select(tab)
    checkTree(at: location)
  }

  /// Waits until nothing is under way.
  func settle(at location: SourceLocation = #_sourceLocation) async {
    await window.settled()
    checkTree(at: location)
  }

  /// Fills in Welcome's form and taps `log-in`.
  func logIn(
    as username: String, _ password: String, at location: SourceLocation = #_sourceLocation
  ) throws {
    try type(username, into: "username", at: location)
    try type(password, into: "password", at: location)
    try tap("log-in", at: location)
  }

  func expect(
    _ address: String, title: String? = nil, at location: SourceLocation = #_sourceLocation
  ) {
    #expect(window.address == address, sourceLocation: location)
    if let title { #expect(self.title == title, sourceLocation: location) }
  }

  private func checkTree(at location: SourceLocation = #_sourceLocation) {
    #expect(window.brokenInvariants() == [], sourceLocation: location)
  }
}

/// What a person sees.
extension App {
  var title: String? { window.front?.viewModel.title }
  var ids: [String] { window.front?.viewModel.elements.map(\.id) ?? [] }
  var rows: [String] { ids.filter { $0.hasPrefix("product-") } }

  func element(_ id: String) -> Screen.Element? {
    window.front?.viewModel.elements.first { $0.id == id }
  }

  /// What the front screen says went wrong.
  var error: String? { element("error")?.label }
}

/// What only a test sees.
extension App {
  /// The type of every coordinator in the tree, parents before their children.
  var coordinators: [String] { window.coordinators.map(\.name) }

  func count(_ kind: Window.Event.Kind) -> Int { window.events.count { $0.kind == kind } }
}
