// https://developer.apple.com/documentation/swiftui/picker
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View, Primitive {
  private let label: Label
  private let selection: Binding<SelectionValue>
  private let content: Content
  public var body: Never { fatalError() }

  func nodes(_ context: Context) -> [Node] {
    let words = context.draw(label, "label").first?.label ?? ""
    let options = context.draw(content, "options").map(\.label)
    var node = context.node(.picker, words)
    context.graph.texts[context.path] = "\(selection.wrappedValue)"
    context.graph.visitedTexts.insert(context.path)
    node.options = options
    node.write = { [selection] text in
      if let value = text as? SelectionValue {
        selection.wrappedValue = value
      }
    }
    return [node]
  }
}

extension Picker where Label == Text {
  // https://developer.apple.com/documentation/swiftui/picker/init(_:selection:content:)
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    label = Text(title)
    self.selection = selection
    self.content = content()
  }
}

// https://developer.apple.com/documentation/swiftui/toggle
public struct Toggle<Label: View>: View, Primitive {
  private let label: Label
  private let isOn: Binding<Bool>
  public var body: Never { fatalError() }

  func nodes(_ context: Context) -> [Node] {
    let words = context.draw(label, "label").first?.label ?? ""
    var node = context.node(.toggle, words)
    context.graph.texts[context.path] = isOn.wrappedValue ? "on" : "off"
    context.graph.visitedTexts.insert(context.path)
    node.action = { [isOn] in isOn.wrappedValue.toggle() }
    return [node]
  }
}

extension Toggle where Label == Text {
  // https://developer.apple.com/documentation/swiftui/toggle/init(_:ison:)
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    label = Text(title)
    self.isOn = isOn
  }
}
