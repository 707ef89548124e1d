public struct Text: View, Primitive {
  let words: String
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { words = String(content) }
  public init(verbatim content: String) { words = content }
  public var body: Never { fatalError() }
  func nodes(_ context: Context) -> [Node] { [context.node(.text, words)] }
}

public struct Image: View, Primitive {
  public init(systemName: String) {}
  public var body: Never { fatalError() }
  func nodes(_ context: Context) -> [Node] { [] }
}

public struct Label<Title: View, Icon: View>: View, Primitive {
  private let title: Title
  public var body: Never { fatalError() }
  func nodes(_ context: Context) -> [Node] { context.draw(title, "label") }
}

extension Label where Title == Text, Icon == Image {
  public init<S: StringProtocol>(_ title: S, systemImage name: String) { self.title = Text(title) }
}

public struct ProgressView: View, Primitive {
  private let title: String
  public init<S: StringProtocol>(_ title: S) { self.title = String(title) }
  public var body: Never { fatalError() }
  func nodes(_ context: Context) -> [Node] { [context.node(.text, title)] }
}
