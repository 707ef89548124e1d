/// One place on the tree: a view model, its segment of the address, and who shows it.
///
/// Stands on one navigator, once. A departed screen never comes back.
@MainActor
public final class Screen {
  /// Counts up in each window and is never used again.
  public nonisolated let number: Int
  /// What this screen adds to the address.
  public nonisolated let segment: Segment
  /// What the screen shows and what can be done there.
  public let viewModel: any ViewModel

  let work: Work?
  weak var owner: CoordinatorNode?
  /// Where it stands: on its stack, and among the screens of its owner.
  var index = 0
  var slot = 0
  var hasLeft = false
  /// What a person is asked before unsaved input is lost.
  var question: Alert?
  /// How many modals were opened from here.
  var openModals = 0

  init(
    number: Int, segment: Segment, viewModel: any ViewModel, work: Work?, owner: CoordinatorNode
  ) {
    self.number = number
    self.segment = segment
    self.viewModel = viewModel
    self.work = work
    self.owner = owner
    work?.number = number
  }
}

nonisolated extension Screen: Identifiable, Hashable {
  /// Its number.
  public var id: Int { number }

  /// A screen is equal to itself alone.
  public static func == (one: Screen, other: Screen) -> Bool { one === other }

  /// Hashes its number.
  public func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
