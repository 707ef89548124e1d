@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

public struct _ViewModifier_Content<Modifier: ViewModifier>: View, Primitive {
  let view: any View
  public var body: Never { fatalError() }
  func nodes(_ context: Context) -> [Node] { context.draw(view, "content") }
}

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

extension View {
  func modified(_ change: @escaping @MainActor (Self, Context) -> [Node]) -> some View {
    Modified(content: self, change: change)
  }

  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }

  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modified { view, context in
      var context = context
      context.environment[keyPath: keyPath] = value
      return context.draw(view, "environment")
    }
  }

  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modified { view, context in
      var context = context
      transform(&context.environment[keyPath: keyPath])
      return context.draw(view, "environment")
    }
  }

  public func id<ID: Hashable>(_ id: ID) -> some View {
    modified { view, context in context.draw(view, AnyHashable(id)) }
  }

  public func disabled(_ disabled: Bool) -> some View {
    modified { view, context in
      var context = context
      context.isEnabled = context.isEnabled && !disabled
      return context.draw(view, "disabled")
    }
  }

  public func tag<V: Hashable>(_ tag: V) -> some View {
    modified { view, context in
      context.draw(view, "tag").map { node in
        var node = node
        node.tag = AnyHashable(tag)
        return node
      }
    }
  }

  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    let label = label()
    return modified { view, context in
      let words = context.draw(label, "tabItem").first?.label
      return context.draw(view, "tab").map { node in
        var node = node
        node.tabLabel = words
        return node
      }
    }
  }

  public func accessibilityIdentifier(_ identifier: String) -> some View {
    modified { view, context in
      context.draw(view, "identifier").map { node in
        var node = node
        node.identifier = identifier
        return node
      }
    }
  }

  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    modified { view, context in
      context.screen?.title = String(title)
      return context.draw(view, "title")
    }
  }

  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    modified { view, context in
      if hidesBackButton { context.screen?.hidesBack = true }
      return context.draw(view, "back")
    }
  }

  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    let content = content()
    return modified { view, context in
      let items = content.items.enumerated().flatMap { context.draw($1, "toolbar\($0)") }
      context.screen?.toolbar += items
      return context.draw(view, "toolbar")
    }
  }

  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modified { view, context in
      if isDisabled { context.layer?.isHeldFast = true }
      return context.draw(view, "dismiss")
    }
  }

  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modified { view, context in
      if context.isLazy {
        context.graph.fault("a navigationDestination inside of a lazy container is ignored")
      } else if let stack = context.stack {
        if stack.destinations[ObjectIdentifier(data)] != nil {
          context.graph.fault(
            "a navigationDestination for \(data) was declared earlier on the stack")
        }
        stack.destinations[ObjectIdentifier(data)] = { ($0 as? D).map { destination($0) } }
      } else {
        context.graph.fault("a navigationDestination outside of a stack")
      }
      return context.draw(view, "destination")
    }
  }

  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modified { view, context in
      let value = item.wrappedValue
      context.graph.request(
        context.at("sheet"), .sheet, id: value.map { AnyHashable($0.id) },
        content: value.map { AnyView(content($0)) }, clear: { item.wrappedValue = nil },
        onDismiss: onDismiss)
      return context.draw(view, "sheeted")
    }
  }

  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modified { view, context in
      let value = item.wrappedValue
      context.graph.request(
        context.at("cover"), .cover, id: value.map { AnyHashable($0.id) },
        content: value.map { AnyView(content($0)) }, clear: { item.wrappedValue = nil },
        onDismiss: onDismiss)
      return context.draw(view, "covered")
    }
  }

  public func badge(_ label: Text?) -> some View {
    modified { view, context in
      context.draw(view, "badge").map { node in
        var node = node
        node.badge = label?.words
        return node
      }
    }
  }

  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }

  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }

  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modified { view, context in
      let isUp = isPresented.wrappedValue
      context.graph.request(
        context.at("sheet"), .sheet, id: isUp ? AnyHashable(true) : nil,
        content: isUp ? AnyView(content()) : nil,
        clear: { isPresented.wrappedValue = false }, onDismiss: onDismiss)
      return context.draw(view, "sheeted")
    }
  }

  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    modified { view, context in
      let isUp = isPresented.wrappedValue && data != nil
      context.graph.request(
        context.at("alert"), .alert(String(title)), id: isUp ? AnyHashable(true) : nil,
        content: data.flatMap { isUp ? AnyView(actions($0)) : nil },
        clear: { isPresented.wrappedValue = false }, onDismiss: nil)
      return context.draw(view, "alerted")
    }
  }

  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(title, isPresented: isPresented, presenting: true) { _ in
      actions()
    } message: { _ in
      EmptyView()
    }
  }

  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modified { view, context in
      context.graph.appearing[context.path, default: ([], [])].appear.append { action?() }
      return context.draw(view, "appear")
    }
  }

  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modified { view, context in
      context.graph.appearing[context.path, default: ([], [])].disappear.append { action?() }
      return context.draw(view, "disappear")
    }
  }

  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View {
    modified { view, context in
      let old = context.graph.watched[context.path] as? V
      context.graph.watched[context.path] = value
      if let old, old != value { context.graph.afterwards.append { action(old, value) } }
      if old == nil, initial { context.graph.afterwards.append { action(value, value) } }
      return context.draw(view, "change")
    }
  }

  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View {
    modified { view, context in
      let context = context.at("task")
      context.graph.keep(value, at: context.path, action)
      return context.draw(view, "tasked")
    }
  }

  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modified { view, context in
      context.graph.openers.append(action)
      return context.draw(view, "open")
    }
  }
}

public protocol ShapeStyle: Sendable {}
public struct Color: ShapeStyle {
  public static let red = Color()
}
extension ShapeStyle where Self == Color {
  public static var red: Color { Color.red }
}

public struct TextInputAutocapitalization: Sendable {
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization() }
}

@MainActor public protocol ToolbarContent { var items: [any View] { get } }
public struct ToolbarItemPlacement: Sendable {
  public static let topBarLeading = ToolbarItemPlacement()
  public static let cancellationAction = ToolbarItemPlacement()
}
public struct ToolbarItem<Content: View>: ToolbarContent {
  private let content: Content
  public init(placement: ToolbarItemPlacement, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  public var items: [any View] { [content] }
}
public struct _ConditionalToolbar<First: ToolbarContent, Second: ToolbarContent>: ToolbarContent {
  public let items: [any View]
}
extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  public var items: [any View] { self?.items ?? [] }
}
@resultBuilder @MainActor
public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> _ConditionalToolbar<First, Second> { .init(items: first.items) }
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> _ConditionalToolbar<First, Second> { .init(items: second.items) }
}
