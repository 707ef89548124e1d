nonisolated extension FlowMap {
  /// What somebody did, and what it did: for the question which ways were taken.
  public struct Step: Hashable, Sendable {
    public let from: Place.Kind
    public let act: String
    public let move: Move
    public let to: Place.Kind

    /// The act at one spot, by its name there, and the spot that it led to.
    @MainActor
    public init(_ act: String, from old: FlowSpot, to new: FlowSpot) {
      from = old.place
      self.act = act
      move = new.move(since: old)
      to = new.place
    }
  }

  /// The shortest script that leads to a place; nothing when it is not on the map.
  public func script(to name: String) -> [FlowAct]? { place(name)?.script }

  /// Places that nobody comes away from: nothing leaves, switches, or leads to another place.
  public var deadEnds: [String] {
    places.map(\.name).filter { name in
      ways(from: name).allSatisfy { $0.move.hasTarget && ($0.to == name || $0.move == .stays) }
    }
  }

  /// Places from which nobody comes back to where the launch leads.
  public var oneWays: [String] {
    guard let launch = places.first else { return [] }
    var callers: [String: Set<String>] = [:]
    for way in ways {
      if let to = way.to { callers[to, default: []].insert(way.from) }
      // What leaves returns to whoever led there; a tab may be at any place of the session.
      let isReturn = way.move == .leaves || way.move == .closes
      for other in ways where isReturn && other.to == way.from {
        callers[other.from, default: []].insert(way.from)
      }
      for tab in places where way.move == .switches && tab.forms.contains(.tab) {
        callers[tab.name, default: []].insert(way.from)
      }
    }
    var home: Set<String> = [launch.name]
    var rest = [launch.name]
    while let name = rest.popLast() {
      for caller in callers[name] ?? [] where home.insert(caller).inserted { rest.append(caller) }
    }
    return places.map(\.name).filter { !home.contains($0) }
  }

  /// Acts that do not always do the same, with each outcome: something else than the place decides,
  /// such as what was typed, or what a service answers.
  public var undecided: [[Way]] {
    var groups: [[Way]] = []
    for way in ways {
      let index = groups.firstIndex { $0[0].from == way.from && $0[0].act == way.act }
      if let index { groups[index].append(way) } else { groups.append([way]) }
    }
    return groups.filter { group in
      group.contains { way in
        group.contains {
          $0.outcome != way.outcome && !$0.situations.isDisjoint(with: way.situations)
        }
      }
    }
  }

  /// The ways that none of these steps took.
  public func untaken(by steps: some Sequence<Step>) -> [Way] {
    let taken = Set(steps.map { key($0.from.description, $0.act, $0.move, $0.to.description) })
    let kinds = Dictionary(uniqueKeysWithValues: places.map { ($0.name, $0.kind.description) })
    return ways.filter { way in
      let to = way.to.flatMap { kinds[$0] } ?? ""
      return !taken.contains(key(kinds[way.from] ?? "", way.act, way.move, to))
    }
  }

  /// The steps that no way of the map is: none, unless the map lacks something.
  public func unknown(among steps: some Sequence<Step>) -> [Step] {
    let kinds = Dictionary(uniqueKeysWithValues: places.map { ($0.name, $0.kind.description) })
    let known = Set(
      ways.map { key(kinds[$0.from] ?? "", $0.act, $0.move, $0.to.flatMap { kinds[$0] } ?? "") })
    return steps.filter {
      !known.contains(key($0.from.description, $0.act, $0.move, $0.to.description))
    }
  }

  private func key(_ from: String, _ act: String, _ move: Move, _ to: String) -> [String] {
    [from, act, move.rawValue, move.hasTarget ? to : ""]
  }
}

nonisolated extension FlowMap.Step: CustomStringConvertible {
  /// `home: tap profile pushes user`.
  public var description: String {
    let target = move.hasTarget && move != .stays ? " \(to.screen)" : ""
    return "\(from.screen)\(from.alert.map { ": \($0)" } ?? ""): \(act) \(move)\(target)"
  }
}
