/// All that SwiftUI keeps between two drawings.
@_spi(User) @MainActor
public final class Graph {
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
  var stacks: [Int: StackState] = [:]
  private var tabBars: [Int: TabsState] = [:]
  var requests: [Int: Request] = [:]
  var order: [Int] = []
  /// What was dropped, or answered, and waits for its binding to be false or another.
  var dropped: [Int: AnyHashable] = [:]
  var watched: [Int: Any] = [:]
  var appearing: [Int: (appear: [() -> Void], disappear: [() -> Void])] = [:]
  private var onScreen: [Int: [() -> Void]] = [:]
  var afterwards: [@MainActor () -> Void] = []
  var openers: [(URL) -> Void] = []
  var texts: [Int: String] = [:]
  var visitedTexts: Set<Int> = []
  public private(set) var nodes: [Node] = []
  /// What is presented over the root.
  public internal(set) var top: Layer?
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
