/// A sheet or an alert, from the moment it is shown to the moment it is gone.
@_spi(User) @MainActor
public final class Layer {
  enum Kind: Equatable {
    case sheet
    case cover
    case alert(String)
  }
  enum Phase { case coming, up, held, going }

  public var isModal: Bool { kind == .sheet || kind == .cover }

  let kind: Kind
  let id: AnyHashable
  let owner: Int
  var phase = Phase.coming
  var content: AnyView
  let environment: EnvironmentValues
  var clear: @MainActor () -> Void
  var onDismiss: (() -> Void)?
  var isThrown = false
  public internal(set) var nodes: [Node] = []
  public internal(set) var isHeldFast = false
  var above: Layer?

  init(
    _ kind: Kind, id: AnyHashable, owner: Int, environment: EnvironmentValues,
    content: AnyView, clear: @escaping @MainActor () -> Void,
    onDismiss: (() -> Void)?
  ) {
    (self.kind, self.id, self.owner, self.environment) = (kind, id, owner, environment)
    (self.content, self.clear, self.onDismiss) = (content, clear, onDismiss)
  }
}
