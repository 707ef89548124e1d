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
