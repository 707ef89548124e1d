/// One place on the tree: a view model, its segment of the address, and who shows it.
///
/// Stands on one navigator, once. A departed screen never comes back.
@MainActor
public final class Screen {
  /// Counts up in each window and is never used again.
  public nonisolated let number: Int
  /// The part that this screen adds to the address.
  public let segment: String
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
    number: Int, segment: String, viewModel: any ViewModel, work: Work?, owner: CoordinatorNode
  ) {
    self.number = number
    self.segment = segment
    self.viewModel = viewModel
    self.work = work
    self.owner = owner
    work?.number = number
  }
}

extension Screen: Identifiable {
  public nonisolated var id: Int { number }
}
