public import Coordination
public import Observation

/// Any other feature: a screen and no more.
@MainActor
public final class Elsewhere: Coordinator {
  @MainActor @Observable
  public final class Page: ViewModel {
    public let title = "Elsewhere"
  }

  public let lifetime = Lifetime<Void>()
  private let presentation: Presentation

  /// Shows itself where the presentation says.
  public init(_ presentation: Presentation) {
    self.presentation = presentation
  }

  public func start() {
    show(Page(), presentation)
  }
}
