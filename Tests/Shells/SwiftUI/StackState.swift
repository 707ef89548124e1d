/// What a navigation stack shows, which is not always what its path says.
@_spi(User) @MainActor
public final class StackState {
  public private(set) var path: [AnyHashable] = []
  public private(set) var leaving: [AnyHashable] = []
  var write: @MainActor ([AnyHashable]) -> Void = { _ in }
  var read: @MainActor () -> [AnyHashable] = { [] }
  var destinations: [ObjectIdentifier: @MainActor (Any) -> (any View)?] = [:]
  private var isNew = true
  private var ignored: [AnyHashable]?
  public private(set) var isMoving = false
  /// A finger holds the top screen.
  public private(set) var isHeld = false

  func update(to new: [AnyHashable], in graph: Graph) {
    defer { isNew = false }
    if isMoving, new != path, graph.quirks.contains(.ignoresPathInMotion) { ignored = new }
    guard !isMoving, !isHeld, new != path, new != ignored else { return }
    ignored = nil
    if isNew {
      path = new
      return
    }
    leaving = path.filter { !new.contains($0) }
    path = new
    isMoving = true
    graph.run { [weak self] in
      self?.rest()
      if graph.quirks.contains(.writesPathBack), let self { write(path) }
    }
  }

  private func rest() {
    isMoving = false
    leaving = []
  }

  /// Back, its menu, or a swipe that was let go.
  func pop(_ count: Int, in graph: Graph) {
    leaving = Array(path.suffix(count))
    path.removeLast(count)
    isMoving = true
    let new = path
    let isLate = graph.quirks.contains(.setsPathAtTheEnd)
    if !isLate { tell(new, removing: count, in: graph) }
    graph.run { [weak self] in
      self?.rest()
      if isLate { self?.tell(new, removing: count, in: graph) }
    }
  }

  private func tell(_ new: [AnyHashable], removing count: Int, in graph: Graph) {
    guard !graph.quirks.contains(.removesFromPath) else {
      let now = read()
      if now.count < count {
        graph.fault("SwiftUI removes \(count) from a path of \(now.count), and stops")
      }
      return write(now.dropLast(count))
    }
    write(new)
    if graph.quirks.contains(.setsPathTwice) { write(new) }
  }

  func hold(in graph: Graph) {
    isHeld = true
    if graph.quirks.contains(.setsPathAtBegin) { write(Array(path.dropLast())) }
  }

  func letGo(cancelled: Bool, in graph: Graph) {
    isHeld = false
    if cancelled {
      graph.changed()
    } else {
      pop(1, in: graph)
    }
  }
}
