/// A map in the making.
@MainActor
struct FlowSketch {
  private struct Place {
    let script: [FlowAct]
    let address: String
    var forms: Set<FlowMap.Place.Form> = []
    var situations: Set<String> = []
  }

  private struct Way: Hashable {
    let from: FlowMap.Place.Kind
    let act: String
    let move: FlowMap.Move
    let to: FlowMap.Place.Kind?
    let becomes: String?
  }

  private var order: [FlowMap.Place.Kind] = []
  private var places: [FlowMap.Place.Kind: Place] = [:]
  private var ways: [(way: Way, script: [FlowAct])] = []
  private var situations: [Way: Set<String>] = [:]
  private var gaps: [String] = []

  mutating func add(_ sight: FlowSight, _ script: [FlowAct]) {
    let kind = sight.spot.place
    if places[kind] == nil {
      order.append(kind)
      places[kind] = Place(script: script, address: sight.address)
    }
    places[kind]?.forms.insert(sight.spot.form)
    places[kind]?.situations.insert(sight.situation)
  }

  mutating func add(_ act: String, _ old: FlowSight, _ new: FlowSight, _ script: [FlowAct]) {
    let move = new.spot.move(since: old.spot)
    let way = Way(
      from: old.spot.place, act: act, move: move, to: move.hasTarget ? new.spot.place : nil,
      becomes: new.situation == old.situation ? nil : new.situation)
    if situations[way] == nil { ways.append((way, script)) }
    situations[way, default: []].insert(old.situation)
  }

  mutating func leaveOut(_ sentence: String) {
    if !gaps.contains(sentence) { gaps.append(sentence) }
  }

  func map(_ effort: FlowMap.Effort) -> FlowMap {
    let names = names
    return FlowMap(
      places: order.compactMap { kind in
        places[kind].map { place in
          FlowMap.Place(
            kind: kind, name: names[kind] ?? "", forms: place.forms, situations: place.situations,
            script: place.script, address: place.address)
        }
      },
      ways: ways.map { way, script in
        FlowMap.Way(
          from: names[way.from] ?? "", act: way.act, move: way.move,
          to: way.to.flatMap { names[$0] },
          becomes: way.becomes, situations: situations[way] ?? [], script: script)
      }, gaps: gaps, effort: effort)
  }

  /// The segment alone, where no other coordinator shows a screen at the same.
  private var names: [FlowMap.Place.Kind: String] {
    let owners = Dictionary(grouping: order) { $0.screen }.mapValues { Set($0.map(\.owner)).count }
    return Dictionary(
      uniqueKeysWithValues: order.map { kind in
        let screen =
          owners[kind.screen] == 1 ? kind.screen : "\(kind.screen) (\(kind.owner))"
        return (kind, screen + (kind.alert.map { ": \($0)" } ?? ""))
      })
  }
}
