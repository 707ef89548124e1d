import AppTesting
import Composition
import Coordination
import FlowTesting
import Testing
import WebService

/// A person who does anything that can be done: wherever that leads, it has an address, which leads
/// a fresh app to the same place.
@MainActor
struct AddressWalkTests {
  /// How many acts each of the two walks has: 10,000 together, when there is time for them.
  #if DEBUG
    nonisolated static let length = 60
  #else
    nonisolated static let length = 5_000
  #endif

  @Test(arguments: [2, 3] as [UInt64])
  func `at every state of a random walk the address leads to the same place`(seed: UInt64)
    async throws
  {
    var walk = AddressWalk(seed: seed)
    try await walk.app.settle()
    for number in 1...Self.length {
      let act = try await walk.act()
      try await compare(walk, "seed \(seed), act \(number): \(act), at \(walk.app.address)")
    }
    let unseen = walk.unseen
    #expect(unseen == [], "seed \(seed)")
  }

  /// What is there with what its address, and what was saved, lead a fresh app to.
  private func compare(_ walk: AddressWalk, _ place: Comment) async throws {
    let sight = Sight.line(of: walk.app)
    let fresh = FlowApp.launched(try walk.app.root.session, service: walk.service)
    try await fresh.window.open(Address(walk.app.address, limit: .max))
    try await fresh.settle()
    try #require(Sight.line(of: fresh) == sight, place)

    let saved = try walk.app.saved
    let again = try await Relaunch(json: saved, service: walk.service)
    try #require(again.dropped == [], place)
    try #require(again.app.saved == saved, place)
    try #require(Sight.line(of: again.app) == sight, place)
  }

  @Test(arguments: [10, 1_000])
  func `a step costs one start and one arrival, however many there are`(count: Int) async throws {
    let app = try await FlowApp.shop(.guest)
    var events: [AppWindow.Event.Kind: Int] = [:]
    app.window.observe { events[$0.kind, default: 0] += 1 }
    let link = "/first" + String(repeating: "/red", count: count)
    #expect(try await app.window.open(Address(link, limit: .max)) == .arrived)
    #expect(events == [.selected: 1, .started: count, .shown: count])
    #expect(app.window.tabBar?.selected.navigator.screens.count == count + 1)

    events = [:]
    let deeper = link + "/red"
    #expect(try await app.window.open(Address(deeper, limit: .max)) == .arrived)
    #expect(events == [.started: 1, .shown: 1], "what is there already is not visited")
  }

  @Test(arguments: [10, 200])
  func `each product of an address is fetched once`(count: Int) async throws {
    let service = HeldWebService(isHolding: false)
    let app = try await FlowApp.shop(.guest, service: service)
    let before = service.requests.count
    let link = "/home" + String(repeating: "/product/1/product/2", count: count / 2)
    #expect(try await app.window.open(Address(link, limit: .max)) == .arrived)
    try await app.settle()
    let requests = service.requests.dropFirst(before)
    #expect(requests.count { $0 == .product(1) || $0 == .product(2) } == count)
    #expect(requests.count { $0 == .productsOwnedBy(2) } == count)
    #expect(requests.count == 2 * count)
  }
}
