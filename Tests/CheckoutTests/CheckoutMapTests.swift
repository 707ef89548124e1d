import Coordination
import FlowMapping
import FlowTesting
import Testing

/// The checkout explored, and walked through by chance.
@MainActor
struct CheckoutMapTests {
  @Test func `the map has every screen, and from everywhere a way on and back`() async throws {
    let map = try await FlowMap.checkout()
    #expect(
      map.places.map(\.name) == [
        "cart", "coupon", "address", "payment", "address: Discard?", "payment: Discard?", "receipt",
      ])
    #expect(map.gaps == [])
    #expect(map.deadEnds == [])
    #expect(map.oneWays == [])
  }

  @Test func `the shortest way to a receipt is a script`() async throws {
    let map = try await FlowMap.checkout()
    let script = try #require(map.script(to: "receipt"))
    #expect(
      script.map(\.description) == [
        "tap check-out", "type name Aya", "type street 1 Hill Road", "tap continue",
        "type card 4242", "tap pay",
      ])
    let app = FlowApp.checkout()
    try await app.play(script)
    #expect(app.title == "Receipt")
  }

  @Test func `what the place does not decide is the coupon, the card, and what was typed`()
    async throws
  {
    let undecided = try await FlowMap.checkout().undecided
    #expect(
      undecided.map { ways in
        "\(ways[0].from): \(ways[0].act) \(ways.map(\.outcome).joined(separator: ", or "))"
      } == [
        "coupon: tap apply stays, or leaves as coupon",
        "address: back leaves, or asks address: Discard?",
        "address: back root leaves, or asks address: Discard?",
        "payment: tap pay stays, or swaps receipt, or swaps receipt as no coupon",
      ])
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `a walk takes every way, and finds none that the map lacks`(seed: UInt64) async throws {
    let map = try await FlowMap.checkout()
    let walk = FlowWalk(
      seed: seed, steps: 1_500, texts: ["", "SPRING", "0000"])
    let trail = try await walk.run { CartCoordinator(window: $0, service: InMemoryPayment()) }
    #expect(map.unknown(among: trail.steps).map(\.description).sorted() == [])
    #expect(map.untaken(by: trail.steps).map(\.description) == [])
  }
}
