public import Coordination
public import Observation

/// Any other feature: a screen and no more. One that hands something over offers `done` for that.
@MainActor
public final class Elsewhere<Output>: Coordinator {
  public let lifetime = Lifetime<Output>()
  private let presentation: Presentation
  private let result: Output?

  /// Shows itself where the presentation says, and hands nothing over.
  public init(_ presentation: Presentation) where Output == Void {
    self.presentation = presentation
    result = nil
  }

  /// Shows itself where the presentation says, and hands this over when a person is done.
  public init(_ presentation: Presentation, result: Output) {
    self.presentation = presentation
    self.result = result
  }

  public func start() {
    guard let result else {
      show(ElsewherePage(done: nil), presentation)
      return
    }
    show(ElsewherePage(done: { [weak self] in self?.finish(result) }), presentation)
  }
}

/// The screen of ``Elsewhere``.
@MainActor
@Observable
public final class ElsewherePage: ViewModel {
  public let title = "Elsewhere"
  private let done: (@MainActor () -> Void)?

  init(done: (@MainActor () -> Void)?) {
    self.done = done
  }

  public var elements: [Screen.Element] {
    done.map { [.button("done", "Done", tap: $0)] } ?? []
  }
}
