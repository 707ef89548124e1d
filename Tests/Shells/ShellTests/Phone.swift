import Composition
import Coordination
import Testing
import WebService

/// A window of UIKit or SwiftUI with an app in it, and a person before it: only what the framework
/// lets them see and do.
@MainActor
protocol Phone: AnyObject {
  var tree: AppWindow { get }
  var app: any Coordinator { get }

  /// Whether an animation or a finger has hold of anything.
  var isMoving: Bool { get }
  /// Whether the framework has yet to say what it has done.
  var isOwing: Bool { get }
  /// How many animations there were.
  var animationCount: Int { get }
  /// Has as much time pass as the shell gives the framework. Answers whether it waited for that.
  func passTime() async -> Bool
  /// One layout pass, and the end of the oldest animation that no finger holds.
  func tick()

  var title: String? { get }
  var backLabel: String? { get }
  /// What can be used on the screen in front.
  var controls: [String] { get }
  var question: String? { get }
  var answers: [String] { get }
  /// For each stack, tabs before modals: the numbers of its screens, the roots left out.
  var shown: [[Int]] { get }
  var modalCount: Int { get }
  var tabs: [TabLook] { get }
  var selectedTab: Int? { get }
  /// What the framework would log, or stop for; and what may not be seen even while something moves.
  var faults: [String] { get }
  /// In what else the screen in front differs from what it should be.
  var flaws: [String] { get }

  func tap(_ id: String) throws
  func type(_ text: String, into id: String) throws
  func answer(_ label: String) throws
  func tapBack() -> Bool
  func longPressBack(_ count: Int) -> Bool
  func beginSwipeBack(anywhere: Bool) -> Bool
  func beginPull() -> Bool
  func letGo(cancelled: Bool)
  func scrub() -> Bool
  func tapTab(_ index: Int) -> Bool
  /// A finger that is already on the screen as it is now, and comes down later.
  func lateTap(_ id: String) -> () throws -> Void
  func lateType(_ text: String, into id: String) -> () throws -> Void
  func text(in id: String) -> String?
}

/// How the bar names a tab.
struct TabLook: Equatable {
  var title: String?
  var badge: String?
}

/// There is no such thing, or it takes no touch.
struct Missing: Error, CustomStringConvertible {
  let description: String
}

extension Phone {
  /// Lets tasks run, with nothing on the screen coming to its end.
  func breathe() async { for _ in 1...12 { await Task.yield() } }

  /// Until nothing moves, neither in the app nor on the screen.
  func settle() async {
    for _ in 1...200 {
      await breathe()
      await tree.settled()
      let wasMoving = isMoving
      tick()
      await breathe()
      guard !wasMoving, !isMoving, !isOwing, tree.pending.isEmpty else { continue }
      if await !passTime(), !isMoving { return }
    }
  }

  func swipeBack() -> Bool {
    guard beginSwipeBack(anywhere: false) else { return false }
    letGo(cancelled: false)
    return true
  }

  func pullDown() -> Bool {
    guard beginPull() else { return false }
    letGo(cancelled: false)
    return true
  }

  func open(_ link: String) async throws { try await tree.open(Address(link)) }

  /// Touches what is there, and waits for all that follows.
  func use(_ ids: String...) async throws {
    for id in ids {
      try tap(id)
      await settle()
    }
  }

  func logIn() async throws {
    try type("demo", into: "username")
    await settle()
    try type("demo", into: "password")
    await settle()
    try await use("log-in")
  }

  /// Ends the session, or begins another, as the app's own code does.
  func begin(_ session: Session?) throws {
    try #require(app as? AppCoordinator).begin(session)
  }

  /// Everything in which the screen and the tree differ, and whatever the framework complained of.
  var differences: [String] {
    var found = faults + flaws + tree.brokenInvariants()
    func compare<Value: Equatable>(_ what: String, _ seen: Value, _ wanted: Value) {
      if seen != wanted { found.append("\(what): \(seen) is shown, and should be \(wanted)") }
    }
    compare("the stacks", shown, tree.stacks.map { $0.screens.dropFirst().map(\.number) })
    compare("the tab", selectedTab, tree.tabBar?.selectedIndex)
    compare(
      "the tabs", tabs, tree.tabBar?.tabs.map { TabLook(title: $0.title, badge: $0.badge) } ?? [])
    compare("the question", question, tree.alert?.title)
    compare("the title", title, tree.front?.viewModel.title)
    if let screens = tree.frontNavigator?.screens, screens.count > 1, tree.alert == nil {
      compare("Back", backLabel, screens[screens.count - 2].viewModel.title)
    }
    return found
  }

  func expectInStep(_ location: SourceLocation = #_sourceLocation) {
    #expect(differences == [], sourceLocation: location)
  }

  /// In step, and at this address.
  func expect(at address: String, _ location: SourceLocation = #_sourceLocation) {
    #expect(tree.address == address, sourceLocation: location)
    expectInStep(location)
  }
}
