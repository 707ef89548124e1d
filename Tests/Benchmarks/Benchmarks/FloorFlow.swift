/// A coordinator of the floor: shows a page, and does what is tapped there.
@MainActor
final class FloorFlow: FloorCoordinator {
  private let navigator: FloorNavigator
  private let segment: String
  private let window: FloorWindow
  private var screens = 0

  init(_ navigator: FloorNavigator, at segment: String, in window: FloorWindow) {
    self.navigator = navigator
    self.segment = segment
    self.window = window
  }

  override func start() {
    screens += 1
    let page = Page(delegate: self)
    navigator.push(FloorScreen(segment: segment, page: page, flow: self))
  }

  /// A person, or this coordinator itself, took one of its screens off.
  func screenLeft() {
    screens -= 1
    if screens == 0 { finish() }
  }

  private func start(_ child: FloorFlow) {
    addChildCoordinator(child)
    child.start()
  }
}

extension FloorFlow: PageDelegate {
  func page(_ page: Page, didTap action: Page.Action) {
    switch action {
    case .start(let stack):
      start(FloorFlow(window.stacks[stack], at: "page", in: window))
    case .another:
      start()
    case .present:
      let modal = FloorNavigator()
      start(FloorFlow(modal, at: "page", in: window))
      window.modals.append(modal)
    case .note:
      page.note()
    case .close:
      navigator.remove(page)
    }
  }
}
