nonisolated extension FlowMap {
  /// All acts that lead from one place to another in one way, drawn as one arrow.
  struct Arrow: Hashable {
    let from: String
    let to: String
    let move: Move
    var captions: [String] = []

    /// Few enough, and short enough, to be read beside an arrow.
    var lines: [String] {
      let short = captions.map { $0.count > 40 ? $0.prefix(39) + "…" : $0 }
      return short.count > 4 ? short.prefix(3) + ["\(short.count - 3) more"] : short
    }
  }

  /// Without what stays, leaves, closes or switches: that has no end of its own.
  var arrows: [Arrow] {
    var arrows: [Arrow] = []
    for way in ways {
      guard let to = way.to, way.move != .stays else { continue }
      let caption = caption(of: way)
      let index = arrows.firstIndex { ($0.from, $0.to, $0.move) == (way.from, to, way.move) }
      guard let index else {
        arrows.append(Arrow(from: way.from, to: to, move: way.move, captions: [caption]))
        continue
      }
      if !arrows[index].captions.contains(caption) { arrows[index].captions.append(caption) }
    }
    return arrows
  }

  /// As short as it is clear: what is tapped or answered, by its id; and for whom, if not for all.
  private func caption(of way: Way) -> String {
    let words = ["tap ", "answer "].first(where: way.act.hasPrefix)
    let act = String(way.act.dropFirst(words?.count ?? 0))
    // What becomes of the situation is no part of an arrow.
    let twins = ways(from: way.from).filter {
      ($0.act, $0.move, $0.to) == (way.act, way.move, way.to)
    }
    let situations = twins.reduce(into: Set()) { $0.formUnion($1.situations) }
    let isForAll = situations == place(way.from)?.situations
    return isForAll ? act : act + " (\(situations.sorted().joined(separator: ", ")))"
  }

  /// An identifier for each place, made of its name.
  var identifiers: [String: String] {
    var taken: Set<String> = []
    var result: [String: String] = [:]
    for place in places {
      var word = "p_" + place.name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
      while !taken.insert(word).inserted { word += "_" }
      result[place.name] = word
    }
    return result
  }
}
