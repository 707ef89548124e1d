/// The floor's side: the slides' coordinators, with arrays for stacks and modals.
@MainActor
final class FloorRig: Rig {
  private let window: FloorWindow
  private var roots: [FloorFlow] = []

  init(stacks count: Int) {
    window = FloorWindow(stacks: count)
    for (index, stack) in window.stacks.enumerated() {
      let root = FloorFlow(stack, at: "tab-\(index)", in: window)
      roots.append(root)
      root.start()
    }
  }

  isolated deinit {
    // A deep chain overflows the stack when it is dropped whole; here each link goes by itself.
    let everyone = everyone
    roots = []
    withExtendedLifetime(everyone) {}
  }

  let events = 0
  let faults: [String] = []
  var front: Page? { window.front.screens.last?.page }
  var depth: Int { window.front.screens.count }
  var selected: Int { window.selected }
  var coordinators: Int { everyone.count }

  var address: String {
    let screens = ([window.stacks[selected]] + window.modals).flatMap(\.screens)
    return "/" + screens.map(\.segment).joined(separator: "/")
  }

  private var everyone: [FloorCoordinator] {
    var found: [FloorCoordinator] = roots
    var next = 0
    while next < found.count {
      found += found[next].childCoordinators
      next += 1
    }
    return found
  }

  func page(_ index: Int, of stack: Int) -> Page? { window.stacks[stack].screens[index].page }
  func top(of stack: Int) -> Page? { window.stacks[stack].screens.last?.page }

  func tap() { front?.tapped(.note) }
  func back() { window.front.pop(keeping: depth - 1) }
  func backToRoot() { window.front.pop(keeping: 1) }
  func dismiss() { window.modals.popLast()?.pop(keeping: 0) }
  func select(_ stack: Int) { window.selected = stack }
}
