@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
  public var body: Never { fatalError("a primitive view has no body") }
}

/// What the stand-in draws by itself.
@MainActor
protocol Primitive {
  func nodes(_ context: Context) -> [Node]
}
