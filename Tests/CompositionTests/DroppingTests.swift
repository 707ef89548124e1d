import Composition
import Coordination
import Testing
import WebService

/// Whoever drops window and app coordinator, at any moment, has dropped everything.
@MainActor
struct DroppingTests {
  /// What a person does on a tour of the whole app; a pause lets what is under way end.
  enum Step {
    case tap(String)
    case type(String, String)
    case answer(String)
    case select(String)
    case back, dismiss, pause
  }

  nonisolated static let tour: [Step] = [
    .tap("create-account"), .type("username", "Mio"), .back, .answer("discard"),
    .type("username", "demo"), .type("password", "demo"), .tap("log-in"), .pause,
    .tap("product-1"), .pause, .tap("product-2"), .tap("owner"), .pause, .tap("product-7"),
    .tap("owner"), .dismiss, .tap("owner"), .tap("close"), .dismiss,
    .select("first"), .tap("red"), .tap("deeper"), .tap("deeper"), .back, .tap("close"),
    .select("first"), .tap("next"), .tap("close"), .tap("next-page"),
    .select("profile"), .pause, .tap("product-3"), .pause,
    .select("home"), .select("home"), .tap("profile"), .pause, .tap("product-5"),
    .select("home"), .tap("disconnect"), .answer("cancel"), .tap("disconnect"),
    .answer("disconnect"), .tap("continue-as-guest"), .pause, .tap("product-4"),
    .select("profile"), .tap("log-in"),
  ]

  /// Weak references to what a test can reach. A coordinator that is kept would keep its navigator,
  /// and all but a few keep the service.
  struct Watch {
    struct Entry {
      weak var object: AnyObject?
    }

    private var entries: [Entry] = []

    var alive: [String] { entries.compactMap(\.object).map { "\(type(of: $0))" } }

    mutating func add(_ object: AnyObject?) {
      entries.append(Entry(object: object))
    }

    @MainActor
    mutating func add(_ window: Window) {
      add(window as AnyObject)
      add(window.tabBar)
      var navigators = window.modals
      switch window.root {
      case nil: break
      case .navigator(let navigator): navigators.append(navigator)
      case .tabBar(let tabBar): navigators += tabBar.tabs.map(\.navigator)
      }
      for navigator in navigators {
        add(navigator)
        for screen in navigator.screens {
          add(screen)
          add(screen.viewModel)
        }
      }
    }
  }

  private func play(_ steps: some Sequence<Step>, in app: App) async throws {
    for step in steps {
      switch step {
      case .tap(let id): try app.tap(id)
      case .type(let id, let text): try app.type(text, into: id)
      case .answer(let id): try app.answer(id)
      case .select(let tab): try app.select(tab)
      case .back: try app.back()
      case .dismiss: try app.dismiss()
      case .pause: await app.settle()
      }
    }
  }

  /// Plays some steps, drops everything, and says what is alive all the same.
  private func survivors(
    of steps: some Sequence<Step>, service makeService: () -> any WebServiceAPI
  ) async throws -> [String] {
    var watch = Watch()
    do {
      let app = App(service: makeService())
      try await play(steps, in: app)
      watch.add(app.window)
      watch.add(app.coordinator)
    }
    return watch.alive
  }

  @Test func `the tour comes to its end`() async throws {
    let app = App()
    try await play(Self.tour, in: app)
    app.expect("/welcome")
  }

  @Test(arguments: 0...tour.count)
  func `rule 14 dropping window and app after any step of a tour frees everything`(
    count: Int
  ) async throws {
    let survivors = try await survivors(of: Self.tour.prefix(count)) { InMemoryWebService() }
    #expect(survivors == [])
  }

  @Test func `dropping them while a request is under way frees everything at once`() async throws {
    let service = HeldWebService()
    let steps: [Step] = [.type("username", "demo"), .type("password", "demo"), .tap("log-in")]
    let survivors = try await survivors(of: steps) { service }
    #expect(survivors == [])
    await service.answer(.logIn("demo"))
  }
}
