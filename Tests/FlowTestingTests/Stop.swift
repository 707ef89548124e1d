import Coordination

/// A coordinator with one screen, both made up by a test.
@MainActor
final class Stop: Coordinator {
  let lifetime = Lifetime<Void>()
  let presentation: Presentation
  private let title: String
  private let elements: @MainActor (Stop, Page) -> [Screen.Element]

  init(
    _ presentation: Presentation, _ title: String,
    elements: @escaping @MainActor (Stop, Page) -> [Screen.Element] = { _, _ in [] }
  ) {
    self.presentation = presentation
    self.title = title
    self.elements = elements
  }

  func start() {
    show(presentation) { work in
      Page(title, work) { [weak self, elements] page in self.map { elements($0, page) } ?? [] }
    }
  }

  /// Leads on to another one.
  func push(
    _ title: String,
    elements: @escaping @MainActor (Stop, Page) -> [Screen.Element] = { _, _ in [] }
  ) {
    let place = Presentation.push(onto: presentation.navigator, at: "\(title.lowercased())")
    start(Stop(place, title, elements: elements))
  }
}
