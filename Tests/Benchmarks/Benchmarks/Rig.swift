/// An app reduced to its tree. Both sides speak these words, so that each workload is written once.
///
/// It has stacks side by side, each with a page at its root, of which the first one is in front.
@MainActor
protocol Rig: AnyObject {
  init(stacks: Int)

  /// How many events were logged so far.
  var events: Int { get }
  /// The page that a person sees.
  var front: Page? { get }
  /// How many screens stand where that page is.
  var depth: Int { get }
  var selected: Int { get }
  var address: String { get }
  /// What is wrong; nothing, unless there is a bug.
  var faults: [String] { get }
  /// How many coordinators there are.
  var coordinators: Int { get }

  func page(_ index: Int, of stack: Int) -> Page?
  func top(of stack: Int) -> Page?

  func tap() throws
  func back() throws
  func backToRoot() throws
  func dismiss() throws
  func select(_ stack: Int) throws
}
