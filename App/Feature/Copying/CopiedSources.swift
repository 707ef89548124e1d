/// What is written around copied features, and depends on little of them.
enum CopiedSources {
  static func importing(_ modules: [String], _ text: String) -> String {
    modules.map { "import \($0)\n" }.joined() + (modules.isEmpty ? "" : "\n") + text
  }

  static func program(imports: [String], app: String, shell: String) -> String {
    """
    \(importing(imports, ""))/// The app in a terminal.
    @main
    @MainActor
    struct TerminalApp {
      static func main() async {
        let window = AppWindow()
        let app = \(app)
        app.start()
        await \(shell).run()
        // The window keeps the tree, but not the root of the app.
        withExtendedLifetime(app) {}
      }
    }

    """
  }

  static func flowTests(of app: CopiedApp, imports: [String]) -> String {
    """
    \(importing((imports + ["Testing"]).sorted(), ""))@MainActor
    struct AppFlowTests {
      @Test func `the app begins at its first screen`() async throws {
        let app = FlowApp { \(app.made(in: "$0")) }
        app.launch()
        try await app.settle()
        #expect(app.address == "/\(app.start)")
        try await app.terminate()
      }

      @Test(arguments: [1, 2, 3] as [UInt64])
      func `whatever a person does breaks nothing`(seed: UInt64) async throws {
        try await FlowWalk(seed: seed, steps: 300).run { \(app.made(in: "$0")) }
      }
    }

    """
  }
}
