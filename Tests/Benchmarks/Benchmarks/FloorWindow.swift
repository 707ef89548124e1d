/// Where the floor's screens stand: stacks side by side, and modals over them.
@MainActor
final class FloorWindow {
  let stacks: [FloorNavigator]
  var modals: [FloorNavigator] = []
  var selected = 0

  init(stacks count: Int) {
    stacks = (0..<count).map { _ in FloorNavigator() }
  }

  var front: FloorNavigator { modals.last ?? stacks[selected] }
}
