/// What is to run of the app's own code when the tree is whole: the only way in which it runs.
///
/// At the end of a change: work is cancelled, shells are told, and what has left is let go of.
/// Then, in turn: outcomes, first in, first out; and when nothing more was heard, those are judged
/// that may have been left with neither screen nor child.
@MainActor
final class Aftermath {
  private var tasks: [Task<Void, Never>] = []
  private var watches: [Watch] = []
  @exclusivity(unchecked) private var leaving: [AnyObject] = []
  /// Each is moved out before it runs. With it goes what its handler captures.
  private var deliveries: [(@MainActor () -> Void)?] = []
  private var delivered = 0
  @exclusivity(unchecked) private var judged: [CoordinatorNode] = []
  var isUnderWay = false

  func cancel(_ task: Task<Void, Never>) { tasks.append(task) }
  func tell(_ watch: Watch) { if watch.isRead { watches.append(watch) } }
  /// Takes over the tree's reference to an object.
  func keep(_ object: AnyObject) { leaving.append(object) }
  func deliver(_ delivery: @escaping @MainActor () -> Void) { deliveries.append(delivery) }
  func judge(_ node: CoordinatorNode) { judged.append(node) }

  func endChange(noting leaks: Leaks) {
    if !tasks.isEmpty {
      let cancelled = tasks
      tasks = []
      for task in cancelled { task.cancel() }
    }
    while let watch = watches.popLast() { watch.tell() }
    while !leaving.isEmpty {
      // An optional, because an `any` is opened when it is passed, which copies the reference.
      var last: AnyObject? = leaving.removeLast()
      if !isKnownUniquelyReferenced(&last), let object = last { leaks.watch(object) }
    }
  }

  func nextDelivery() -> (@MainActor () -> Void)? {
    guard delivered < deliveries.count else {
      deliveries.removeAll(keepingCapacity: true)
      delivered = 0
      return nil
    }
    var delivery: (@MainActor () -> Void)?
    swap(&delivery, &deliveries[delivered])
    delivered += 1
    return delivery
  }

  func nextToJudge() -> CoordinatorNode? { judged.popLast() }
}
