// https://developer.apple.com/documentation/swiftui/view
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  // https://developer.apple.com/documentation/swiftui/view/body
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
  public var body: Never { fatalError("a primitive view has no body") }
}

/// What the stand-in draws by itself.
@MainActor
protocol Primitive {
  // https://developer.apple.com/documentation/swiftui/primitive/nodes(_:)
  func nodes(_ context: Context) -> [Node]
}
