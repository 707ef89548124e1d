import Composition
import Coordination
import Foundation
import Testing
import WebService

/// A person who does anything that can be done: wherever that leads, it has an address, which leads
/// a fresh app to the same place.
@MainActor
struct AddressWalkTests {
  /// How many acts each of the two walks has: 10,000 together, when there is time for them.
  #if DEBUG
    nonisolated static let length = 600
  #else
    nonisolated static let length = 5_000
  #endif

  @Test(arguments: [1, 2] as [UInt64])
  func `at every state of a random walk the address leads to the same place`(seed: UInt64)
    async throws
  {
    var walk = Walk(seed: seed)
    await walk.settle()
    for number in 1...Self.length {
      let act = try await walk.act()
      let place: Comment = "seed \(seed), act \(number): \(act), at \(walk.window.address)"

      let fresh = App(walk.session, service: walk.service)
      try await fresh.window.open(Address(walk.window.address, limit: .max))
      await fresh.settle()
      try #require(Sight.line(of: fresh.window) == Sight.line(of: walk.window), place)

      let bytes = try String(decoding: walk.coordinator.snapshot.json, as: UTF8.self)
      let again = try await Relaunch(json: bytes, service: walk.service)
      try #require(again.dropped == [], place)
      try #require(again.saved == bytes, place)
      try #require(Sight.line(of: again.window) == Sight.line(of: walk.window), place)
      try #require(walk.window.brokenInvariants() == [], place)
    }
    let unseen = walk.unseen
    #expect(unseen == [], "seed \(seed)")
  }

  @Test(arguments: [10, 1_000])
  func `a step costs one start and one arrival, however many there are`(count: Int) async throws {
    let app = App(.guest)
    await app.settle()
    var events: [Window.Event.Kind: Int] = [:]
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
    let app = App(.guest, service: service)
    await app.settle()
    let before = service.requests.count
    let link = "/home" + String(repeating: "/product/1/product/2", count: count / 2)
    #expect(try await app.window.open(Address(link, limit: .max)) == .arrived)
    await app.settle()
    let requests = service.requests.dropFirst(before)
    #expect(requests.count { $0 == .product(1) || $0 == .product(2) } == count)
    #expect(requests.count { $0 == .productsOwnedBy(2) } == count)
    #expect(requests.count == 2 * count)
  }
}

/// What a person sees of one screen. A sentence about what has just failed is no part of a place.
private struct Sight: Equatable {
  let segment: String
  let title: String
  let elements: [String]

  /// Every screen on the selected stack, or on the root, and on the modals over it.
  @MainActor
  static func line(of window: Window) -> [Sight] {
    let stacks = (window.root.map { [$0.selected] } ?? []) + window.modals
    return stacks.flatMap(\.screens).map { screen in
      Sight(
        segment: screen.segment, title: screen.viewModel.title,
        elements: screen.viewModel.elements.filter { $0.id != "error" }.map {
          "\($0.id): \($0.label)"
        })
    }
  }
}

/// Somebody who uses the app without a plan.
@MainActor
private struct Walk {
  /// One of the things that can be done where the person is.
  enum Act {
    case tap(String)
    case answer(String)
    case select(String)
    case open(String)
    case type(String)
    case logIn, createAccount, back, backToRoot, dismiss
  }

  let service = InMemoryWebService()
  let window: Window
  let coordinator: AppCoordinator
  private(set) var visited: Set<String> = []
  /// Where the walk has been, for links back to there.
  private var addresses = ["/home/product/1/owner", "/welcome", "/first/second", "/nowhere"]
  private var random: RandomNumbers
  private var accounts = 0

  init(seed: UInt64) {
    let app = App(service: service)
    window = app.window
    coordinator = app.coordinator
    random = RandomNumbers(seed: seed)
  }

  var session: Session? { coordinator.session }

  /// Each session, and each kind of screen, that the walk has not come to.
  var unseen: [String] {
    [
      "nobody", "guest", "user", "welcome", "create-account", "home", "product", "owner", "profile",
      "first", "second", "second-page", "red",
    ].filter { !visited.contains($0) }
  }

  func settle() async { await window.settled() }

  /// Does something, waits for what follows, and says what it was.
  mutating func act() async throws -> Act {
    let link = random.pick(from: addresses)
    let act = random.pick(from: possibleActs + [.open(link)])
    switch act {
    case .tap(let id): try window.tap(id, on: front)
    case .answer(let id): try window.answer(id)
    case .select(let tab): try window.select(tab)
    case .open(let link): _ = try? await window.open(Address(link, limit: .max))
    case .type(let id): try window.enter("text", into: id, on: front)
    case .logIn:
      try fillIn(["username": "demo", "password": "demo"])
      try window.tap("log-in", on: front)
    case .createAccount:
      accounts += 1
      try fillIn([
        "username": "walker \(accounts)", "password": "secret", "confirm-password": "secret",
      ])
      try window.tap("create", on: front)
    case .back: try window.back()
    case .backToRoot: try window.backToRoot()
    case .dismiss: try window.dismiss()
    }
    await settle()
    visited.insert(session.map { $0 == .guest ? "guest" : "user" } ?? "nobody")
    visited.insert(String(try front.segment.prefix { $0 != "/" }))
    addresses.append(window.address)
    return act
  }

  private var front: Screen {
    get throws { try #require(window.front) }
  }

  private func fillIn(_ texts: KeyValuePairs<String, String>) throws {
    for (id, text) in texts { try window.enter(text, into: id, on: front) }
  }

  private var possibleActs: [Act] {
    if let alert = window.alert { return alert.buttons.map { .answer($0.id) } }
    let elements = window.front?.viewModel.elements ?? []
    var acts = elements.filter { $0.isEnabled && ($0.kind == .button || $0.kind == .row) }
      .map { Act.tap($0.id) }
    // Sessions would be long otherwise, and few.
    for element in elements {
      switch element.id {
      case "disconnect": acts += [.tap(element.id), .tap(element.id), .tap(element.id)]
      case "continue-as-guest": acts += [.tap(element.id), .logIn]
      case "create": acts += [.createAccount, .createAccount, .type("username")]
      default: break
      }
    }
    if window.canGoBack { acts += [.back, .back] }
    if !window.modals.isEmpty { acts += [.dismiss] }
    if let tabs = window.tabBar?.tabs, window.modals.isEmpty {
      acts += tabs.map { .select($0.id) } + [.select("first")]
    }
    if window.frontNavigator?.screens.count ?? 0 > 4 { acts += [.backToRoot, .backToRoot] }
    return acts
  }
}

/// The same numbers for the same seed, on every platform.
private struct RandomNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    let first = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    let second = (first ^ (first >> 27)) &* 0x94D0_49BB_1331_11EB
    return second ^ (second >> 31)
  }

  mutating func pick<Value>(from values: [Value]) -> Value {
    values[Int(next() % UInt64(values.count))]
  }
}
