// https://developer.apple.com/documentation/swiftui/tabview
public struct TabView<SelectionValue: Hashable, Content: View>: View, Primitive {
  private let selection: Binding<SelectionValue>?
  private let content: Content
  public var body: Never { fatalError() }

  // https://developer.apple.com/documentation/swiftui/tabview/init(selection:content:)
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
