import Composition
import Coordination
import Home
@_spi(User) import SwiftUI
import Testing
@_spi(User) import UIKit
import WebService

@testable import DrivenSwiftUIShell
@testable import DrivenUIKitShell

/// Views and view controllers of an app's own.
@MainActor
struct OwnViewTests {
  private func shop(_ window: AppWindow) -> any Coordinator {
    let app = AppCoordinator(window: window, service: InMemoryWebService(), session: .demo)
    app.start()
    return app
  }

  @Test func `a view controller of the app's own acts while its screen is in front`() async throws {
    let screens = ScreenControllers().adding(HomeViewModel.self) { HomeController($0, act: $1) }
    let phone = UIKitPhone(screens: screens, shop)
    await phone.settle()
    let home = try #require(phone.person.screen as? HomeController)
    #expect(home.act { home.home.profileTapped() })
    #expect(!home.act { home.home.profileTapped() })
    await phone.settle()
    phone.expect(at: "/home/user")
  }

  @Test func `a SwiftUI view in a hosting controller does too`() async throws {
    let screens = ScreenControllers().adding(HomeViewModel.self) { home, act in
      UIHostingController(rootView: NoteView(label: "Profile") { act { home.profileTapped() } })
    }
    let phone = UIKitPhone(screens: screens, shop)
    await phone.settle()
    let home = try #require(phone.person.screen as? UIHostingController<NoteView>)
    let button = try #require(home.graph.nodes.first)
    #expect(button.label == "Profile")
    let person = SwiftUI.Person(of: home.graph)
    try person.touch(button)
    try person.touch(button)
    await phone.settle()
    phone.expect(at: "/home/user")
  }

