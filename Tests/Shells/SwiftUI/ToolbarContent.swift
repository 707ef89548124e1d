// https://developer.apple.com/documentation/swiftui/toolbarcontent
// https://developer.apple.com/documentation/swiftui/toolbaritemplacement
@MainActor public protocol ToolbarContent { var _items: [any View] { get } }
public struct ToolbarItemPlacement: Sendable {
  // https://developer.apple.com/documentation/swiftui/toolbaritemplacement/topbarleading
  public static let topBarLeading = ToolbarItemPlacement()
  // https://developer.apple.com/documentation/swiftui/toolbaritemplacement/cancellationaction
  public static let cancellationAction = ToolbarItemPlacement()
}

// https://developer.apple.com/documentation/swiftui/toolbaritem
public struct ToolbarItem<Content: View>: ToolbarContent {
  private let content: Content
  // https://developer.apple.com/documentation/swiftui/toolbaritem/init(placement:content:)
  public init(placement: ToolbarItemPlacement, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  public var _items: [any View] { [content] }
}

public struct _ConditionalToolbar<First: ToolbarContent, Second: ToolbarContent>: ToolbarContent {
  public let _items: [any View]
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  public var _items: [any View] { self?._items ?? [] }
}

// https://developer.apple.com/documentation/swiftui/toolbarcontentbuilder
@resultBuilder @MainActor
public struct ToolbarContentBuilder {
  // https://developer.apple.com/documentation/swiftui/toolbarcontentbuilder/buildexpression(_:)
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }
  // https://developer.apple.com/documentation/swiftui/toolbarcontentbuilder/buildblock(_:)
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
  // https://developer.apple.com/documentation/swiftui/toolbarcontentbuilder/buildif(_:)
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
  // https://developer.apple.com/documentation/swiftui/toolbarcontentbuilder/buildeither(first:)
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> _ConditionalToolbar<First, Second> { .init(_items: first._items) }
  // https://developer.apple.com/documentation/swiftui/toolbarcontentbuilder/buildeither(second:)
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> _ConditionalToolbar<First, Second> { .init(_items: second._items) }
}
