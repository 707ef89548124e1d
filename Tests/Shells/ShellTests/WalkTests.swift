import Composition
import Coordination
import Foundation
import Testing
@_spi(User) import UIKit

/// A person who does whatever can be done, often before the last thing has ended, while links come and
/// code acts.
@MainActor
struct WalkTests {
  /// How many acts there are in each version, unless somebody wants others: `STEPS=10000`.
  private static let length =
    ProcessInfo.processInfo.environment["STEPS"].flatMap { Int($0) } ?? 1_000
  private static let links = [
    "/home", "/home/product/1", "/home/product/1/owner", "/first/red/red", "/first/second",
    "/home/product/1/owner/product/2/owner", "/profile", "/first/second-page",
    "/home/user/product/3",
  ]

  @Test(arguments: Version.all)
  func `a thousand acts keep the screen and the app in step`(_ version: Version) async throws {
    try await walk(version.shop(), seed: 7, length: Self.length * 7 / 10)
    try await walk(version.pages(), seed: 8, length: Self.length * 3 / 10)
  }

  private func walk(_ phone: any Phone, seed: UInt64, length: Int) async throws {
    var dice = Dice(seed: seed)
    var trail: [String] = []
    func stop(_ differences: [String]) -> Bool {
      guard !differences.isEmpty else { return false }
      Issue.record("\(trail.suffix(12).joined(separator: " · ")): \(differences)")
      return true
    }
    for _ in 1...length {
      trail.append(act(phone, &dice))
      if stop(phone.faults) { return }
      switch Int.random(in: 0..<6, using: &dice) {
      case 0: continue
      case 1: await phone.breathe()
      case 2:
        await phone.breathe()
        phone.tick()
      default:
        phone.letGo(cancelled: Bool.random(using: &dice))
        await phone.settle()
        if stop(phone.differences) { return }
      }
    }
    phone.letGo(cancelled: false)
    await phone.settle()
    phone.expectInStep()
    #expect(phone.tree.events.last.map { $0.sequence > length / 3 } ?? false)
  }

  private func act(_ phone: any Phone, _ dice: inout Dice) -> String {
    phone.letGo(cancelled: Bool.random(using: &dice))
    if phone.question != nil, let answer = phone.answers.randomElement(using: &dice),
      (try? phone.answer(answer)) != nil
    {
      return "answer \(answer)"
    }
    switch Int.random(in: 0..<15, using: &dice) {
    case 0: return "back \(phone.tapBack())"
    case 1: return "menu \(phone.longPressBack(Int.random(in: 1...3, using: &dice)))"
    case 2: return "swipe \(phone.swipeBack())"
    case 3: return "hold \(phone.beginSwipeBack(anywhere: Bool.random(using: &dice)))"
    case 4: return "down \(phone.pullDown())"
    case 5: return "pull \(phone.beginPull())"
    case 6: return "catch \((phone as? UIKitPhone)?.person.catchAndThrowDown() ?? false)"
    case 7:
      guard !phone.tabs.isEmpty else { return "no tabs" }
      return "tab \(phone.tapTab(Int.random(in: 0..<phone.tabs.count, using: &dice)))"
    case 8:
      let link = Self.links.randomElement(using: &dice) ?? ""
      if phone.app is AppCoordinator, let address = try? Address(link) {
        phone.tree.open(address) { _ in }
      }
      return "open \(link)"
    case 9:
      // Code, and not a person: the front screen of the tree, drawn or not.
      let elements = phone.tree.front?.viewModel.elements.filter { $0.kind != .text } ?? []
      guard let front = phone.tree.front, let element = elements.randomElement(using: &dice) else {
        return "nothing"
      }
      try? phone.tree.tap(element.id, on: front)
      return "code taps \(element.id)"
    case 10: return "scrub \(phone.scrub())"
    default:
      guard let id = phone.controls.randomElement(using: &dice) else { return "nothing to touch" }
      let text = ["demo", "Mio", ""].randomElement(using: &dice) ?? ""
      if (try? phone.type(text, into: id)) != nil { return "type \(id)" }
      return "tap \(id) \((try? phone.tap(id)) != nil)"
    }
  }
}