  @Test func `what the app presents by itself is left alone, and the tree goes over it`()
    async throws
  {
    let phone = UIKitPhone(shop)
    await phone.settle()
    phone.person.screen?.present(UIViewController(), animated: true)
    try phone.tree.tap("disconnect", on: #require(phone.tree.front))
    await phone.settle()
    #expect(phone.question == "Are you sure?")
    #expect(phone.person.modals.count == 2)
    #expect(phone.faults == [])
    try phone.answer("Cancel")
    await phone.settle()
    #expect(phone.person.modals.count == 1)
    phone.person.modals.first?.dismiss(animated: true)
    await phone.settle()
    phone.expect(at: "/home")
  }

  @Test func `an alert that somebody takes away unanswered is shown again`() async throws {
    let phone = UIKitPhone(shop)
    await phone.settle()
    try await phone.use("disconnect")
    phone.shell.dismiss(animated: true)
    await phone.settle()
    try await phone.open("/home/product/1")
    await phone.settle()
    phone.expect(at: "/home/product/1")
    #expect(phone.tapBack())
    await phone.settle()
    try await phone.use("disconnect")
    phone.expectInStep()
  }

  @Test func `view controllers go with their screens`() async throws {
    let phone = try await Version.uiKit([]).shop(at: "/first/red/red")
    let person = try #require(phone as? UIKitPhone).person
    weak let top = person.screen
    weak let tabs = person.tabs
    #expect(phone.tapBack())
    // While it slides out it is still there.
    await phone.breathe()
    #expect(top != nil)
    await phone.settle()
    #expect(top == nil)
    try phone.begin(nil)
    await phone.settle()
    #expect(tabs == nil)
    phone.expectInStep()
  }

  @Test(arguments: [Version.uiKit([]), .swiftUI([])])
  func `a shell goes with its window, and the tree after it`(_ version: Version) async throws {
    weak var tree: AppWindow?
    weak var shell: AnyObject?
    do {
      let phone = try await version.shop(at: "/home/product/1/owner")
      tree = phone.tree
      shell = (phone as? UIKitPhone)?.shell ?? (phone as? SwiftUIPhone)?.graph
    }
    for _ in 1...50 { await Task.yield() }
    #expect(shell == nil)
    #expect(tree == nil)
  }

  @Test func `what slides away is drawn until it has gone`() async throws {
    let phone = try await Version.swiftUI([]).shop(at: "/home/product/1/owner/product/2")
    let person = try #require(phone as? SwiftUIPhone).person
    try await phone.open("/home/product/1")
    await phone.breathe()
    #expect(phone.tree.modals.isEmpty)
    #expect(person.stacks.last?.screens.map(\.title) == ["Hana", "Walnut Tray"])
    #expect(person.stacks.last?.screens.last?.nodes.isEmpty == false)
    await phone.settle()
    #expect(phone.tapBack())
    await phone.breathe()
    #expect(phone.tree.address == "/home")
    #expect(person.front?.leaving.map(\.title) == ["Paper Lantern"])
    #expect(person.front?.leaving.last?.nodes.isEmpty == false)
    await phone.settle()
    phone.expectInStep()
  }

  @Test(arguments: ["another session", "another page in the stack", "another root"])
  func `what a view has kept does not get into what comes after it`(_ next: String) async throws {
    let phone = SwiftUIPhone(
      decorate: {
        AnyView(
          $0.screen(for: HomeViewModel.self) { _, _ in NoteView(label: "") {} }
            .screen(for: PageViewModel.self) { _, _ in NoteView(label: "") {} })
      },
      next == "another session" ? shop : { PagesApp(in: $0) })
    phone.app.start()
    await phone.settle()
    try phone.type("a secret", into: "own-note")
    await phone.settle()
    let field = { phone.person.controls.first { $0.identifier == "own-note" } }
    #expect(field().map { phone.person.text(of: $0) } == "a secret")
    switch next {
    case "another session": try phone.begin(.guest)
    case "another root": (phone.app as? PagesApp)?.replaceRoot()
    default: (phone.app as? PagesApp)?.replacePage()
    }
    await phone.settle()
    #expect(field().map { phone.person.text(of: $0) } == "")
  }

  @Test(arguments: [Version.uiKit([]), .swiftUI([])])
  func `a switch and a choice show what the view model says`(_ version: Version) async throws {
    let phone = try await version.pages()
    let page = try #require(phone.tree.front?.viewModel as? PageViewModel)
    try await phone.use("marked")
    #expect(page.isMarked)
    try phone.type("blue", into: "colour")
    await phone.settle()
    #expect(page.colour == "blue")
    phone.expectInStep()
    #expect(throws: (any Error).self) { try phone.type("green", into: "colour") }
    let late = phone.lateTap("marked")
    try await phone.use("push")
    try late()
    await phone.settle()
    #expect(phone.tapBack())
    await phone.settle()
    #expect(page.isMarked)
    #expect(phone.text(in: "marked") == "on")
    phone.expectInStep()
  }

  @Test func `a field that is typed into stays, and what an input method composes is left alone`()
    async throws
  {
    let phone = try #require(try await Version.uiKit([]).pages() as? UIKitPhone)
    let field = try #require(phone.person.controls().first as? UITextField)
    try phone.type("a note", into: "note")
    await phone.settle()
    #expect(phone.person.controls().first === field)
    try phone.person.compose("にほ", into: "note")
    let front = try #require(phone.tree.front)
    try phone.tree.enter("changed by code", into: "note", on: front)
    await phone.settle()
    #expect(field.text == "にほ")
    try phone.type("日本", into: "note")
    await phone.settle()
    #expect(field.text == "日本")
    phone.expectInStep()
  }

  @Test(arguments: [Version.uiKit([]), .swiftUI([])])
  func `typing that is refused leaves nothing in the field`(_ version: Version) async throws {
    let phone = try await version.pages()
    try phone.type("kept", into: "note")
    await phone.settle()
    let typeLate = phone.lateType("kept and more", into: "note")
    try await phone.use("push")
    try typeLate()
    await phone.settle()
    #expect(phone.tapBack())
    await phone.settle()
    #expect(phone.text(in: "note") == "kept")
    phone.expectInStep()
  }
}

final class HomeController: UIViewController {
  let home: HomeViewModel
  let act: AppWindow.Act

  init(_ home: HomeViewModel, act: AppWindow.Act) {
    self.home = home
    self.act = act
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

struct NoteView: View {
  let label: String
  let tap: @MainActor () -> Void
  @State private var note = ""

  var body: some View {
    Button(label) { tap() }
    TextField("", text: $note).accessibilityIdentifier("own-note")
  }
}
