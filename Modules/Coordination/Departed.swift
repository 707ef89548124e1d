/// The coordinators and view models that have left: kept until the tree is whole, then released.
///
/// The tree keeps its own alive, so only what has left needs to be watched: what is still alive
/// after its release is a leak.
@MainActor
final class Departed {
  private struct Entry {
    weak var object: AnyObject?
  }

  @exclusivity(unchecked) private var leaving: [AnyObject] = []
  private var entries: [Entry] = []
  private var limit = 64

  var alive: [AnyObject] {
    var alive: [AnyObject] = []
    for entry in entries { if let object = entry.object { alive.append(object) } }
    return alive
  }

  /// Takes over the tree's reference to an object.
  func keep(_ object: AnyObject) {
    leaving.append(object)
  }

  /// Lets go of what is kept, which may run code of the app, and watches what that leaves alive.
  func release() {
    while !leaving.isEmpty {
      // An optional, because an `any` is opened when it is passed, which copies the reference.
      var last: AnyObject? = leaving.removeLast()
      if !isKnownUniquelyReferenced(&last), let object = last { watch(object) }
    }
  }

  private func watch(_ object: AnyObject) {
    if entries.count == limit {
      entries = alive.map { Entry(object: $0) }
      limit = max(64, 2 * entries.count)
    }
    entries.append(Entry(object: object))
  }
}
