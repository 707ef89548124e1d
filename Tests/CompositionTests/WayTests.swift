import AppTesting
import Coordination
import FlowMapping
import FlowTesting
import Testing

/// Flows that take every way between the places that they come to. A new way between them is listed by
/// the last test until one of these, or another one, takes it; a new place has a flow of its own.
@MainActor
struct WayTests {
  /// What somebody does after the launch, and where that ends.
  struct Flow: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let acts: [FlowAct]
    let end: String
  }

  private nonisolated static let logIn: [FlowAct] = [
    .type("demo", into: "username"), .type("demo", into: "password"), .tap("log-in"),
  ]
  private nonisolated static let asGuest = [FlowAct.tap("continue-as-guest")]
  /// A page is left by Back, by Back to the root, and by the tabs; the last one leaves it open.
  private nonisolated static func leave(
    _ page: FlowAct, in tab: String, to others: [String]
  ) -> [FlowAct] {
    [page, .back, page, .backToRoot, page, .tab(tab)]
      + others.flatMap { [page, .tab($0), .tab(tab), .tab(tab)] } + [page]
  }

  nonisolated static let flows = [
    Flow(
      testDescription: "a form is left, with and without input",
      acts: [
        .tap("log-in"), .tap("create-account"), .tap("create"), .back, .tap("create-account"),
        .backToRoot, .tap("create-account"), .type("Mio", into: "username"), .back, .back, .back,
        .answer("keep"), .backToRoot, .answer("discard"),
      ], end: "/welcome"),
    Flow(
      testDescription: "an account is created",
      acts: [
        .tap("create-account"), .type("Mio", into: "username"), .type("secret", into: "password"),
        .type("secret", into: "confirm-password"), .tap("create"),
      ], end: "/home"),
    Flow(
      testDescription: "a guest looks at every tab, and goes to log in",
      acts: asGuest + [
        .tab("home"), .tab("first"), .tab("first"), .tab("home"), .tab("profile"),
        .tab("profile"), .tab("first"), .tab("profile"), .tab("home"), .tap("log-in"),
      ] + asGuest + [.tab("profile"), .tap("log-in")], end: "/welcome"),
    Flow(
      testDescription: "a user disconnects",
      acts: logIn + [
        .tap("disconnect"), .back, .tap("disconnect"), .answer("cancel"), .tap("disconnect"),
        .answer("disconnect"),
      ], end: "/welcome"),
    Flow(
      testDescription: "a product and its owner",
      acts: asGuest + leave(.tap("product-1"), in: "home", to: ["first", "profile"]) + [
        .tap("owner"), .tap("close"), .tap("owner"), .back, .tap("owner"), .dismiss,
        .tap("owner"), .tap("product-2"), .dismiss, .tap("product-2"),
      ], end: "/home/product/1/product/2"),
    Flow(
      testDescription: "products of the user, in both tabs that have them",
      acts: logIn + leave(.tap("profile"), in: "home", to: ["first", "profile"]) + [
        .tap("product-3"), .tab("profile"), .tap("product-3"), .tab("profile"),
        .tap("product-3"), .tab("home"),
      ], end: "/home/user/product/3"),
    Flow(
      testDescription: "second, over and on top of first",
      acts: asGuest + [
        .tab("first"), .tap("next"), .tap("close"), .tap("next"), .back, .tap("next"), .dismiss,
        .tap("next-page"), .tap("close"),
      ] + leave(.tap("next-page"), in: "first", to: ["home", "profile"]),
      end: "/first/second-page"),
    Flow(
      testDescription: "red, as deep as one likes",
      acts: asGuest + [.tab("first")] + leave(.tap("red"), in: "first", to: ["home", "profile"])
        + [.tap("deeper"), .tap("swap"), .tap("close")],
      end: "/first/red"),
  ]

  /// What a flow does in a new app.
  private func steps(of flow: Flow) async throws -> Set<FlowMap.Step> {
    let app = try await FlowApp.shop(nil)
    try await app.play(flow.acts)
    #expect(app.address == flow.end)
    return app.steps
  }

  @Test(arguments: flows) func `a flow ends where it should`(flow: Flow) async throws {
    _ = try await steps(of: flow)
  }

  /// Where the flows come to.
  private static let places: Set = [
    "welcome", "create-account", "create-account: Discard?", "home", "home: Are you sure?",
    "product/N", "owner", "user", "first", "second", "second-page", "red", "profile",
  ]

  @Test func `every way between these places is taken by one of the flows`() async throws {
    var steps: Set<FlowMap.Step> = []
    for flow in Self.flows { steps.formUnion(try await self.steps(of: flow)) }
    let map = try await FlowMap.shop()
    #expect(Self.places.isSubset(of: map.places.map(\.name)))
    let untaken = map.untaken(by: steps).filter { way in
      Self.places.contains(way.from) && Self.places.contains(way.to ?? way.from)
    }
    let list = untaken.map { way in
      "\(way), after " + way.script.map { "“\($0)”" }.joined(separator: " ")
    }
    #expect(
      untaken.isEmpty,
      """
      no flow takes these ways; let one of WayTests take them, or remove them from the app:
      \(list.joined(separator: "\n"))
      """)
    #expect(map.unknown(among: steps).map(\.description) == [])
  }
}
