/// What a coordinator has instead of a base class: its tie to parent, children and screens.
///
/// Single use: it starts once and ends once.
nonisolated public final class Lifetime<Output>: AnyLifetime {
  var handler: (@MainActor (Outcome<Output>) -> Void)?
  var outcome = Outcome<Output>.cancelled

  /// For a coordinator that a parent starts.
  public init() {
    super.init(rootOf: nil)
  }

  fileprivate init(root window: Window) {
    super.init(rootOf: window)
  }

  override var isCompleted: Bool {
    if case .completed = outcome { true } else { false }
  }

  @MainActor
  override func takeDelivery() -> (@MainActor () -> Void)? {
    guard let handler else { return nil }
    self.handler = nil
    return { [outcome] in handler(outcome) }
  }
}

extension Lifetime<Never> {
  /// For the root of an app, which has no parent and never ends. The window does not keep it.
  public convenience init(rootOf window: Window) {
    self.init(root: window)
  }
}
