/// A stack of the floor: an array of screens.
@MainActor
final class FloorNavigator {
  private(set) var screens: [FloorScreen] = []

  func push(_ screen: FloorScreen) {
    screens.append(screen)
  }

  /// Takes off the top, screen by screen, as the floor has nobody who would do so at once.
  func pop(keeping count: Int) {
    while screens.count > count { screens.removeLast().left() }
  }

  /// Takes off this page, and what stands above it.
  func remove(_ page: Page) {
    guard let index = screens.lastIndex(where: { $0.page === page }) else { return }
    pop(keeping: index)
  }
}
