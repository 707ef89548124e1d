extension View {
  func modified(_ change: @escaping @MainActor (Self, Context) -> [Node]) -> some View {
    Modified(content: self, change: change)
  }

  // https://developer.apple.com/documentation/swiftui/view/modifier(_:)
  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }

  // https://developer.apple.com/documentation/swiftui/view/id(_:)
  public func id<ID: Hashable>(_ id: ID) -> some View {
    modified { view, context in context.draw(view, AnyHashable(id)) }
  }

  // https://developer.apple.com/documentation/swiftui/view/tag(_:)
  public func tag<V: Hashable>(_ tag: V) -> some View {
    modified { view, context in
      context.draw(view, "tag").map { node in
        var node = node
        node.tag = AnyHashable(tag)
        return node
      }
    }
  }

  // https://developer.apple.com/documentation/swiftui/view/disabled(_:)
  public func disabled(_ disabled: Bool) -> some View {
    modified { view, context in
      var context = context
      context.isEnabled = context.isEnabled && !disabled
      return context.draw(view, "disabled")
    }
  }

  // https://developer.apple.com/documentation/swiftui/view/accessibilityidentifier(_:)
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    modified { view, context in
      context.draw(view, "identifier").map { node in
        var node = node
        node.identifier = identifier
        return node
      }
    }
  }

  // https://developer.apple.com/documentation/swiftui/view/textinputautocapitalization(_:)
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }

  // https://developer.apple.com/documentation/swiftui/view/foregroundstyle(_:)
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }

  // https://developer.apple.com/documentation/swiftui/view/autocorrectiondisabled(_:)
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  // https://developer.apple.com/documentation/swiftui/view/environment(_:_:)
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modified { view, context in
      var context = context
      context.environment[keyPath: keyPath] = value
      return context.draw(view, "environment")
    }
  }

  // https://developer.apple.com/documentation/swiftui/view/transformenvironment(_:transform:)
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

// https://developer.apple.com/documentation/swiftui/shapestyle
public protocol ShapeStyle: Sendable {}
// https://developer.apple.com/documentation/swiftui/color
public struct Color: ShapeStyle {
  // https://developer.apple.com/documentation/swiftui/color/red
  public static let red = Color()
}

extension ShapeStyle where Self == Color {
  // https://developer.apple.com/documentation/swiftui/shapestyle/red
  public static var red: Color { Color.red }
}

// https://developer.apple.com/documentation/swiftui/textinputautocapitalization
public struct TextInputAutocapitalization: Sendable {
  // https://developer.apple.com/documentation/swiftui/textinputautocapitalization/never
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization() }
}
