/// Weak references to the coordinators and view models that were still alive when they left.
///
/// The tree keeps its own alive, so only what has left needs to be watched: it is a leak.
@MainActor
final class Departed {
  private struct Entry {
    weak var object: AnyObject?
  }

  private var entries: [Entry] = []
  private var limit = 64

  var alive: [AnyObject] { entries.compactMap(\.object) }

  /// Takes over the tree's reference to an object, and watches it if it was not the last.
  func release(_ object: consuming AnyObject) {
    // An optional, because an `any` is opened when it is passed, which copies the reference.
    var last: AnyObject? = object
    guard !isKnownUniquelyReferenced(&last), let object = last else { return }
    if entries.count >= limit {
      entries.removeAll { $0.object == nil }
      limit = max(64, 2 * entries.count)
    }
    entries.append(Entry(object: object))
  }
}
