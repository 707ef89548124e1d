@_exported import Foundation
@_exported import Observation
@_exported import UIKit

@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
  public var body: Never { fatalError("a primitive view has no body") }
}

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

/// What the stand-in draws by itself.
@MainActor
protocol Primitive {
  func nodes(_ context: Context) -> [Node]
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

public struct Group<Content: View>: View, Primitive {
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: Never { fatalError() }
  func nodes(_ context: Context) -> [Node] { context.draw(content, "group") }
}

public struct VStack<Content: View>: View, Primitive {
  private let content: Content
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  public var body: Never { fatalError() }
  func nodes(_ context: Context) -> [Node] { context.draw(content, "vstack") }
}

public struct Form<Content: View>: View, Primitive {
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: Never { fatalError() }
  func nodes(_ context: Context) -> [Node] {
    var context = context
    context.isLazy = true
    return context.draw(content, "form")
  }
}

public struct ProgressView: View, Primitive {
  private let title: String
  public init<S: StringProtocol>(_ title: S) { self.title = String(title) }
  public var body: Never { fatalError() }
  func nodes(_ context: Context) -> [Node] { [context.node(.text, title)] }
}

public struct ZStack<Content: View>: View, Primitive {
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: Never { fatalError() }
  func nodes(_ context: Context) -> [Node] { context.draw(content, "zstack") }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let content: (Data.Element) -> Content
}

extension ForEach: View where Content: View {
  public var body: Never { fatalError() }
  public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, id: \.id, content: content)
  }
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: id, content: content)
  }
}

extension ForEach: Primitive where Content: View {
  func nodes(_ context: Context) -> [Node] {
    var seen: Set<ID> = []
    return data.flatMap { element in
      let id = element[keyPath: id]
      if !seen.insert(id).inserted {
        context.graph.fault("ForEach: the ID \(id) occurs multiple times")
      }
      return context.draw(content(element), id)
    }
  }
}

public struct List<SelectionValue: Hashable, Content: View>: View, Primitive {
  let content: Content
  public var body: Never { fatalError() }
  func nodes(_ context: Context) -> [Node] {
    var context = context
    context.isLazy = true
    return context.draw(content, "list")
  }
}
extension List where SelectionValue == Never {
  public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent))
  }
}

public struct Section<Parent: View, Content: View, Footer: View>: View, Primitive {
  private let content: Content
  public var body: Never { fatalError() }
  func nodes(_ context: Context) -> [Node] { context.draw(content, "section") }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

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

public struct ButtonRole: Equatable, Sendable {
  let name: String
  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
}

public struct Button<Label: View>: View, Primitive {
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let label: Label
  public var body: Never { fatalError() }

  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    (role, self.action, self.label) = (nil, action, label())
  }
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    (self.role, self.action, self.label) = (role, action, label())
  }
  func nodes(_ context: Context) -> [Node] {
    let words = context.draw(label, "label").first?.label ?? ""
    var node = context.node(.button, words)
    node.action = action
    node.role = role?.name
    return [node]
  }
}
extension Button where Label == Text {
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

public struct TextField<Label: View>: View, Primitive {
  let label: Label
  let text: Binding<String>
  public var body: Never { fatalError() }
  func nodes(_ context: Context) -> [Node] { context.field(label, text, isSecure: false) }
}
extension TextField where Label == Text {
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(label: Text(title), text: text)
  }
}

public struct SecureField<Label: View>: View, Primitive {
  let label: Label
  let text: Binding<String>
  public var body: Never { fatalError() }
  func nodes(_ context: Context) -> [Node] { context.field(label, text, isSecure: true) }
}
extension SecureField where Label == Text {
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(label: Text(title), text: text)
  }
}
