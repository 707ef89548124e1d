// https://developer.apple.com/documentation/swiftui/text
public struct Text: View, Primitive {
  let words: String
  // https://developer.apple.com/documentation/swiftui/text/init(_:)
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { words = String(content) }
  // https://developer.apple.com/documentation/swiftui/text/init(verbatim:)
  public init(verbatim content: String) { words = content }
  public var body: Never { fatalError() }
  func nodes(_ context: Context) -> [Node] { [context.node(.text, words)] }
}

// https://developer.apple.com/documentation/swiftui/image
public struct Image: View, Primitive {
  // https://developer.apple.com/documentation/swiftui/image/init(systemname:)
  public init(systemName: String) {}
  public var body: Never { fatalError() }
  func nodes(_ context: Context) -> [Node] { [] }
}

// https://developer.apple.com/documentation/swiftui/label
public struct Label<Title: View, Icon: View>: View, Primitive {
  private let title: Title
  public var body: Never { fatalError() }
  func nodes(_ context: Context) -> [Node] { context.draw(title, "label") }
}

extension Label where Title == Text, Icon == Image {
  // https://developer.apple.com/documentation/swiftui/label/init(_:systemimage:)
  public init<S: StringProtocol>(_ title: S, systemImage name: String) { self.title = Text(title) }
}

// https://developer.apple.com/documentation/swiftui/progressview
public struct ProgressView: View, Primitive {
  private let title: String
  // https://developer.apple.com/documentation/swiftui/progressview/init(_:)
  public init<S: StringProtocol>(_ title: S) { self.title = String(title) }
  public var body: Never { fatalError() }
  func nodes(_ context: Context) -> [Node] { [context.node(.text, title)] }
}
