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
  weak var owner: AnyLifetime?
  var index = 0
  var slot = 0
  /// Whether it is on the tree: a tab may be filled before its bar is shown.
  var isShown = false
  /// The lowest of the modals that were opened from here.
  var modalLevel: Int?

  init(
    number: Int, segment: String, viewModel: any ViewModel, work: Work?, owner: AnyLifetime
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
