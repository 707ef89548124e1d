// https://developer.apple.com/documentation/swiftui/viewbuilder
@resultBuilder @MainActor
public struct ViewBuilder {
  // https://developer.apple.com/documentation/swiftui/viewbuilder/buildexpression(_:)
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  // https://developer.apple.com/documentation/swiftui/viewbuilder/buildblock()
  public static func buildBlock() -> EmptyView { EmptyView() }
  // https://developer.apple.com/documentation/swiftui/viewbuilder/buildblock(_:)
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  // https://developer.apple.com/documentation/swiftui/viewbuilder/buildblock(_:)
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var children: [any View] = []
    repeat children.append(each content)
    return TupleView(children)
  }
  // https://developer.apple.com/documentation/swiftui/viewbuilder/buildif(_:)
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  // https://developer.apple.com/documentation/swiftui/viewbuilder/buildeither(first:)
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> { .init(storage: .first(first)) }
  // https://developer.apple.com/documentation/swiftui/viewbuilder/buildeither(second:)
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> { .init(storage: .second(second)) }
  // https://developer.apple.com/documentation/swiftui/viewbuilder/buildlimitedavailability(_:)
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

// https://developer.apple.com/documentation/swiftui/emptyview
public struct EmptyView: View, Primitive {
  // https://developer.apple.com/documentation/swiftui/emptyview/init()
  public init() {}
  public var body: Never { fatalError() }
  func nodes(_ context: Context) -> [Node] { [] }
}

/// `T` is what the compiler sees; the children are kept apart.
// https://developer.apple.com/documentation/swiftui/tupleview
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

// https://developer.apple.com/documentation/swiftui/anyview
public struct AnyView: View, Primitive {
  private let view: any View
  // https://developer.apple.com/documentation/swiftui/anyview/init(_:)
  public init<V: View>(_ view: V) { self.view = view }
  public var body: Never { fatalError() }
  func nodes(_ context: Context) -> [Node] { context.draw(view, ObjectIdentifier(type(of: view))) }
}
