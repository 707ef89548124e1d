import Coordination
@_spi(User) import SwiftUI

@testable import DrivenSwiftUIShell

final class SwiftUIPhone: Phone {
  let tree = AppWindow()
  let app: any Coordinator
  let graph: Graph
  let person: SwiftUI.Person
  private let second = Second()

  init(
    quirks: Set<Graph.Quirk> = [],
    decorate: (WindowView) -> AnyView = { AnyView($0) },
    _ make: (AppWindow) -> any Coordinator
  ) {
    app = make(tree)
    let second = second
    let view = decorate(WindowView(tree))
    graph = Graph {
      AnyView(
        view.environment(\.presentationPatience) { [weak second] in try await second?.wait() })
    }
    graph.quirks = quirks
    person = Person(of: graph)
    graph.draw()
  }

  var isMoving: Bool { graph.isMoving }
  var isOwing: Bool { false }
  var animationCount: Int { graph.animationCount }
  func passTime() async -> Bool {
    // What is not there yet comes by itself, or after the second that the shell gives it.
    for _ in 1...300 where !isThere && !isMoving && !second.isAwaited {
      await Task.yield()
    }
    return second.pass()
  }

  private var isThere: Bool {
    person.sheets.count == tree.modals.count && person.alert == tree.alert?.title
  }

  func tick() { graph.tick() }

  var title: String? { person.screen?.title }
  var backLabel: String? { person.backLabel }
  var controls: [String] { person.screen?.nodes.filter(\.isControl).compactMap(\.identifier) ?? [] }
  var question: String? { person.alert }
  var answers: [String] { person.answers }
  var modalCount: Int { person.sheets.count }
  var tabs: [TabLook] {
    person.tabs?.children.map { TabLook(title: $0.tabLabel, badge: $0.badge) } ?? []
  }
  var selectedTab: Int? {
    tree.tabBar?.tabs.firstIndex { $0.id == person.selectedTab?.base as? String }
  }

  /// Never, not even while something moves, a screen that is drawn blank.
  var faults: [String] {
    let screens = person.stacks.flatMap { $0.screens + $0.leaving }
    return graph.faults + (screens.contains { $0.title == nil } ? ["a screen is blank"] : [])
  }

  var shown: [[Int]] {
    person.stacks.map { node in
      node.stack?.path.map { ($0.base as? StackView.Place)?.screen.number ?? -1 } ?? []
    }
  }

  var flaws: [String] {
    guard let front = tree.front, let screen = person.screen else { return [] }
    let ids = screen.nodes.compactMap(\.identifier)
    var found = ids.isEmpty || ids == front.viewModel.elements.map(\.id) ? [] : ["it shows \(ids)"]
    for element in front.viewModel.elements where element.value != nil {
      guard let node = screen.nodes.first(where: { $0.identifier == element.id }) else { continue }
      let text = person.text(of: node)
      if text != element.value { found.append("\(element.id) shows “\(text)”") }
    }
    return found
  }

  func tap(_ id: String) throws { try person.tap(id) }
  func type(_ text: String, into id: String) throws { try person.type(text, into: id) }
  func answer(_ label: String) throws { try person.answer(label) }
  /// The system's Back, or the one that the shell shows instead.
  func tapBack() -> Bool { person.back() || (try? person.tap("BackButton")) != nil }
  func longPressBack(_ count: Int) -> Bool { person.back(count) }
  func beginSwipeBack(anywhere: Bool) -> Bool { person.beginSwipeBack(anywhere: anywhere) }
  func beginPull() -> Bool { person.beginPull() }
  func letGo(cancelled: Bool) { person.letGo(cancelled: cancelled) }
  func scrub() -> Bool { person.scrub() }
  func tapTab(_ index: Int) -> Bool {
    guard let tag = person.tabs?.children[index].tag else { return false }
    return person.tapTab(tag)
  }

  func lateTap(_ id: String) -> () throws -> Void {
    let screen = person.screen
    return { [person] in try person.tap(id, on: screen) }
  }

  func lateType(_ text: String, into id: String) -> () throws -> Void {
    let field = person.screen?.nodes.first { $0.identifier == id }
    return { [person] in if let field { person.typeLate(text, into: field) } }
  }

  func text(in id: String) -> String? {
    person.screen?.nodes.first { $0.identifier == id }.map { person.text(of: $0) }
  }
}
