/// A coordinator's place in the tree: parent above, children and screens below.
///
/// Not isolated, so that releasing it may walk a deep tree in a loop; used on the main actor only.
nonisolated public class CoordinatorNode {
  enum Stage { case new, starting, running, ended }

  struct Child {
    let coordinator: any Coordinator
    let node: CoordinatorNode
  }

  /// A screen of its own, and the stack that it stands on.
  struct Standing {
    let screen: Screen
    let navigator: Navigator
  }

  weak var parent: CoordinatorNode?
  /// A root's own, and from its start on that of everything below; for good.
  var handle: WindowHandle?
  var type: (any Coordinator.Type)?
  let isRoot: Bool
  var id = 0
  var stage = Stage.new
  /// Whether it ends because it finished.
  var isCompleted = false
  /// The number of the last change in which it lost a screen, or was to end. If that change leaves
  /// it neither screen nor child, it ends.
  var lastLoss = 0

  /// In no order: the last one fills the gap that another leaves, so that leaving costs the same
  /// among any number of siblings. `slot` is where a child or a screen stands.
  ///
  /// Exclusive access needs no check at run time: no code of the app runs while they change.
  @exclusivity(unchecked) private(set) var children: [Child] = []
  @exclusivity(unchecked) private(set) var screens: [Standing] = []
  private var slot = 0

  init(rootOf handle: WindowHandle?) {
    self.handle = handle
    isRoot = handle != nil
  }

  deinit {
    if isRoot { handle?.window = nil }
    // A chain as deep as it likes, without recursion: each loses its children before it goes.
    var released: [Child] = []
    swap(&released, &children)
    while !released.isEmpty {
      var node = released.removeLast().node
      // Whoever else keeps the coordinator keeps its children too.
      guard isKnownUniquelyReferenced(&node) else { continue }
      released.append(contentsOf: node.children)
      node.children = []
    }
  }

  /// Itself, then everything below it, parents before their children. Without recursion.
  @MainActor var withDescendants: [CoordinatorNode] {
    var found = [self]
    var next = 0
    while next < found.count {
      for child in found[next].children { found.append(child.node) }
      next += 1
    }
    return found
  }

  var window: AppWindow? { handle?.window }
  var isRunning: Bool { stage == .starting || stage == .running }
  var isEmpty: Bool { screens.isEmpty && children.isEmpty }
  /// Made when it is asked for, because a name costs more than a change.
  var name: String { type.map { String(describing: $0) } ?? "a coordinator" }

  /// Hands over, once, what the parent is to hear about the end, if it listens.
  @MainActor func takeDelivery() -> (@MainActor () -> Void)? { nil }

  @MainActor var coordinator: (any Coordinator)? {
    guard isRunning else { return nil }
    return isRoot ? window?.rootCoordinator : parent?.children[slot].coordinator
  }

  @MainActor
  func add(_ child: any Coordinator, _ node: CoordinatorNode) {
    node.slot = children.count
    children.append(Child(coordinator: child, node: node))
  }

  /// Returns the child's coordinator, which may have no other owner.
  func remove(_ child: CoordinatorNode) -> any Coordinator {
    let removed = children[child.slot].coordinator
    let last = children.removeLast()
    if last.node !== child {
      children[child.slot] = last
      last.node.slot = child.slot
    }
    return removed
  }

  @MainActor
  func add(_ screen: Screen, on navigator: Navigator) {
    screen.slot = screens.count
    screens.append(Standing(screen: screen, navigator: navigator))
  }

  @MainActor
  func remove(_ screen: Screen) {
    let last = screens.removeLast()
    guard last.screen !== screen else { return }
    screens[screen.slot] = last
    last.screen.slot = screen.slot
  }
}
