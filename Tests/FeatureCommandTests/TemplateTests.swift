import Coordination
import Testing

@testable import Feature

/// What is copied into every app.
@MainActor
struct TemplateTests {
  /// An app with one feature that is not there.
  final class Root: Coordinator {
    let lifetime: Lifetime<Never>
    private let window: AppWindow

    init(_ window: AppWindow) {
      self.window = window
      lifetime = Lifetime(rootOf: window)
    }

    func start() {
      start(Later("Here", .root(of: window, at: "here")))
      guard let navigator = window.frontNavigator else { return }
      start(Later("Settings", .modal(over: navigator, at: "settings")))
    }
  }

  let window = AppWindow()
  let root: Root

  init() {
    root = Root(window)
    root.start()
  }

  @Test func `a feature that is not here says so, and closes only over another`() throws {
    #expect(window.front?.viewModel.elements.map(\.id) == ["later", "close"])
    let words = window.front?.viewModel.elements.first?.label ?? ""
    #expect(words == "Settings is not in this app yet. What leads here is in Edges.swift.")
    try window.tap("close", on: #require(window.front))
    #expect(window.address == "/here")
    #expect(window.front?.viewModel.elements.map(\.id) == ["later"])
    #expect(window.brokenInvariants() == [])
  }

  @Test func `a line at a time taps, goes back and opens`() async throws {
    var lines = ["close", "", "nowhere", "/here/settings", "back", "quit", "close"][...]
    var said: [String] = []
    var opened: [String] = []
    await LineShell(
      window: window, address: { window.address }, open: { opened.append($0) },
      line: { lines.popFirst() },
      say: { said.append($0) }
    ).run()
    #expect(lines == ["close"])
    #expect(opened == ["/here/settings"])
    #expect(said.first == "\nSettings · /here/settings")
    #expect(said.contains("  close  Close"))
    #expect(said.contains("\nHere · /here"))
    #expect(said.count { $0.hasPrefix("refused: ") } == 2)
  }
}
