import Coordination
@_spi(User) import SwiftUI
import Testing
@_spi(User) import UIKit

@testable import DrivenPhone
@testable import DrivenUIKitShell

/// The app for a phone, as a scene finds it: launched, led to by a link, and brought back.
@MainActor
struct SceneTests {
  private func settle(_ tick: () -> Void, isMoving: () -> Bool) async {
    for _ in 1...60 {
      for _ in 1...24 { await Task.yield() }
      tick()
    }
    #expect(!isMoving())
  }

  private func connect(
    _ delegate: PhoneSceneDelegate, saved: NSUserActivity? = nil, links: String...
  ) async throws -> (scene: UIWindowScene, person: UIKit.Person) {
    let scene = delegate.connect(saved: saved, links: links.compactMap { URL(string: $0) })
    let window = try #require(delegate.window)
    await settle {
      window.stage.tick()
    } isMoving: {
      window.stage.isMoving
    }
    #expect(window.stage.faults == [])
    return (scene, UIKit.Person(of: window))
  }

  private func settle(_ delegate: PhoneSceneDelegate) async throws {
    let window = try #require(delegate.window)
    await settle {
      window.stage.tick()
    } isMoving: {
      window.stage.isMoving
    }
  }

  @Test func `with UIKit, welcome is a view controller and home a hosted view`() async throws {
    let delegate = PhoneSceneDelegate()
    let (_, person) = try await connect(delegate)
    #expect(person.screen is WelcomeController)
    try person.type("demo", into: "username")
    try person.tap("log-in")
    try await settle(delegate)
    #expect(person.labels().contains("Enter a username and a password."))
    try person.type("demo", into: "password")
    try person.tap("log-in")
    try await settle(delegate)
    let home = try #require(person.screen as? UIHostingController<HomeView>)
    #expect(home.navigationItem.title == "Home")
    let button = try #require(home.graph.nodes.first { $0.identifier == "product-1" })
    try SwiftUI.Person(of: home.graph).touch(button)
    try await settle(delegate)
    #expect(person.screen?.navigationItem.title == "Paper Lantern")
    #expect(person.backLabel == "Home")
  }

  @Test func `with UIKit, a link that launches the app waits for the log-in`() async throws {
    let delegate = PhoneSceneDelegate()
    let (_, person) = try await connect(delegate, links: "demo://home/product/1/owner")
    #expect(person.screen is WelcomeController)
    try person.tap("continue-as-guest")
    try await settle(delegate)
    #expect(person.sheets.count == 1)
    #expect(person.screen?.navigationItem.title == "Hana")
  }

  @Test func `with UIKit, the saved place is back, and a link is opened after it`() async throws {
    let first = PhoneSceneDelegate()
    let (scene, person) = try await connect(first)
    try person.tap("continue-as-guest")
    try await settle(first)
    first.scene(
      scene, openURLContexts: [UIOpenURLContext(url: try #require(URL(string: "demo://first/red")))]
    )
    try await settle(first)
    #expect(person.screen?.navigationItem.title == "Red")
    let saved = try #require(first.stateRestorationActivity(for: scene))

    let second = PhoneSceneDelegate()
    let again = try await connect(second, saved: saved)
    #expect(again.person.screen?.navigationItem.title == "Red")

    let third = PhoneSceneDelegate()
    let linked = try await connect(third, saved: saved, links: "demo://home/product/2")
    #expect(linked.person.screen?.navigationItem.title == "Walnut Tray")
    #expect(linked.person.tabs?.selectedIndex == 0)
  }

  @Test func `with UIKit, what cannot be read begins at welcome`() async throws {
    let saved = NSUserActivity(activityType: "coordinators.place")
    saved.userInfo = ["place": Data("nonsense".utf8)]
    let delegate = PhoneSceneDelegate()
    let (_, person) = try await connect(delegate, saved: saved)
    #expect(person.screen is WelcomeController)
  }

  @Test func `with SwiftUI, the app launches, is led to by a link, and comes back`() async throws {
    let graph = Graph(of: PhoneApp())
    graph.draw()
    let person = SwiftUI.Person(of: graph)
    await settle {
      graph.tick()
    } isMoving: {
      graph.isMoving
    }
    #expect(person.screen?.title == "Welcome")
    try person.type("demo", into: "username")
    try person.type("demo", into: "password")
    await settle {
      graph.tick()
    } isMoving: {
      graph.isMoving
    }
    try person.tap("log-in")
    await settle {
      graph.tick()
    } isMoving: {
      graph.isMoving
    }
    #expect(person.screen?.title == "Home")
    try person.tap("product-1")
    await settle {
      graph.tick()
    } isMoving: {
      graph.isMoving
    }
    #expect(person.screen?.title == "Paper Lantern")
    person.open(try #require(URL(string: "demo://first/second")))
    await settle {
      graph.tick()
    } isMoving: {
      graph.isMoving
    }
    #expect(person.screen?.title == "Second")
    #expect(graph.faults == [])
    graph.phase = .background
    graph.tick()

    let next = Graph(of: PhoneApp())
    next.sceneStorage = graph.sceneStorage
    next.draw()
    await settle {
      next.tick()
    } isMoving: {
      next.isMoving
    }
    #expect(SwiftUI.Person(of: next).screen?.title == "Second")
    #expect(SwiftUI.Person(of: next).backLabel == nil)
  }
}
