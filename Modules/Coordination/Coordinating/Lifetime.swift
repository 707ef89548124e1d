/// What a coordinator has instead of a base class: its tie to parent, children and screens.
///
/// Single use: it starts once and ends once.
nonisolated public final class Lifetime<Output>: CoordinatorNode {
  /// How the parent hears the outcome, if it listens.
  var handler: (@MainActor (Outcome<Output>) -> Void)?
  /// What the parent is to hear when this has finished.
  private var completion: (@MainActor () -> Void)?

  /// For a coordinator that a parent starts.
  public init() {
    super.init(rootOf: nil)
  }

  fileprivate init(root window: AppWindow) {
    super.init(rootOf: WindowHandle(window))
  }

  @MainActor override func takeDelivery() -> (@MainActor () -> Void)? {
    guard let handler else { return nil }
    // Whoever keeps an ended coordinator, be it the handler itself, does not keep the handler.
    defer { (self.handler, completion) = (nil, nil) }
    return completion ?? { handler(.cancelled) }
  }

  @MainActor func complete(with output: Output) {
    isCompleted = true
    if let handler { completion = { handler(.completed(output)) } }
  }
}

extension Lifetime<Never> {
  /// For the root of an app, which has no parent and never ends. The window does not keep it.
  public convenience init(rootOf window: AppWindow) {
    self.init(root: window)
  }
}
