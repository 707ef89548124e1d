import Coordination

/// The coordinators of the tree, kept up to date event by event: each costs what it changes.
struct Roster {
  /// In the order of their numbers, so that parents stand before their children.
  private(set) var coordinators: [AppState.Coordinator] = []
  /// The coordinator of each screen that is shown, and the screens of each coordinator.
  private var owners: [Int: Int] = [:]
  private var screens: [Int: [Int]] = [:]
  /// The coordinator of the front screen.
  private(set) var front: Int?
  private(set) var outline = Outline()

  /// What has happened, and the number of the front screen.
  mutating func take(_ events: [LogEntry], front screen: Int?) {
    var ended: Set<Int> = []
    for event in events {
      guard let id = event.id else { continue }
      switch event.kind {
      case .started:
        outline.start(id, event.coordinator ?? "", under: event.parent)
        coordinators.append(
          AppState.Coordinator(
            id: id, name: event.coordinator ?? "", parent: event.parent, segments: [],
            ownsFront: false))
      case .shown: show(event, id)
      case .removed: remove(event, id)
      case .completed, .cancelled: ended.insert(id)
      case .selected, .alert, .answered, .refused, .dropped: break
      }
    }
    drop(ended)
    mark(screen.flatMap { owners[$0] })
  }

  /// Who has started the first of those that were started.
  func starter(in events: [LogEntry]) -> String? {
    events.started.first?.parent.flatMap(outline.name)
  }

  private mutating func show(_ event: LogEntry, _ id: Int) {
    guard let screen = event.screen, let place = coordinators.place(of: id) else { return }
    owners[screen] = id
    screens[id, default: []].append(screen)
    coordinators[place].segments.append(event.segment ?? "")
  }

  private mutating func remove(_ event: LogEntry, _ id: Int) {
    guard let screen = event.screen, owners.removeValue(forKey: screen) != nil,
      let place = coordinators.place(of: id), let index = screens[id]?.lastIndex(of: screen)
    else { return }
    screens[id]?.remove(at: index)
    coordinators[place].segments.remove(at: index)
  }

  private mutating func drop(_ ended: Set<Int>) {
    // Children have higher numbers than their parents, and go before them.
    for id in ended.sorted(by: >) {
      screens[id] = nil
      outline.end(id)
    }
    // Of many, all in one go.
    if ended.count > 8 {
      coordinators.removeAll { ended.contains($0.id) }
    } else {
      for id in ended {
        if let place = coordinators.place(of: id) { coordinators.remove(at: place) }
      }
    }
  }

  private mutating func mark(_ owner: Int?) {
    guard owner != front else { return }
    for (id, isFront) in [(front, false), (owner, true)] {
      if let place = id.flatMap({ coordinators.place(of: $0) }) {
        coordinators[place].ownsFront = isFront
      }
    }
    front = owner
  }
}

extension [AppState.Coordinator] {
  /// Where the one with a number stands, among those in the order of their numbers.
  func place(of id: Int) -> Int? {
    var range = startIndex..<endIndex
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      if self[middle].id == id { return middle }
      range = self[middle].id < id ? (middle + 1)..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }
}
