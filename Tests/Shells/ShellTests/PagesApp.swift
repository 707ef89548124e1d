import Coordination

/// An app of pages that lead to more pages in every way there is.
@MainActor
final class PagesApp: Coordinator {
  let lifetime: Lifetime<Never>
  private let window: AppWindow
  private var place: Presentation?

  init(in window: AppWindow) {
    lifetime = Lifetime(rootOf: window)
    self.window = window
  }

  func start() {
    replaceRoot()
  }

  /// Another page instead of everything in the window.
  func replaceRoot() {
    let place = Presentation.root(of: window, at: "page")
    self.place = place
    start(PageCoordinator(place))
  }

  /// Another page as the only one of the stack that the window began with.
  func replacePage() {
    guard let place else { return }
    start(PageCoordinator(.root(of: place.navigator, at: "again")))
  }
}

@MainActor
final class PageCoordinator: Coordinator {
  let lifetime = Lifetime<Void>()
  private let presentation: Presentation

  init(_ presentation: Presentation) {
    self.presentation = presentation
  }

  func start() {
    show(
      PageViewModel(
        push: { [weak self] in self?.push() }, present: { [weak self] in self?.present($0) },
        close: { [weak self] in self?.finish() }),
      presentation)
  }

  private func push() {
    start(PageCoordinator(.push(onto: presentation.navigator, at: "page")))
  }

  private func present(_ style: Presentation.Style) {
    start(PageCoordinator(.modal(over: presentation.navigator, at: "\(style)", style: style)))
  }
}
