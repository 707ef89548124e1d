extension View {
  func modified(_ change: @escaping @MainActor (Self, Context) -> [Node]) -> some View {
    Modified(content: self, change: change)
  }

  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }

  public func id<ID: Hashable>(_ id: ID) -> some View {
    modified { view, context in context.draw(view, AnyHashable(id)) }
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

  public func disabled(_ disabled: Bool) -> some View {
    modified { view, context in
      var context = context
      context.isEnabled = context.isEnabled && !disabled
      return context.draw(view, "disabled")
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
