import Composition
import FlowTesting
import WebService

/// A random walk through the whole app, with every invariant checked after each step.
struct Walk: Encodable, Sendable {
  static let usualSteps = 20_000

  let steps: Int
  let stepsPerSecond: Double

  /// Throws what broke, with the few acts that show it.
  @MainActor
  static func measured(steps: Int) async throws -> Walk {
    let walk = FlowWalk(
      seed: 2026, steps: steps, texts: ["demo", "Mio", ""],
      links: [
        "/home/product/1/owner", "/home/user", "/home/product/99", "/first/red/red",
        "/first/second", "/profile", "/welcome/create-account", "/nowhere", "//",
      ])
    let start = ProcessorTime.now
    let trail = try await walk.run { window in
      AppCoordinator(window: window, service: InMemoryWebService())
    }
    let seconds = (ProcessorTime.now - start) / 1e9
    guard trail.acts.count == steps else { throw Failure.undone }
    return Walk(steps: steps, stepsPerSecond: Double(steps) / seconds)
  }
}
