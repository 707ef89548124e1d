// https://developer.apple.com/documentation/swiftui/zstack
public struct ZStack<Content: View>: View, Primitive {
  private let content: Content
  // https://developer.apple.com/documentation/swiftui/zstack/init(content:)
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: Never { fatalError() }
  func nodes(_ context: Context) -> [Node] { context.draw(content, "zstack") }
}

// https://developer.apple.com/documentation/swiftui/foreach
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let content: (Data.Element) -> Content
}

extension ForEach: View where Content: View {
  public var body: Never { fatalError() }
  // https://developer.apple.com/documentation/swiftui/foreach/init(_:content:)
  public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, id: \.id, content: content)
  }
  // https://developer.apple.com/documentation/swiftui/foreach/init(_:id:content:)
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

// https://developer.apple.com/documentation/swiftui/list
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
  // https://developer.apple.com/documentation/swiftui/list/init(content:)
  public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }
  // https://developer.apple.com/documentation/swiftui/list/init(_:rowcontent:)
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent))
  }
}

// https://developer.apple.com/documentation/swiftui/form
public struct Form<Content: View>: View, Primitive {
  private let content: Content
  // https://developer.apple.com/documentation/swiftui/form/init(content:)
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: Never { fatalError() }
  func nodes(_ context: Context) -> [Node] {
    var context = context
    context.isLazy = true
    return context.draw(content, "form")
  }
}

// https://developer.apple.com/documentation/swiftui/section
public struct Section<Parent: View, Content: View, Footer: View>: View, Primitive {
  private let content: Content
  public var body: Never { fatalError() }
  func nodes(_ context: Context) -> [Node] { context.draw(content, "section") }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  // https://developer.apple.com/documentation/swiftui/section/init(content:)
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
