/// The difference of two maps, from the cause to what follows.
nonisolated struct FlowChanges {
  private struct Row {
    let rank: Int
    let distance: Int
    var places: [String]
    let words: String
  }

  private let old: FlowMap
  private let new: FlowMap
  /// How far each place is from the launch: in the old map, where both have it.
  private let distance: [String: Int]
  /// Places that are not what they were; what differs there may follow from that.
  private let changed: Set<String>

  init(from old: FlowMap, to new: FlowMap) {
    self.old = old
    self.new = new
    let places = (new.places + old.places).map { ($0.name, $0.script.count) }
    distance = Dictionary(places) { $1 }
    let names = Set(places.map(\.0))
    changed = names.filter { name in
      let (before, after) = (old.place(name), new.place(name))
      return before?.forms != after?.forms || before?.situations != after?.situations
        || before?.kind != after?.kind
    }
  }

  var rows: [String] {
    var rows: [Row] = []
    for row in acts + comings + shapes {
      let index = rows.firstIndex { $0.words == row.words && $0.rank == row.rank }
      if let index { rows[index].places += row.places } else { rows.append(row) }
    }
    return rows.enumerated().sorted {
      ($0.element.rank, $0.element.distance, $0.offset)
        < ($1.element.rank, $1.element.distance, $1.offset)
    }.map { "\(list($0.element.places)): \($0.element.words)" } + gaps
  }

  /// Every act that does not do what it did.
  private var acts: [Row] {
    let pairs = (new.ways + old.ways).map { [$0.from, $0.act] }
    let unique = pairs.reduce(into: [[String]]()) { if !$0.contains($1) { $0.append($1) } }
    return unique.compactMap { pair in
      let (place, act) = (pair[0], pair[1])
      let (before, after) = (outcomes(place, act, in: old), outcomes(place, act, in: new))
      // What can be done at a place that is new or gone is told by that.
      guard before != after, old.place(place) != nil, new.place(place) != nil else { return nil }
      let words =
        before.isEmpty
        ? "“\(act)” is new, and \(after.joined(separator: " or "))"
        : after.isEmpty
          ? "“\(act)” is gone; it was: \(before.joined(separator: " or "))"
          : "“\(act)” \(after.joined(separator: " or ")); it was: \(before.joined(separator: " or "))"
      return Row(
        rank: rank(of: act, at: place), distance: distance[place] ?? 0, places: [place],
        words: words)
    }
  }

  /// What a person uses on a screen that is what it was is a cause; what is around a screen follows
  /// from how it is shown.
  private func rank(of act: String, at place: String) -> Int {
    let isOwn = act.hasPrefix("tap ") || act.hasPrefix("answer ")
    return (isOwn ? 0 : 1) + (changed.contains(place) ? 3 : 0)
  }

  /// Places that are new or gone.
  private var comings: [Row] {
    let come = new.places.filter { old.place($0.name) == nil }.map { ($0, "new") }
    let gone = old.places.filter { new.place($0.name) == nil }.map { ($0, "gone") }
    return (come + gone).map { place, word in
      let count = (word == "new" ? new : old).ways(from: place.name).count
      return Row(
        rank: 2, distance: place.script.count, places: [place.name],
        words: "is \(word), with its \(count) ways")
    }
  }

  /// Places that are shown as something else, by somebody else, or to others.
  private var shapes: [Row] {
    new.places.flatMap { place -> [Row] in
      guard let before = old.place(place.name) else { return [] }
      var words: [String] = []
      if before.formWords != place.formWords {
        words.append("is \(place.formWords); it was \(before.formWords)")
      }
      if before.kind.owner != place.kind.owner {
        words.append("is of \(place.kind.owner); it was of \(before.kind.owner)")
      }
      let (come, gone) = (
        place.situations.subtracting(before.situations),
        before.situations.subtracting(place.situations)
      )
      if !come.isEmpty { words.append("is there for \(come.sorted().joined(separator: ", ")) too") }
      if !gone.isEmpty { words.append("is no longer for \(gone.sorted().joined(separator: ", "))") }
      return words.map {
        Row(rank: 2, distance: distance[place.name] ?? 0, places: [place.name], words: $0)
      }
    }
  }

  private var gaps: [String] {
    new.gaps.filter { !old.gaps.contains($0) }.map { "left out: \($0)" }
  }

  private func outcomes(_ place: String, _ act: String, in map: FlowMap) -> [String] {
    let everyone = map.place(place)?.situations
    return map.ways(from: place).filter { $0.act == act }.map { way in
      way.outcome + (way.situations == everyone ? "" : FlowMap.words(for: way.situations))
    }.sorted()
  }

  private func list(_ places: [String]) -> String {
    guard places.count > 4 else { return places.joined(separator: ", ") }
    return places.prefix(3).joined(separator: ", ") + " and \(places.count - 3) more"
  }
}
