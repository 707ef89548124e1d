// https://developer.apple.com/documentation/swiftui/uihostingcontroller
@MainActor
open class UIHostingController<Content: View>: UIViewController {
  @_spi(User) public private(set) lazy var graph = Graph { [weak self] in
    self.map { AnyView($0.rootView) } ?? AnyView(EmptyView())
  }

  // https://developer.apple.com/documentation/swiftui/uihostingcontroller/rootview
  open var rootView: Content {
    didSet { graph.changed() }
  }

  // https://developer.apple.com/documentation/swiftui/uihostingcontroller/init(rootview:)
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  // https://developer.apple.com/documentation/swiftui/uihostingcontroller/init(coder:)
  public required init?(coder: NSCoder) { nil }

  // https://developer.apple.com/documentation/swiftui/uihostingcontroller/viewdidload()
  open override func viewDidLoad() {
    super.viewDidLoad()
    graph.draw()
  }
}
