import Coordination
import Observation

/// An app that is made up of closures, so that a test can build it with a mistake: somebody enters,
/// as a member or as a guest, and finds two tabs, an item with its owner, and a question.
@MainActor
final class Sample: Coordinator {
  /// What is wrong with it.
  enum Mistake: String, CaseIterable {
    case wrongEdge, edgeGone, presentsPage, pushesModal, coversModal, tabGone, otherFirstTab
    case guestIsMember, memberIsGuest, leaveAsksNothing, askHasNoCancel, inputIsLost
  }

  let lifetime: Lifetime<Never>
  private let window: AppWindow
  private let mistake: Mistake?
  private(set) var member: Bool?

  init(_ window: AppWindow, _ mistake: Mistake? = nil) {
    lifetime = Lifetime(rootOf: window)
    self.window = window
    self.mistake = mistake
  }

  var situation: String { member.map { $0 ? "member" : "guest" } ?? "nobody" }

  func start() {
    member = nil
    let door = Presentation.root(of: window, at: "door")
    start(
      Step(door, "Door") { [weak self, mistake] step, page in
        [
          .button("enter", "Enter") { self?.enter(asMember: mistake != .memberIsGuest) },
          .button("as-guest", "As guest") { self?.enter(asMember: mistake == .guestIsMember) },
          .button("sign-up", "Sign up") {
            step.start(
              Step(.push(onto: door.navigator, at: "sign-up"), "Sign up") { _, page in
                page.keepsInput = mistake != .inputIsLost
                return [.field("name", "Name", value: page.text) { page.text = $0 }]
              })
          },
        ]
      })
  }

  private func enter(asMember isMember: Bool) {
    member = isMember
    let list = TabBar.Tab(id: "list", title: "List")
    let me = TabBar.Tab(id: "me", title: "Me")
    start(
      Step(.root(of: list.navigator, at: "list"), "List") { [weak self] step, _ in
        self?.list(step, on: list.navigator) ?? []
      })
    if mistake != .tabGone {
      start(
        Step(.root(of: me.navigator, at: "me"), "Me") { [weak self] step, page in
          self?.me(step, page) ?? []
        })
    }
    let tabs =
      mistake == .tabGone ? [list] : mistake == .otherFirstTab ? [me, list] : [list, me]
    show(TabBar(tabs))
  }

  private func list(_ step: Step, on navigator: Navigator) -> [Screen.Element] {
    (1...3).map { number in
      .row("item-\(number)", "Item \(number)") { [weak self] in
        guard let self, mistake != .edgeGone else { return }
        let place: Presentation =
          mistake == .presentsPage
          ? .modal(over: navigator, at: "item/\(number)")
          : .push(onto: navigator, at: "item/\(number)")
        step.start(Step(place, "Item") { [weak self] step, _ in self?.item(step) ?? [] })
      }
    }
  }

  private func item(_ step: Step) -> [Screen.Element] {
    [
      .button("owner", "Owner") { [mistake] in
        let navigator = step.navigator
        let name = mistake == .wrongEdge ? "help" : "owner"
        let over: Presentation =
          mistake == .pushesModal
          ? .push(onto: navigator, at: "owner")
          : .modal(
            over: navigator, at: Screen.Segment(parts: [name]),
            style: mistake == .coversModal ? .cover : .sheet)
        step.start(
          Step(over, name) { step, _ in [.button("close", "Close") { step.finish() }] })
      }
    ]
  }

  private func me(_ step: Step, _ page: Page) -> [Screen.Element] {
    [
      .button("leave", "Leave") { [weak self, weak page] in
        guard let self else { return }
        if mistake == .leaveAsksNothing { return start() }
        let leave = Screen.Alert.Button("leave", "Leave", role: .destructive) { [weak self] in
          self?.start()
        }
        let stay = Screen.Alert.Button("stay", "Stay", role: .cancel)
        page?.alert = Screen.Alert(
          "Sure?", buttons: mistake == .askHasNoCancel ? [leave] : [stay, leave])
      }
    ]
  }
}

/// One screen of the sample.
@MainActor
final class Step: Coordinator {
  let lifetime = Lifetime<Void>()
  private let presentation: Presentation
  private let page: Page
  private let elements: @MainActor (Step, Page) -> [Screen.Element]

  init(
    _ presentation: Presentation, _ title: String,
    elements: @escaping @MainActor (Step, Page) -> [Screen.Element]
  ) {
    self.presentation = presentation
    page = Page(title)
    self.elements = elements
  }

  /// The stack that it stands on.
  var navigator: Navigator { presentation.navigator }

  func start() {
    page.make = { [weak self, elements] page in self.map { elements($0, page) } ?? [] }
    show(page, presentation)
  }
}

@MainActor @Observable
final class Page: ViewModel {
  let title: String
  var alert: Screen.Alert?
  var text = ""
  @ObservationIgnored var keepsInput = false
  @ObservationIgnored var make: @MainActor (Page) -> [Screen.Element] = { _ in [] }

  init(_ title: String) {
    self.title = title
  }

  var elements: [Screen.Element] { make(self) }
  var hasUnsavedInput: Bool { keepsInput && !text.isEmpty }
}
