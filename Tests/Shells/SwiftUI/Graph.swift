/// Where in the hierarchy something is drawn, and what it inherits from there.
@MainActor
struct Context {
  let graph: Graph
  /// A number for the place in the hierarchy: the same in each drawing.
  var path = 0
  var environment = EnvironmentValues()
  var isEnabled = true
  var isLazy = false
  var stack: StackState?
  var screen: ScreenTraits?
  var layer: LayerTraits?
  /// The sheet whose content this is part of.
  var sheet: Layer?

  func at(_ key: some Hashable) -> Context {
    var copy = self
    copy.path = graph.place(key, in: path)
    return copy
  }

  func draw(_ view: any View, _ key: some Hashable) -> [Node] {
    let inner = at(key)
    return inner.open(view)
  }

  private func open<V: View>(_ view: V) -> [Node] {
    if let primitive = view as? any Primitive { return primitive.nodes(self) }
    let inner = at(ObjectIdentifier(V.self))
    graph.install(view, inner)
    return inner.draw(view.body, "body")
  }

  func node(_ kind: Node.Kind, _ label: String) -> Node {
    Node(kind: kind, path: path, label: label, isEnabled: isEnabled)
  }

  func field(_ label: any View, _ text: Binding<String>, isSecure: Bool) -> [Node] {
    let words = draw(label, "label").first?.label ?? ""
    var node = node(isSecure ? .secureField : .field, words)
    graph.texts[path] = text.wrappedValue
    graph.visitedTexts.insert(path)
    node.write = { text.wrappedValue = $0 }
    return [node]
  }
}

/// Collected while a layer is drawn.
@MainActor
final class LayerTraits {
  var isHeldFast = false
}

/// What is drawn, as a person sees it.
@_spi(User) @MainActor
public struct Node {
  public enum Kind { case text, button, field, secureField, stack, tabs }
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
  var isUnborn = false
  public var screens: [Screen] = []
  public var leaving: [Screen] = []
  public internal(set) var stack: StackState?
  var tabs: TabsState?
  public var children: [Node] = []

  public var isControl: Bool { [.button, .field, .secureField].contains(kind) }

  init(kind: Kind, path: Int, label: String, isEnabled: Bool) {
    (self.kind, self.path, self.label, self.isEnabled) = (kind, path, label, isEnabled)
  }
}

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

/// All that SwiftUI keeps between two drawings.
@_spi(User) @MainActor
public final class Graph {
  /// What SwiftUI does in some versions, or may do.
  public enum Quirk: CaseIterable, Sendable {
    /// The path is set when an animation has ended, not when it begins.
    case setsPathAtTheEnd
    /// The path is set when a finger begins to pull, and not set back when it lets go too early.
    case setsPathAtBegin
    /// One tap on Back is told twice: <https://github.com/pointfreeco/swift-navigation/issues/10>.
    case setsPathTwice
    /// After a change of the path SwiftUI writes it back.
    case writesPathBack
    /// SwiftUI reads the path and takes from its end, so that what is read has to be true at that
    /// moment: <https://github.com/pointfreeco/swift-composable-architecture/issues/2058>.
    case removesFromPath
    /// A binding is cleared before the action of an alert runs.
    case clearsBeforeAction
    /// An alert that was answered comes again only after its binding was once read as false:
    /// <https://github.com/pointfreeco/swift-composable-architecture/issues/3272>.
    case needsFalseBetween
    /// What is to be presented while something else goes is dropped until its binding changes:
    /// <https://github.com/pointfreeco/swift-composable-architecture/issues/1991>,
    /// <https://github.com/writefreely/writefreely-swiftui-multiplatform/issues/23>.
    case dropsWhileGoing
    /// A sheet's binding is cleared when the finger lets go, not when the sheet has gone.
    case clearsAtLetGo
    /// `onDismiss` is called for the lowest modal that goes, and not for those above it.
    case dismissesOnce
    /// A second tap on a tab pops its stack; elsewhere nothing happens to it:
    /// <https://github.com/canopas/UIPilot/issues/63>.
    case popsOnRetap
    /// The swipe from anywhere that iOS 26 has does not go with the Back button: SwiftUI turns it on
    /// and has nothing to turn it off, <https://github.com/NativePHP/mobile-air/pull/481>.
    case swipesWithoutBackButton
    /// A path that changes while the stack moves is taken for seen:
    /// <https://github.com/swiftlang/swift/issues/77088>,
    /// <https://github.com/pointfreeco/swift-composable-architecture/issues/2806>.
    case ignoresPathInMotion
  }

  struct Request {
    weak var sheet: Layer?
    let kind: Layer.Kind
    let id: AnyHashable?
    let environment: EnvironmentValues
    let content: AnyView?
    let clear: @MainActor () -> Void
    let onDismiss: (() -> Void)?
  }

