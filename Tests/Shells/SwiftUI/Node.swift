/// What is drawn, as a person sees it.
@_spi(User) @MainActor
public struct Node {
  public enum Kind { case text, button, field, secureField, toggle, picker, stack, tabs }
  public struct Screen {
    public let element: AnyHashable?
    public let title: String?
    public let hidesBack: Bool
    public let toolbar: [Node]
    public let nodes: [Node]
  }

  public let kind: Kind
  let path: Int
  public let label: String
  public let isEnabled: Bool
  public var identifier: String?
  var action: (@MainActor () -> Void)?
  var role: String?
  var write: (@MainActor (String) -> Void)?
  public internal(set) var tag: AnyHashable?
  public var tabLabel: String?
  public var badge: String?
  public var options: [String] = []
  var isUnborn = false
  public var screens: [Screen] = []
  public var leaving: [Screen] = []
  public internal(set) var stack: StackState?
  var tabs: TabsState?
  public var children: [Node] = []

  public var isControl: Bool { ![.text, .stack, .tabs].contains(kind) }

  init(kind: Kind, path: Int, label: String, isEnabled: Bool) {
    (self.kind, self.path, self.label, self.isEnabled) = (kind, path, label, isEnabled)
  }
}
