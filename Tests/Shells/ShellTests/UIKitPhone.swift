import Coordination
@_spi(User) import UIKit

@testable import DrivenUIKitShell

final class UIKitPhone: Phone {
  let tree = AppWindow()
  let app: any Coordinator
  let window = UIWindow(frame: .zero)
  let shell: WindowController
  let person: Person

  init(
    quirks: Set<Stage.Quirk> = [], screens: ScreenControllers = ScreenControllers(),
    _ make: (AppWindow) -> any Coordinator
  ) {
    app = make(tree)
    shell = WindowController(tree, screens: screens)
    window.stage.quirks = quirks
    window.rootViewController = shell
    window.makeKeyAndVisible()
    person = Person(of: window)
  }

  var isMoving: Bool { window.stage.isMoving }
  var isOwing: Bool { window.stage.isOwing }
  var animationCount: Int { window.stage.animationCount }
  func passTime() async -> Bool { false }
  func tick() { window.stage.tick() }

  var title: String? { person.screen?.navigationItem.title }
  var backLabel: String? { person.backLabel }
  var controls: [String] { person.controls().compactMap(\.accessibilityIdentifier) }
  var question: String? { person.alert?.title }
  var answers: [String] { person.alert?.actions.compactMap(\.title) ?? [] }
  var modalCount: Int { person.sheets.count }
  var tabs: [TabLook] {
    person.tabs?.children.map {
      TabLook(title: $0.tabBarItem.title, badge: $0.tabBarItem.badgeValue)
    } ?? []
  }
  var selectedTab: Int? { person.tabs?.selectedIndex }
  var faults: [String] { window.stage.faults + Stage.lost }

  var shown: [[Int]] {
    let bases = person.tabs?.children ?? shell.children
    return (bases + person.sheets).compactMap { $0 as? UINavigationController }.map { navigation in
      navigation.viewControllers.dropFirst().map { number(of: $0) ?? -1 }
    }
  }

  private func number(of controller: UIViewController) -> Int? {
    shell.stacks.lazy.flatMap(\.shown).first { $0.controller === controller }?.screen.number
  }

  var flaws: [String] {
    var found = leftovers
    if let front = tree.front, person.screen is ElementsController {
      let ids = front.viewModel.elements.filter { $0.kind != .text }.map(\.id)
      if controls != ids { found.append("the screen has \(controls), and should have \(ids)") }
    }
    return found
  }

  private struct Seen { weak var controller: UIViewController? }
  private var seen: [ObjectIdentifier: Seen] = [:]

  /// Every view controller that was shown and is not any more is to be gone.
  private var leftovers: [String] {
    let stacks = shell.stacks
    let current =
      [shell] + shell.children + stacks.map(\.navigation)
      + stacks.flatMap(\.shown).map(\.controller)
    let ids = Set(current.map { ObjectIdentifier($0) })
    let left = seen.compactMap { ids.contains($0) ? nil : $1.controller }
    seen = [:]
    for controller in current + left {
      seen[ObjectIdentifier(controller)] = Seen(controller: controller)
    }
    return left.map { "\(Swift.type(of: $0)) is alive, but it has left the screen" }
  }

  func tap(_ id: String) throws { try person.tap(id) }
  func type(_ text: String, into id: String) throws { try person.type(text, into: id) }
  func answer(_ label: String) throws { try person.answer(label) }
  func tapBack() -> Bool { person.tapBack() }
  func longPressBack(_ count: Int) -> Bool { person.longPressBack(count) }
  func beginSwipeBack(anywhere: Bool) -> Bool { person.beginSwipeBack(anywhere: anywhere) }
  func beginPull() -> Bool { person.beginPull() }
  func letGo(cancelled: Bool) { person.letGo(cancelled: cancelled) }
  func scrub() -> Bool { person.scrub() }
  func tapTab(_ index: Int) -> Bool { person.tapTab(index) }

  func lateTap(_ id: String) -> () throws -> Void {
    let screen = person.screen
    return { [person] in try person.tap(id, on: screen) }
  }

  func lateType(_ text: String, into id: String) -> () throws -> Void {
    let screen = person.screen
    return { [person] in try person.type(text, into: id, on: screen) }
  }

  func text(in id: String) -> String? {
    let control = person.controls().first { $0.accessibilityIdentifier == id }
    if let toggle = control as? UISwitch { return toggle.isOn ? "on" : "off" }
    return (control as? UITextField)?.text
  }
}
