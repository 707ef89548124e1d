extension AppWindow {
  /// A coordinator in the tree, as a shell or a test lists it.
  @MainActor
  public struct Running {
    /// Counts up in each window and is never used again.
    public let id: Int
    public let parentID: Int?
    /// Its own screens, in the order in which they were shown.
    public let screens: [Screen]
    let node: CoordinatorNode

    /// The name of its type.
    public var name: String { node.name }
  }

  /// Every coordinator in the tree, by id: parents before their children.
  public var coordinators: [Running] {
    log.read()
    return nodes.sorted { $0.id < $1.id }.map { node in
      Running(
        id: node.id, parentID: node.parent?.id,
        screens: node.screens.map(\.screen).sorted { $0.number < $1.number }, node: node)
    }
  }

  /// How many coordinators and view models are alive: those of the tree, and what has left it and
  /// is still there, counted by weak references.
  public var living: (coordinators: Int, viewModels: Int) {
    let departed = departed
    let coordinators = departed.count { $0 is any Coordinator }
    return (nodes.count + coordinators, allScreens.count + departed.count - coordinators)
  }

  /// What is still alive though it has left the tree: a sentence for each.
  public var leaks: [String] {
    departed.map { "\(type(of: $0)) is alive, but it has left the tree" }
  }

  /// A view model that is shown again has come back.
  private var departed: [AnyObject] {
    let shown = Set(allScreens.map { ObjectIdentifier($0.viewModel) })
    return leaking.alive.filter { !shown.contains(ObjectIdentifier($0)) }
  }

  /// What is under way, in a sentence each; nothing when the window has settled.
  public var pending: [String] {
    let working = allScreens.filter { $0.work?.isRunning ?? false }
    return working.map { "“\($0.viewModel.title)” (\($0.segment)) waits for an answer" }
      + (follower?.pending ?? [])
  }

  /// Every coordinator in the tree, without recursion.
  var nodes: [CoordinatorNode] { rootCoordinator?.node.withDescendants ?? [] }

  var allScreens: [Screen] { (rootStacks + storedModals).flatMap(\.storedScreens) }
}
