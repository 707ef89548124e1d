@resultBuilder @MainActor
public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var children: [any View] = []
    repeat children.append(each content)
    return TupleView(children)
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> { .init(storage: .first(first)) }
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> { .init(storage: .second(second)) }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

public struct EmptyView: View, Primitive {
  public init() {}
  public var body: Never { fatalError() }
  func nodes(_ context: Context) -> [Node] { [] }
}

/// `T` is what the compiler sees; the children are kept apart.
public struct TupleView<T>: View, Primitive {
  private final class Box {
    let children: [any View]
    init(_ children: [any View]) { self.children = children }
  }
  private let box: Box
  init(_ children: [any View]) { box = Box(children) }
  public var body: Never { fatalError() }
  func nodes(_ context: Context) -> [Node] {
    box.children.enumerated().flatMap { context.draw($1, $0) }
  }
}

public struct _ConditionalContent<TrueContent: View, FalseContent: View>: View, Primitive {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }
  let storage: Storage
  public var body: Never { fatalError() }
  func nodes(_ context: Context) -> [Node] {
    switch storage {
    case .first(let view): context.draw(view, "true")
    case .second(let view): context.draw(view, "false")
    }
  }
}

extension Optional: View where Wrapped: View {
  public var body: Never { fatalError() }
}

extension Optional: Primitive where Wrapped: View {
  func nodes(_ context: Context) -> [Node] { map { context.draw($0, "some") } ?? [] }
}

public struct AnyView: View, Primitive {
  private let view: any View
  public init<V: View>(_ view: V) { self.view = view }
  public var body: Never { fatalError() }
  func nodes(_ context: Context) -> [Node] { context.draw(view, ObjectIdentifier(type(of: view))) }
}
