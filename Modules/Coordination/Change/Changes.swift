/// What the changes of a window have in common: their number, and what is to run of the app's own
/// code when the tree is whole.
///
/// Nothing of the app runs while a change is made; it leaves here what is to be done afterwards,
/// and ``AppWindow/conclude()`` does it.
///
/// Exclusive access needs no check at run time: whatever could run meanwhile comes from here.
@MainActor
final class Changes {
  /// Counts the changes; see ``CoordinatorNode/lastLoss``.
  @exclusivity(unchecked) private(set) var number = 0
  /// How many are in the way of what follows: coordinators that start, and what follows already.
  @exclusivity(unchecked) var holds = 0
  /// Whether the app's own code runs because of a change.
  @exclusivity(unchecked) var isConcluding = false

  @exclusivity(unchecked) private var tasks: [Task<Void, Never>] = []
  @exclusivity(unchecked) private var watches: [Watch] = []
  @exclusivity(unchecked) private var leaving: [AnyObject] = []
  /// Each is moved out before it runs. With it goes what its handler captures.
  @exclusivity(unchecked) private var deliveries: [(@MainActor () -> Void)?] = []
  @exclusivity(unchecked) private var delivered = 0
  @exclusivity(unchecked) private var judged: [CoordinatorNode] = []

  func begin() { number += 1 }
  func cancel(_ task: Task<Void, Never>) { tasks.append(task) }
  func tell(_ watch: Watch) { if watch.isRead { watches.append(watch) } }
  /// Takes over the tree's reference to an object.
  func keep(_ object: AnyObject) { leaving.append(object) }
  func deliver(_ delivery: @escaping @MainActor () -> Void) { deliveries.append(delivery) }
  func judge(_ node: CoordinatorNode) { judged.append(node) }

  /// Cancels work, tells shells, lets go of what has left. Whoever runs then may change the tree.
  func letGo(noting leaks: Leaks) {
    while !tasks.isEmpty {
      let cancelled = tasks
      tasks = []
      for task in cancelled { task.cancel() }
    }
    while !watches.isEmpty { watches.removeLast().tell() }
    while !leaving.isEmpty {
      // An optional, because an `any` is opened when it is passed, which copies the reference.
      var last: AnyObject? = leaving.removeLast()
      if !isKnownUniquelyReferenced(&last), let object = last { leaks.watch(object) }
    }
  }

  /// Whether whoever ran meanwhile has left something to let go of.
  var isLettingGo: Bool { !(tasks.isEmpty && watches.isEmpty && leaving.isEmpty) }

  /// The next outcome: first in, first out.
  func nextDelivery() -> (@MainActor () -> Void)? {
    guard delivered < deliveries.count else {
      if delivered > 0 { deliveries.removeAll(keepingCapacity: true) }
      delivered = 0
      return nil
    }
    var delivery: (@MainActor () -> Void)?
    swap(&delivery, &deliveries[delivered])
    delivered += 1
    return delivery
  }

  /// The next that may have been left with neither screen nor child.
  func nextToJudge() -> CoordinatorNode? { judged.isEmpty ? nil : judged.removeLast() }
}
