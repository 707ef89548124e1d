public struct NavigationPath: Hashable {
  public init() {}
}

public struct NavigationStack<Data, Root: View>: View, Primitive {
  private let root: Root
  private let read: @MainActor () -> [AnyHashable]
  private let write: @MainActor ([AnyHashable]) -> Void
  public var body: Never { fatalError() }

  public init(
    path: Binding<Data>, @ViewBuilder root: () -> Root
  )
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.root = root()
    read = { path.wrappedValue.map { AnyHashable($0) } }
    write = { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) }
  }

  func nodes(_ context: Context) -> [Node] {
    let context = context.at("stack")
    let state = context.graph.stack(at: context.path)
    state.write = write
    state.read = read
    state.update(to: read(), in: context.graph)
    state.destinations = [:]
    var stackNode = context.node(.stack, "")
    stackNode.stack = state
    var inner = context
    inner.stack = state
    inner.isLazy = false
    stackNode.screens = [screen(root, "root", nil, inner)]
    for element in state.path + state.leaving {
      let type = ObjectIdentifier(Swift.type(of: element.base))
      guard let view = state.destinations[type]?(element.base) else {
        context.graph.fault("no navigationDestination for \(Swift.type(of: element.base))")
        continue
      }
      // By its hash: a place that is remembered must keep nobody.
      let pushed = screen(view, AnyHashable(element.hashValue), element, inner)
      if state.path.contains(element) {
        stackNode.screens.append(pushed)
      } else {
        stackNode.leaving.append(pushed)
      }
    }
    return [stackNode]
  }

  private func screen(
    _ view: any View, _ key: AnyHashable, _ element: AnyHashable?, _ context: Context
  ) -> Node.Screen {
    let traits = ScreenTraits()
    var inner = context
    inner.screen = traits
    let nodes = inner.draw(view, key)
    return Node.Screen(
      element: element, title: traits.title, hidesBack: traits.hidesBack, toolbar: traits.toolbar,
      nodes: nodes)
  }
}

/// Collected while a screen is drawn.
@MainActor
final class ScreenTraits {
  var title: String?
  var hidesBack = false
  var toolbar: [Node] = []
}

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

public struct TabView<SelectionValue: Hashable, Content: View>: View, Primitive {
  private let selection: Binding<SelectionValue>?
  private let content: Content
  public var body: Never { fatalError() }

  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  func nodes(_ context: Context) -> [Node] {
    let context = context.at("tabs")
    let state = context.graph.tabs(at: context.path)
    if let selection {
      state.selected = AnyHashable(selection.wrappedValue)
      state.write = { tag in
        if let value = tag.base as? SelectionValue { selection.wrappedValue = value }
      }
    }
    if let selected = state.selected { state.visited.insert(selected) }
    var node = context.node(.tabs, "")
    node.tabs = state
    node.children = context.draw(content, "content")
    // A tab that was never selected is not there yet; what was drawn of it does not count.
    for index in node.children.indices {
      guard let tag = node.children[index].tag, !state.visited.contains(tag) else { continue }
      node.children[index].isUnborn = true
    }
    return [node]
  }
}

@_spi(User) @MainActor
public final class TabsState {
  public internal(set) var selected: AnyHashable?
  var visited: Set<AnyHashable> = []
  var write: @MainActor (AnyHashable) -> Void = { _ in }
}
