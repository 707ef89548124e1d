/// Where in the hierarchy something is drawn, and what it inherits from there.
@MainActor
struct Context {
  let graph: Graph
  /// A number for the place in the hierarchy: the same in each drawing.
  var path = 0
  var environment = EnvironmentValues()
  var isEnabled = true
  var isLazy = false
  var stack: StackState?
  var screen: ScreenTraits?
  var layer: LayerTraits?
  /// The sheet whose content this is part of.
  var sheet: Layer?

  func at(_ key: some Hashable) -> Context {
    var copy = self
    copy.path = graph.place(key, in: path)
    return copy
  }

  func draw(_ view: any View, _ key: some Hashable) -> [Node] {
    let inner = at(key)
    return inner.open(view)
  }

  private func open<V: View>(_ view: V) -> [Node] {
    if let primitive = view as? any Primitive { return primitive.nodes(self) }
    let inner = at(ObjectIdentifier(V.self))
    graph.install(view, inner)
    return inner.draw(view.body, "body")
  }

  func node(_ kind: Node.Kind, _ label: String) -> Node {
    Node(kind: kind, path: path, label: label, isEnabled: isEnabled)
  }

  func field(_ label: any View, _ text: Binding<String>, isSecure: Bool) -> [Node] {
    let words = draw(label, "label").first?.label ?? ""
    var node = node(isSecure ? .secureField : .field, words)
    graph.texts[path] = text.wrappedValue
    graph.visitedTexts.insert(path)
    node.write = { text.wrappedValue = $0 }
    return [node]
  }
}

/// Collected while a layer is drawn.
@MainActor
final class LayerTraits {
  var isHeldFast = false
}
