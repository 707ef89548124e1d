@MainActor
open class UIHostingController<Content: View>: UIViewController {
  @_spi(User) public private(set) lazy var graph = Graph { [weak self] in
    self.map { AnyView($0.rootView) } ?? AnyView(EmptyView())
  }

  open var rootView: Content {
    didSet { graph.changed() }
  }

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    graph.draw()
  }
}
