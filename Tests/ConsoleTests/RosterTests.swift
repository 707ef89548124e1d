import Coordination
import Terminal
import Testing

@testable import Console

/// The coordinators as the console keeps them, event by event, are those of the tree.
@MainActor
struct RosterTests {
  private func expectSame(_ driver: Driver, _ line: String) {
    let state = driver.state
    let window = driver.window
    let tree = window.coordinators.map { running in
      AppState.Coordinator(
        id: running.id, name: running.name, parent: running.parentID,
        segments: running.screens.map { "\($0.segment)" },
        ownsFront: running.screens.contains { $0 === window.front })
    }
    #expect(state.coordinators == tree, "after “\(line)”")
    // Rows that were changed are those that would be made anew.
    let drawn = CoordinatorTree(state).lines(detailed: false).map(\.text)
    let rows = state.outline.lines(columns: nil).map(\.text)
    let most = AppState.mostRows - 2
    guard drawn.count > AppState.mostRows else {
      #expect(rows == drawn)
      return
    }
    #expect(rows.prefix(most) == drawn.prefix(most))
    let front = drawn.dropFirst(most).first { $0.hasSuffix(" ←") }
    #expect(rows[most].hasPrefix("… \(drawn.count - most - (front == nil ? 0 : 1)) more"))
    #expect(rows.count == most + (front == nil ? 1 : 2))
    if let front {
      let name = front.drop { !$0.isLetter }
      #expect(rows.last?.hasSuffix(") \(name)") == true)
    }
  }

  @Test func `through every flow of the tour`() async throws {
    let driver = Driver(reading: .coordinators)
    _ = try await driver.begin()
    for entry in Tour.script.entries {
      _ = try await driver.run(entry)
      expectSame(driver, entry.source)
    }
  }

  @Test(arguments: 0..<5) func `through what anybody might do`(seed: Int) async throws {
    let driver = Driver(reading: .coordinators)
    _ = try await driver.begin()
    var state = UInt64(seed + 1) &* 0x9E37_79B9_7F4A_7C15
    func pick<Value>(_ values: [Value]) -> Value? {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return values.isEmpty ? nil : values[Int(state >> 33) % values.count]
    }
    let links = [
      "/first/red/red/red/red/red/red/red/red/red/red", "/home/product/1/owner", "/profile",
    ]
    for number in 0..<80 {
      let now = driver.state
      let acts: [Command] =
        (now.alert?.buttons.map { .answer($0.id) } ?? [])
        + now.elements.filter(\.isTappable).map { .tap($0.id) }
        + (now.tabs?.map { .tab($0.id) } ?? [])
        + [.back(.once), .back(.root), .dismiss] + links.map { .open($0) }
      guard let act = pick(acts) else { return }
      _ = try await driver.run(Entry(number, "\(act)", act))
      expectSame(driver, "\(act)")
    }
  }

  @Test func `what is far away is in the state only if all was asked for`() async throws {
    let driver = Driver()
    let link = "/first" + String(repeating: "/red", count: 100)
    _ = try await driver.begin(opening: nil)
    for line in ["tap continue-as-guest", "open \(link)"] {
      _ = try await driver.run(try #require(Entry(1, reading: Array(line.utf8))))
    }
    #expect(driver.state.address.hasPrefix("…/red/") && driver.state.address.utf8.count < 400)
    #expect(driver.state.tabs?[1].stack.count == 101)
    for line in ["expect address \(link)", "where"] {
      let reply = try await driver.run(try #require(Entry(2, reading: Array(line.utf8))))
      #expect(reply.failure == nil && reply.after.address == link)
      #expect(reply.after.tabs?[1].stack.segments.count == 101)
    }
  }
}
