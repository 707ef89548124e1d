// https://developer.apple.com/documentation/swiftui/navigationstack
public struct NavigationStack<Data, Root: View>: View, Primitive {
  private let root: Root
  private let read: @MainActor () -> [AnyHashable]
  private let write: @MainActor ([AnyHashable]) -> Void
  public var body: Never { fatalError() }

  // https://developer.apple.com/documentation/swiftui/navigationstack/init(path:root:)
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