  public var quirks: Set<Quirk> = []
  /// What the system keeps for the scene.
  public var sceneStorage: [String: Any] = [:]
  public var phase = ScenePhase.active {
    didSet { changed() }
  }
  public private(set) var faults: [String] = []
  public private(set) var animationCount = 0
  private var running: [@MainActor () -> Void] = []
  private var slots: [Int: [AnySlot]] = [:]
  /// Types of views that keep nothing and read nothing: looking into one takes its time.
  private var plain: Set<ObjectIdentifier> = []
  private var visited: Set<Int> = []
  private var stacks: [Int: StackState] = [:]
  private var tabBars: [Int: TabsState] = [:]
  private var requests: [Int: Request] = [:]
  private var order: [Int] = []
  /// What was dropped, or answered, and waits for its binding to be false or another.
  private var dropped: [Int: AnyHashable] = [:]
  var watched: [Int: Any] = [:]
  var appearing: [Int: (appear: [() -> Void], disappear: [() -> Void])] = [:]
  private var onScreen: [Int: [() -> Void]] = [:]
  var afterwards: [@MainActor () -> Void] = []
  var openers: [(URL) -> Void] = []
  var texts: [Int: String] = [:]
  var visitedTexts: Set<Int> = []
  public private(set) var nodes: [Node] = []
  /// What is presented over the root.
  public private(set) var top: Layer?
  private let root: @MainActor () -> AnyView
  private var isStale = true
  private var isDrawing = false
  private var isScheduled = false
  public private(set) var drawings = 0

  public init(_ root: @escaping @MainActor () -> AnyView) { self.root = root }

  public var isMoving: Bool { !running.isEmpty }
  func fault(_ sentence: String) { if !faults.contains(sentence) { faults.append(sentence) } }

  func run(_ end: @escaping @MainActor () -> Void) {
    animationCount += 1
    running.append(end)
  }

  func changed() {
    if isDrawing {
      return fault("Modifying state during view update, this will cause undefined behavior.")
    }
    isStale = true
    drawSoon()
  }

  /// Once, however many trackings fire: one that has not fired stays when the next is begun.
  private func drawSoon() {
    guard !isScheduled else { return }
    isScheduled = true
    Task { @MainActor [weak self] in
      self?.isScheduled = false
      self?.drawIfStale()
    }
  }

  private struct Key: Hashable {
    let parent: Int
    let key: AnyHashable
  }
  private var places: [Key: Int] = [:]

  func place(_ key: some Hashable, in parent: Int) -> Int {
    let key = Key(parent: parent, key: AnyHashable(key))
    if let place = places[key] { return place }
    places[key] = places.count + 1
    return places.count
  }

  func stack(at path: Int) -> StackState {
    visited.insert(path)
    let state = stacks[path] ?? StackState()
    stacks[path] = state
    return state
  }

  func tabs(at path: Int) -> TabsState {
    visited.insert(path)
    let state = tabBars[path] ?? TabsState()
    tabBars[path] = state
    return state
  }

  /// Gives the `@State` and `@Environment` of a view what they had at this place before.
  func install(_ view: Any, _ context: Context) {
    visited.insert(context.path)
    let type = ObjectIdentifier(type(of: view))
    guard !plain.contains(type) else { return }
    var new: [AnySlot] = []
    var isPlain = true
    defer { if isPlain { plain.insert(type) } }
    for child in Mirror(reflecting: view).children {
      if let environmental = child.value as? any Environmental {
        environmental.take(context.environment)
        isPlain = false
      }
      guard let stateful = child.value as? any Stateful else { continue }
      isPlain = false
      stateful.slot.graph = self
      new.append(stateful.slot)
    }
    if let old = slots[context.path], old.count == new.count {
      for (slot, kept) in zip(new, old) { slot.adopt(kept) }
    } else if !new.isEmpty {
      slots[context.path] = new
    }
  }

  func request(
    _ context: Context, _ kind: Layer.Kind, id: AnyHashable?,
    content: AnyView?, clear: @escaping @MainActor () -> Void,
    onDismiss: (() -> Void)?
  ) {
    requests[context.path] = Request(
      sheet: context.sheet, kind: kind, id: id, environment: context.environment, content: content,
      clear: clear,
      onDismiss: onDismiss)
    order.append(context.path)
  }

  private var tasks: [Int: (id: Any, task: Task<Void, Never>)] = [:]

  func keep<T: Equatable>(
    _ id: T, at path: Int, _ action: @escaping @isolated(any) @Sendable () async -> Void
  ) {
    visited.insert(path)
    if let old = tasks[path], (old.id as? T) == id { return }
    tasks[path]?.task.cancel()
    tasks[path] = (id, Task { await action() })
  }

  isolated deinit { for entry in tasks.values { entry.task.cancel() } }

  public func drawIfStale() { if isStale { draw() } }

