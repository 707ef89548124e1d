import AppTesting
import Composition
import Coordination
import FlowTesting
import Testing
import WebService

/// A person who does anything that can be done: wherever that leads, it has an address, which leads
/// a fresh app to the same place.
///
/// The walks begin at every row of docs/addresses.md, so that they come to every kind of screen, as
/// whoever can be there. A new feature needs a row there and nothing here.
@MainActor
struct AddressWalkTests {
  /// How many acts follow at each row: about 10,000 in all, when there is time for them.
  #if DEBUG
  private let length = 5
  #else
  private let length = 370
  #endif

  @Test(arguments: AddressRow.sessions)
  func `from every row of the table on, the address leads to the same place`(session: Session?)
    async throws
  {
    let rows = try AddressDocument().table("address").map(AddressRow.init)
    let starts = rows.filter { $0.isFor(session) }.map(\.example)
    try #require(
      !starts.isEmpty, "docs/addresses.md has no row for \(AddressRow.name(of: session))")
    var tally = AddressWalk.Tally()
    for start in starts {
      var walk = try await AddressWalk(from: start, as: session)
      var acts: [AddressWalk.Act] = []
      try await compare(walk, acts, since: start)
      for _ in 1...length {
        acts.append(try await walk.act(&tally))
        try await compare(walk, acts, since: start)
      }
    }
  }

  /// What is there with what its address, and what was saved, lead a fresh app to.
  private func compare(
    _ walk: AddressWalk, _ acts: [AddressWalk.Act], since start: String
  ) async throws {
    let address = walk.app.address
    let story: Comment = "from \(start): \(acts)"
    let fresh = FlowApp.launched(try walk.app.root.session, service: walk.service)
    do {
      try await fresh.window.open(Address(address, limit: .max))
    } catch {
      let advice = """
        a person came to \(address), and a link does not: \(error). Whoever leads there has to \
        answer that step in open(_:from:), as docs/addresses.md says under “How a feature takes part”
        """
      Issue.record("\(advice)\n\(story)")
      throw error
    }
    try await fresh.settle()
    let places = Sight.line(of: walk.app).map(\.place)
    let advice = """
      a person who comes to \(address) sees other screens than its address leads to: a segment may \
      not mean two screens, and a title may not tell of something that the screen remembers
      """
    try #require(Sight.line(of: fresh).map(\.place) == places, "\(advice)\n\(story)")

    let saved = try walk.app.saved
    let again = try await Relaunch(json: saved, service: walk.service)
    try #require(again.dropped == [], story)
    try #require(again.app.saved == saved, story)
    // Neither of these two remembers anything, so they have to agree in everything.
    try #require(Sight.line(of: again.app) == Sight.line(of: fresh), story)
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
