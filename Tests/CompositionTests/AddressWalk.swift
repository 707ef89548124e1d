import AppTesting
import Composition
import Coordination
import Testing
import WebService

@testable import FlowTesting

/// Somebody who uses the app without a plan.
@MainActor
struct AddressWalk {
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
  let app: FlowApp
  private(set) var visited: Set<String> = []
  /// Where the walk has been, for links back to there.
  private var addresses = ["/home/product/1/owner", "/welcome", "/first/second", "/nowhere"]
  private var random: SplitMix64
  private var accounts = 0

  init(seed: UInt64) {
    app = FlowApp.launched(nil, service: service)
    random = SplitMix64(seed: seed)
  }

  /// Each session, and each kind of screen, that the walk has not come to.
  var unseen: [String] {
    [
      "nobody", "guest", "user", "welcome", "create-account", "home", "product", "owner", "profile",
      "first", "second", "second-page", "red",
    ].filter { !visited.contains($0) }
  }

  /// Does something, waits for what follows, and says what it was.
  mutating func act() async throws -> Act {
    let link = pick(addresses)
    let act = pick(possibleActs + [.open(link)])
    switch act {
    case .tap(let id): try app.elements[id].tap()
    case .answer(let id): try app.alerts.buttons[id].tap()
    case .select(let tab): try app.tabBar.buttons[tab].tap()
    case .open(let link): _ = try? await app.window.open(Address(link, limit: .max))
    case .type(let id): try app.textFields[id].typeText("text")
    case .logIn: try app.logIn()
    case .createAccount:
      accounts += 1
      for field in ["username", "password", "confirm-password"] {
        try app.elements[field].clearText()
      }
      try app.fillInAccount("walker \(accounts)")
      try app.buttons["create"].tap()
    case .back: try app.navigationBar.buttons["Back"].tap()
    case .backToRoot: try app.backToRoot()
    case .dismiss: try app.modals.top.swipeDown()
    }
    try await app.settle()
    visited.insert(try app.root.session.map { $0 == .guest ? "guest" : "user" } ?? "nobody")
    visited.insert(try #require(app.window.front).segment.parts[0])
    addresses.append(app.address)
    return act
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[random.next(below: values.count)]
  }

  private var possibleActs: [Act] {
    let window = app.window
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
