import AppTesting
import Composition
import Coordination
import Testing
import WebService

@testable import FlowTesting

/// Somebody who uses the app without a plan, from a place on, and does first what has been done
/// least: so what a walk comes to does not hang on chance.
@MainActor
struct AddressWalk {
  /// One of the things that can be done where the person is.
  enum Act: Hashable {
    case tap(String)
    case answer(String)
    case select(String)
    case type(String)
    case logIn, createAccount, openLink, back, backToRoot, dismiss
  }

  /// How often each act has been done on each kind of screen, by all walks that share it.
  struct Tally {
    fileprivate var counts: [String: [Act: Int]] = [:]
    fileprivate var random = SplitMix64(seed: 2)
    fileprivate var accounts = 0
  }

  let service = InMemoryWebService()
  let app: FlowApp
  /// Where the walk has been, for links back to there.
  private var addresses = ["/home/product/1/owner", "/welcome", "/first/second", "/nowhere"]

  init(from address: String, as session: Session?) async throws {
    app = FlowApp.launched(session, service: service)
    try await app.open(address)
    try await app.settle()
  }

  /// Does something, waits for what follows, and says what it was.
  mutating func act(_ tally: inout Tally) async throws -> Act {
    let act = choose(&tally)
    switch act {
    case .tap(let id): try app.elements[id].tap()
    case .answer(let id): try app.alerts.buttons[id].tap()
    case .select(let tab): try app.tabBar.buttons[tab].tap()
    case .openLink:
      let link = addresses[tally.random.next(below: addresses.count)]
      let address = try Address(link, limit: .max)
      try app.perform { app.window.open(address) { _ in } }
    case .type(let id): try app.elements[id].typeText("text")
    case .logIn: try app.logIn()
    case .createAccount:
      tally.accounts += 1
      for field in ["username", "password", "confirm-password"] {
        try app.elements[field].clearText()
      }
      try app.fillInAccount("walker \(tally.accounts)")
      try app.buttons["create"].tap()
    case .back: try app.navigationBar.buttons["Back"].tap()
    case .backToRoot: try app.backToRoot()
    case .dismiss: try app.modals.top.swipeDown()
    }
    try await app.settle()
    addresses.append(app.address)
    return act
  }

  private func choose(_ tally: inout Tally) -> Act {
    let screen = (app.window.front?.segment.parts.first ?? "") + (app.title ?? "")
    let acts = possibleActs
    let done = tally.counts[screen, default: [:]]
    let least = acts.map { done[$0, default: 0] }.min()
    let candidates = acts.filter { done[$0, default: 0] == least }
    let act = candidates[tally.random.next(below: candidates.count)]
    tally.counts[screen, default: [:]][act, default: 0] += 1
    return act
  }

  private var possibleActs: [Act] {
    let window = app.window
    if let alert = window.alert { return alert.buttons.map { .answer($0.id) } }
    var acts: [Act] = [.openLink]
    for element in window.front?.viewModel.elements ?? [] where element.isEnabled {
      if element.kind.isTapped { acts.append(.tap(element.id)) }
      if element.kind.isTyped { acts.append(.type(element.id)) }
      if element.id == "log-in", app.textFields["username"].exists { acts.append(.logIn) }
      if element.id == "create" { acts.append(.createAccount) }
    }
    if window.canGoBack { acts.append(.back) }
    if !window.modals.isEmpty { acts.append(.dismiss) }
    if window.modals.isEmpty { acts += window.tabBar?.tabs.map { .select($0.id) } ?? [] }
    if window.frontNavigator?.screens.count ?? 0 > 2 { acts.append(.backToRoot) }
    return acts
  }
}
