import Coordination
import Observation

/// Stands where a feature led that is not here. Replace it, on the edge in `Edges.swift`, by a
/// coordinator of your own.
@MainActor
final class Later: Coordinator {
  @MainActor @Observable
  final class Page: ViewModel {
    let title: String
    private let close: (@MainActor () -> Void)?

    init(title: String, close: (@MainActor () -> Void)?) {
      self.title = title
      self.close = close
    }

    var elements: [Screen.Element] {
      [.text("later", "\(title) is not in this app yet. What leads here is in Edges.swift.")]
        + (close.map { [.button("close", "Close", tap: $0)] } ?? [])
    }
  }

  let lifetime = Lifetime<Void>()
  private let name: String
  private let presentation: Presentation

  /// Says that this feature is not here, where the presentation says.
  init(_ name: String, _ presentation: Presentation) {
    self.name = name
    self.presentation = presentation
  }

  func start() {
    let close: @MainActor () -> Void = { [weak self] in self?.finish() }
    show(Page(title: name, close: presentation.isModal ? close : nil), presentation)
  }
}
