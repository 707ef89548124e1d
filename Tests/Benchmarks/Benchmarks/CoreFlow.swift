import Coordination

/// A coordinator of the core's side: shows a page, and does what is tapped there.
@MainActor
final class CoreFlow: Coordinator {
  let lifetime = Lifetime<Void>()
  private let presentation: Presentation
  private let stacks: [Navigator]

  init(_ presentation: Presentation, stacks: [Navigator]) {
    self.presentation = presentation
    self.stacks = stacks
  }

  func start() {
    show(Page(delegate: self), presentation)
  }
}

extension CoreFlow: PageDelegate {
  func page(_ page: Page, didTap action: Page.Action) {
    switch action {
    case .start(let stack):
      start(CoreFlow(.push(onto: stacks[stack], at: "page"), stacks: stacks))
    case .another:
      show(Page(delegate: self), .push(onto: presentation.navigator, at: "page"))
    case .present:
      start(CoreFlow(.modal(over: presentation.navigator, at: "page"), stacks: stacks))
    case .note:
      page.note()
    case .close:
      finish()
    }
  }
}
