/// A person with a finger: only what SwiftUI lets through.
@_spi(User) @MainActor
public struct Person {
  public struct Missing: Error, CustomStringConvertible {
    public let description: String
  }

  public let graph: Graph
  public init(of graph: Graph) { self.graph = graph }

  public var layers: [Layer] {
    var found: [Layer] = []
    var next = graph.top
    while let layer = next {
      found.append(layer)
      next = layer.above
    }
    return found
  }
  public var sheets: [Layer] { layers.filter(\.isModal) }
  private var alertLayer: Layer? { layers.last.flatMap { $0.isModal ? nil : $0 } }
  public var alert: String? {
    if case .alert(let title) = alertLayer?.kind { title } else { nil }
  }
  public var answers: [String] { alertLayer?.nodes.map(\.label) ?? [] }
  public var tabs: Node? { graph.nodes.first { $0.kind == .tabs } }
  public var selectedTab: AnyHashable? { tabs?.tabs?.selected }

  public var stacks: [Node] {
    let bases =
      tabs?.children.filter { $0.kind == .stack } ?? graph.nodes.filter { $0.kind == .stack }
    return bases + sheets.flatMap { $0.nodes.filter { $0.kind == .stack } }
  }

  public var front: Node? {
    if let sheet = sheets.last { return sheet.nodes.first { $0.kind == .stack } }
    if let tabs { return tabs.children.first { $0.tag == tabs.tabs?.selected } }
    return graph.nodes.first { $0.kind == .stack }
  }
  public var screen: Node.Screen? { front?.screens.last }
  public var controls: [Node] {
    (screen.map { $0.toolbar + $0.nodes } ?? []).filter { $0.kind != .text }
  }

  public func text(of node: Node) -> String { graph.texts[node.path] ?? "" }

  private func control(_ id: String, in screen: Node.Screen?) throws -> Node {
    guard let screen,
      let node = (screen.toolbar + screen.nodes).first(where: {
        $0.identifier == id && $0.kind != .text
      })
    else { throw Missing(description: "there is no \(id)") }
    guard node.isEnabled else { throw Missing(description: "\(id) is disabled") }
    return node
  }

  private func requireRest() throws {
    guard alert == nil, !graph.isMoving else {
      throw Missing(description: "an alert is up, or something moves")
    }
  }

  public func tap(_ id: String) throws {
    try requireRest()
    try control(id, in: screen).action?()
  }

  /// Touches what was drawn, whatever has happened since.
  public func touch(_ node: Node) throws {
    guard let action = node.action else { throw Missing(description: "it takes no touch") }
    action()
  }

  /// A touch that comes too late: on a screen as it was drawn before.
  public func tap(_ id: String, on screen: Node.Screen?) throws {
    try control(id, in: screen).action?()
  }

  public func type(_ text: String, into id: String) throws {
    try requireRest()
    let node = try control(id, in: screen)
    guard let write = node.write else { throw Missing(description: "\(id) is no field") }
    if node.kind == .picker, !node.options.contains(text) {
      throw Missing(description: "\(id) has no \(text)")
    }
    graph.texts[node.path] = text
    write(text)
  }

  /// A touch that comes too late: in a field as it was drawn before.
  public func typeLate(_ text: String, into node: Node) {
    graph.texts[node.path] = text
    node.write?(text)
  }

  public func answer(_ label: String) throws {
    guard let layer = alertLayer, layer.phase == .up,
      let button = layer.nodes.first(where: { $0.label == label })
    else { throw Missing(description: "no alert is up with \(label)") }
    graph.answer(layer) { button.action?() }
  }

  private var canTouchBar: Bool {
    alert == nil && !graph.isMoving && layers.allSatisfy { $0.phase == .up }
  }

  @discardableResult
  public func back(_ count: Int = 1) -> Bool {
    guard canTouchBar, let stack = front?.stack, stack.path.count >= count, !stack.isHeld,
      screen?.hidesBack == false
    else { return false }
    stack.pop(count, in: graph)
    return true
  }

  @discardableResult
  public func beginSwipeBack(anywhere: Bool = false) -> Bool {
    let isOn =
      screen?.hidesBack == false || anywhere && graph.quirks.contains(.swipesWithoutBackButton)
    guard isOn, canTouchBar, let stack = front?.stack, !stack.path.isEmpty, !stack.isHeld else {
      return false
    }
    stack.hold(in: graph)
    return true
  }

  /// What the system's Back button reads, or the one that is there instead.
  public var backLabel: String? {
    guard let screens = front?.screens, screens.count > 1 else { return nil }
    guard screens.last?.hidesBack == true else { return screens[screens.count - 2].title }
    return screens.last?.toolbar.first { $0.identifier == "BackButton" }?.label
  }

  @discardableResult
  public func beginPull() -> Bool {
    guard canTouchBar, let sheet = layers.last, sheet.kind == .sheet, !sheet.isHeldFast else {
      return false
    }
    sheet.phase = .held
    return true
  }

  public func letGo(cancelled: Bool = false) {
    for node in stacks where node.stack?.isHeld ?? false {
      node.stack?.letGo(cancelled: cancelled, in: graph)
    }
    for layer in layers where layer.phase == .held {
      layer.phase = .up
      if cancelled { graph.changed() } else { graph.throwDown(layer) }
    }
  }

  @discardableResult
  public func swipeBack() -> Bool {
    guard beginSwipeBack() else { return false }
    letGo()
    return true
  }

  @discardableResult
  public func swipeDown() -> Bool {
    guard beginPull() else { return false }
    letGo()
    return true
  }

  /// The gesture of VoiceOver that goes back, or closes: it asks nobody.
  @discardableResult
  public func scrub() -> Bool {
    guard canTouchBar, let stack = front?.stack, !stack.isHeld else { return false }
    if !stack.path.isEmpty {
      stack.pop(1, in: graph)
      return true
    }
    guard let modal = layers.last else { return false }
    graph.throwDown(modal)
    return true
  }

  /// SwiftUI selects first, and tells afterwards; also when the tab was selected.
  @discardableResult
  public func tapTab(_ tag: AnyHashable) -> Bool {
    guard layers.isEmpty, let state = tabs?.tabs else { return false }
    if state.selected == tag, graph.quirks.contains(.popsOnRetap), let stack = front?.stack,
      !stack.path.isEmpty, !stack.isMoving, !stack.isHeld
    {
      stack.pop(stack.path.count, in: graph)
    }
    state.selected = tag
    state.write(tag)
    return true
  }

  public func open(_ url: URL) { for opener in graph.openers { opener(url) } }
}
