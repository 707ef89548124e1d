extension Window {
  /// A coordinator in the tree, as a shell or a test lists it.
  @MainActor
  public struct Running {
    /// Counts up in each window and is never used again.
    public let id: Int
    public let parentID: Int?
    /// Its own screens, in the order in which they were shown.
    public let screens: [Screen]
    let type: (any Coordinator.Type)?

    /// The name of its type.
    public var name: String { AnyLifetime.name(of: type) }
  }

  /// Every coordinator in the tree, by id: parents before their children.
  public var coordinators: [Running] {
    watchLog()
    return lifetimes.sorted { $0.id < $1.id }.map { lifetime in
      Running(
        id: lifetime.id, parentID: lifetime.parent?.id,
        screens: lifetime.screens.map(\.screen).sorted { $0.number < $1.number },
        type: lifetime.type)
    }
  }

  /// How many coordinators and view models are alive: those of the tree, and what has left it and
  /// is still there, counted by weak references.
  public var living: (coordinators: Int, viewModels: Int) {
    let departed = departed.alive
    let coordinators = departed.count { $0 is any Coordinator }
    return (
      lifetimes.count + coordinators, allScreens.count + departed.count - coordinators
    )
  }

  /// What is still alive though it has left the tree: a sentence for each.
  public var leaks: [String] {
    departed.alive.map { "\(type(of: $0)) is alive, but it has left the tree" }
  }

  /// What is under way, in a sentence each; nothing when the window has settled.
  public var pending: [String] {
    let working = allScreens.filter { $0.work?.isRunning ?? false }
    return working.map { "“\($0.viewModel.title)” (\($0.segment)) waits for an answer" }
      + (link.map { ["“\($0.address)” is being opened"] } ?? [])
  }

  /// Every coordinator in the tree, without recursion.
  var lifetimes: [AnyLifetime] { anchor.root?.withDescendants ?? [] }

  var allScreens: [Screen] { navigators.flatMap(\.storedScreens) }
}
