// https://developer.apple.com/documentation/swiftui/viewmodifier
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  // https://developer.apple.com/documentation/swiftui/viewmodifier/body(content:)
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

public struct _ViewModifier_Content<Modifier: ViewModifier>: View, Primitive {
  let view: any View
  public var body: Never { fatalError() }
  func nodes(_ context: Context) -> [Node] { context.draw(view, "content") }
}

// https://developer.apple.com/documentation/swiftui/modifiedcontent
public struct ModifiedContent<Content, Modifier> {
  let content: Content
  let modifier: Modifier
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public var body: Never { fatalError() }
}

extension ModifiedContent: Primitive where Content: View, Modifier: ViewModifier {
  func nodes(_ context: Context) -> [Node] {
    let context = context.at(ObjectIdentifier(Modifier.self))
    context.graph.install(modifier, context)
    return context.draw(modifier.body(content: .init(view: content)), "modified")
  }
}

/// A modifier of the stand-in itself: what it does to a drawing.
struct Modified<Content: View>: View, Primitive {
  let content: Content
  let change: @MainActor (Content, Context) -> [Node]
  var body: Never { fatalError() }
  func nodes(_ context: Context) -> [Node] { change(content, context) }
}
