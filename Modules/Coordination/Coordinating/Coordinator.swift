/// Decides where to go: shows screens, starts other coordinators, and ends once.
///
/// A coordinator is kept by the parent that starts it, for as long as it has a screen or a child.
/// Nothing else needs to keep it, and nothing else should.
@MainActor
public protocol Coordinator<Output>: AnyObject {
  /// What a completed coordinator hands to its parent. `Never` for the root of an app.
  associatedtype Output = Void

  /// Ties this coordinator to its parent, its children and its screens. Make one and keep it.
  var lifetime: Lifetime<Output> { get }

  /// Shows the first screen, or starts the first child.
  ///
  /// Called by the parent's ``start(_:)``. Only the root of an app is started directly.
  func start()
}

extension Coordinator {
  /// Starts a child; the child lives until it finishes or its last screen leaves.
  ///
  /// Refused and logged when this coordinator has ended, or when the child was started before.
  public func start(_ child: any Coordinator) {
    let node = node
    joinedWindow(of: node)?.start(child, child.node, under: node)
  }

  /// Starts a child and hears how it ended: once, and only while this coordinator still runs.
  ///
  /// `then` gets this coordinator as its first argument, so that it need not capture it.
  public func start<Result>(
    _ child: any Coordinator<Result>,
    then: @escaping @MainActor (Self, Outcome<Result>) -> Void
  ) {
    let (node, lifetime) = (node, child.lifetime)
    joinedWindow(of: node)?.start(child, lifetime, under: node) {
      lifetime.handler = { [weak self] outcome in
        guard let self, self.lifetime.isRunning else { return }
        then(self, outcome)
      }
    }
  }

  /// Has the parent start another coordinator, which is to take the place of this one: see
  /// ``Presentation/swap(from:on:at:)``. This one ends when that takes its last screen, as cancelled:
  /// whoever needs a result of the next one starts it with ``start(_:then:)``.
  ///
  /// Refused and logged when this coordinator has ended, or when the other was started before.
  public func giveWay(to next: any Coordinator) {
    let node = node
    joinedWindow(of: node)?.start(
      next, next.node, under: node.isRunning ? node.parent ?? node : node)
  }

  /// Shows a screen of this coordinator. The screen is on the tree when the call returns.
  ///
  /// Refused and logged when this coordinator has ended, when the place is no longer there, or when
  /// no address could carry the segment.
  @discardableResult
  public func show<Model: ViewModel>(_ viewModel: Model, _ presentation: Presentation) -> Model? {
    let node = node
    guard let window = joinedWindow(of: node) else { return nil }
    return window.show(viewModel, nil, presentation, of: node) ? viewModel : nil
  }

  /// Shows a screen whose view model has work to do: it is made with the ``Screen/Work`` that ends
  /// with the screen. Otherwise like ``show(_:_:)-(Model,Presentation)``; not made when refused.
  @discardableResult
  public func show<Model: ViewModel>(
    _ presentation: Presentation, _ viewModel: (Screen.Work) -> Model
  ) -> Model? {
    let node = node
    guard let window = joinedWindow(of: node),
      window.concluding({ $0.allows(presentation, of: node) })
    else { return nil }
    let work = Screen.Work(of: node, busy: window.busy, at: presentation.segment)
    let viewModel = viewModel(work)
    return window.show(viewModel, work, presentation, of: node) ? viewModel : nil
  }

  /// Makes the tab bar the root of the window, with the screens that its tabs already hold.
  ///
  /// One change: what was there before ends with it, but for the tabs that stand in this bar too.
  /// Refused and logged when a tab is still empty.
  public func show(_ tabBar: TabBar) {
    let node = node
    joinedWindow(of: node)?.show(tabBar, of: node)
  }

  /// Ends as completed and takes its screens, and those of everything below it, off the tree.
  ///
  /// Refused and logged when it has ended already, or when it owns a root: a root is only replaced.
  public func finish(_ output: Output) {
    let lifetime = lifetime
    joinedWindow(of: lifetime)?.finish(lifetime) { lifetime.complete(with: output) }
  }

  /// Ends as cancelled; otherwise like ``finish(_:)``.
  public func cancel() {
    let node = node
    joinedWindow(of: node)?.finish(node)
  }

  var node: CoordinatorNode { lifetime }

  /// The window whose tree this coordinator is part of; the root becomes part of it at its first act,
  /// whatever becomes of that.
  private func joinedWindow(of node: CoordinatorNode) -> AppWindow? {
    let window = node.window
    if node.stage == .new, node.isRoot { window?.adopt(self, node, under: nil) }
    precondition(
      node.stage != .new,
      "\(Self.self) acts before it was started: pass it to start(_:) of its parent, "
        + "or give the root of the app a Lifetime(rootOf: window).")
    return window
  }
}

extension Coordinator<Void> {
  /// Ends as completed; see ``finish(_:)``.
  public func finish() {
    finish(())
  }
}
