internal import Composition
public import FlowMapping
internal import WebService

extension FlowMap {
  /// The map of the real app: every test asks the same one.
  @MainActor
  public static func shop() async throws -> FlowMap {
    try await FlowMap.explored(
      texts: ["demo", "Mio"],
      situation: { Session.word(for: ($0 as? AppCoordinator)?.session) },
      { AppCoordinator(window: $0, service: InMemoryWebService()) })
  }
}
