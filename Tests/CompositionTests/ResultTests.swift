import Coordination
import FeatureTesting
import FlowTesting
import Observation
import Testing

/// A result across two features, as docs/results.md tells it: Settings asks, Consent answers, and
/// neither knows the other.
@MainActor
struct ResultTests {
  @MainActor @Observable
  final class SettingsViewModel: ViewModel {
    let title = "Settings"
    var isSharing = false
    private let share: Request

    init(share: @escaping Request) {
      self.share = share
    }

    var elements: [Screen.Element] {
      [.text("sharing", isSharing ? "On" : "Off"), .button("share", "Share Usage", tap: share)]
    }
  }

  final class SettingsCoordinator: Coordinator {
    struct Destinations {
      /// Asks a person; whatever does that ends with the answer.
      let consent: DestinationWithResult<Bool>
    }

    let lifetime = Lifetime<Void>()
    private let presentation: Presentation
    private let destinations: Destinations
    private weak var viewModel: SettingsViewModel?

    init(_ presentation: Presentation, destinations: Destinations) {
      self.presentation = presentation
      self.destinations = destinations
    }

    func start() {
      viewModel = show(SettingsViewModel(share: { [weak self] in self?.ask() }), presentation)
    }

    private func ask() {
      start(destinations.consent(presentation.navigator)) { settings, outcome in
        switch outcome {
        case .completed(let answer): settings.viewModel?.isSharing = answer
        case .cancelled: break  // Back, a swipe, a link: nobody answered
        }
      }
    }
  }

  @MainActor @Observable
  final class ConsentViewModel: ViewModel {
    let title = "Consent"
    private let answer: RequestWith<Bool>

    init(answer: @escaping RequestWith<Bool>) {
      self.answer = answer
    }

    var elements: [Screen.Element] {
      [
        .button("yes", "Yes", tap: { self.answer(true) }),
        .button("no", "No", tap: { self.answer(false) }),
      ]
    }
  }

  final class ConsentCoordinator: Coordinator {
    let lifetime = Lifetime<Bool>()
    private let presentation: Presentation

    init(_ presentation: Presentation) {
      self.presentation = presentation
    }

    func start() {
      show(ConsentViewModel(answer: { [weak self] in self?.finish($0) }), presentation)
    }
  }

  private func launched() -> FlowApp {
    let app = FlowApp { window in
      SettingsCoordinator(
        .root(of: window, at: "settings"),
        destinations: .init(
          consent: { ConsentCoordinator(.modal(over: $0, at: "consent")) }))
    }
    app.launch()
    return app
  }

  @Test(arguments: [("yes", "On"), ("no", "Off")])
  func `the answer of one feature arrives in the other`(id: String, words: String) async throws {
    let app = launched()
    try app.buttons["share"].tap()
    #expect(app.address == "/settings/consent")
    try app.buttons[id].tap()
    #expect(app.address == "/settings")
    #expect(app.staticTexts["sharing"].label == words)
    try await app.terminate()
  }

  @Test func `pulled down it is no answer`() throws {
    let app = launched()
    try app.buttons["share"].tap()
    try app.buttons["yes"].tap()
    try app.buttons["share"].tap()
    try app.modals.top.swipeDown()
    #expect(app.staticTexts["sharing"].label == "On")
    #expect(app.events.suffix(1) == ["cancelled ConsentCoordinator"])
  }

  @Test func `the one that asks is tested with any other feature`() throws {
    let app = FlowApp { window in
      SettingsCoordinator(
        .root(of: window, at: "settings"),
        destinations: .init(consent: { Elsewhere(.modal(over: $0, at: "any"), result: true) }))
    }
    app.launch()
    try app.buttons["share"].tap()
    try app.buttons["done"].tap()
    #expect(app.staticTexts["sharing"].label == "On")
  }
}
