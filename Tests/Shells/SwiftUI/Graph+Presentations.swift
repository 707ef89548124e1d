/// What is presented, one step at a time.
extension Graph {
  /// Takes one step from what is presented to what is asked for.
  func present() {
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
}
