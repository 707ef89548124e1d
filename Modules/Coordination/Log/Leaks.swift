/// The coordinators and view models that were still alive when they were let go of.
///
/// The tree keeps its own alive, so only what has left needs to be watched.
@MainActor
final class Leaks {
  private struct Entry {
    weak var object: AnyObject?
  }

  private var entries: [Entry] = []
  private var limit = 64

  var alive: [AnyObject] {
    var alive: [AnyObject] = []
    for entry in entries { if let object = entry.object { alive.append(object) } }
    return alive
  }

  func watch(_ object: AnyObject) {
    guard object is any Coordinator || object is any ViewModel else { return }
    if entries.count == limit {
      entries = alive.map { Entry(object: $0) }
      limit = max(64, 2 * entries.count)
    }
    entries.append(Entry(object: object))
  }
}