  /// One frame.
  public func draw() {
    isStale = false
    isDrawing = true
    drawings += 1
    visited = []
    requests = [:]
    order = []
    openers = []
    appearing = [:]
    visitedTexts = []
    withObservationTracking {
      var context = Context(graph: self)
      context.environment.scenePhase = phase
      nodes = context.draw(root(), "root")
      drawLayer(top)
    } onChange: { [weak self] in
      MainActor.assumeIsolated {
        self?.isStale = true
        self?.drawSoon()
      }
    }
    isDrawing = false
    slots = slots.filter { visited.contains($0.key) }
    stacks = stacks.filter { visited.contains($0.key) }
    tabBars = tabBars.filter { visited.contains($0.key) }
    for (path, entry) in tasks where !visited.contains(path) {
      entry.task.cancel()
      tasks[path] = nil
    }
    texts = texts.filter { visitedTexts.contains($0.key) }
    tellAppearances()
    let actions = afterwards
    afterwards = []
    for action in actions { action() }
    present()
  }

  private func drawLayer(_ layer: Layer?) {
    guard let layer else { return }
    if let request = requests[layer.owner], request.id == layer.id, layer.isModal,
      let content = request.content
    {
      layer.content = content
      layer.clear = request.clear
    }
    if layer.isModal || layer.nodes.isEmpty {
      let traits = LayerTraits()
      var context = Context(graph: self)
      context.environment = layer.environment
      context.layer = traits
      context.sheet = layer
      layer.nodes = context.draw(layer.content, [AnyHashable(layer.owner), layer.id])
      layer.isHeldFast = traits.isHeldFast
    }
    drawLayer(layer.above)
  }

  private func tellAppearances() {
    let old = onScreen
    onScreen = appearing.mapValues(\.disappear)
    for (path, actions) in appearing where old[path] == nil {
      for action in actions.appear { action() }
    }
    for (path, actions) in old where appearing[path] == nil {
      for action in actions { action() }
    }
  }

  // MARK: Presentations

  /// Takes one step from what is presented to what is asked for.
  private func present() {
    for (path, id) in dropped where requests[path]?.id != id { dropped[path] = nil }
    var parent: Layer?
    var layer = top
    while let current = layer {
      let request = requests[current.owner]
      let isWanted = request?.id == current.id && dropped[current.owner] != current.id
      if !isWanted, current.phase == .up { return dismiss(current) }
      if current.phase != .up {
        noteDropped()
        return
      }
      parent = current
      layer = current.above
    }
    guard let next = order.first(where: { isFree($0, under: parent) }),
      let request = requests[next],
      let id = request.id, let content = request.content
    else { return }
    let new = Layer(
      request.kind, id: id, owner: next, environment: request.environment, content: content,
      clear: request.clear, onDismiss: request.onDismiss)
    if let parent { parent.above = new } else { top = new }
    run { [weak self, weak new] in
      if new?.phase == .coming { new?.phase = .up }
      self?.changed()
    }
    changed()
  }

  /// Whether something asks to be presented there that is not, on the top layer.
  private func isFree(_ path: Int, under parent: Layer?) -> Bool {
    guard let id = requests[path]?.id, dropped[path] != id else { return false }
    var layer = top
    while let current = layer {
      if current.owner == path { return false }
      layer = current.above
    }
    return requests[path]?.sheet === parent
  }

  private func noteDropped() {
    guard quirks.contains(.dropsWhileGoing) else { return }
    var layer = top
    var owners: [Int] = []
    while let current = layer {
      owners.append(current.owner)
      layer = current.above
    }
    for path in order {
      if let id = requests[path]?.id, !owners.contains(path) { dropped[path] = id }
    }
  }

  private func dismiss(_ layer: Layer) {
    layer.phase = .going
    run { [weak self] in self?.gone(layer) }
  }

  private func gone(_ layer: Layer) {
    if top === layer {
      top = nil
    } else {
      var below = top
      while let current = below, current.above !== layer { below = current.above }
      below?.above = nil
    }
    if layer.isThrown, !quirks.contains(.clearsAtLetGo) { layer.clear() }
    var next: Layer? = layer
    while let current = next {
      if let onDismiss = current.onDismiss { onDismiss() }
      next = quirks.contains(.dismissesOnce) ? nil : current.above
    }
    changed()
  }

  // MARK: What a finger does

  func throwDown(_ layer: Layer) {
    layer.isThrown = true
    if quirks.contains(.clearsAtLetGo) { layer.clear() }
    dismiss(layer)
  }

  func answer(_ layer: Layer, _ action: @MainActor () -> Void) {
    if quirks.contains(.clearsBeforeAction) { layer.clear() }
    action()
    if !quirks.contains(.clearsBeforeAction) { layer.clear() }
    if quirks.contains(.needsFalseBetween) { dropped[layer.owner] = layer.id }
    dismiss(layer)
    changed()
  }

  /// The oldest animation ends, and a frame is drawn if there is anything new.
  public func tick() {
    drawIfStale()
    if !running.isEmpty {
      running.removeFirst()()
      changed()
    }
    drawIfStale()
  }
}
