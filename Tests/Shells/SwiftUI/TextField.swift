// https://developer.apple.com/documentation/swiftui/textfield
public struct TextField<Label: View>: View, Primitive {
  let label: Label
  let text: Binding<String>
  public var body: Never { fatalError() }
  func nodes(_ context: Context) -> [Node] { context.field(label, text, isSecure: false) }
}

extension TextField where Label == Text {
  // https://developer.apple.com/documentation/swiftui/textfield/init(_:text:)
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(label: Text(title), text: text)
  }
}

// https://developer.apple.com/documentation/swiftui/securefield
public struct SecureField<Label: View>: View, Primitive {
  let label: Label
  let text: Binding<String>
  public var body: Never { fatalError() }
  func nodes(_ context: Context) -> [Node] { context.field(label, text, isSecure: true) }
}

extension SecureField where Label == Text {
  // https://developer.apple.com/documentation/swiftui/securefield/init(_:text:)
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(label: Text(title), text: text)
  }
}
