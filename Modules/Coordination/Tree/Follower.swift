/// Something that goes on while others change the tree: the opening of addresses.
///
/// The core knows no more about addresses; whoever needs none deletes their folder.
@MainActor
protocol Follower: AnyObject {
  /// What it still does, in a sentence each.
  var pending: [String] { get }

  /// Ends what has lost its place, when the person is, or was taken, elsewhere. Tells shells of
  /// itself, too.
  func look(at window: AppWindow)
}
