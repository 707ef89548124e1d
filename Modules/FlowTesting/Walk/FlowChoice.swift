internal import Coordination
internal import FlowMapping

/// Decides what a walk does next: one time in four whatever chance brings, and otherwise what was
/// not done yet, here or at the nearest spot that has something left.
@MainActor
struct FlowChoice {
  private let texts: [String]
  private let links: [String]
  private var random: SplitMix64
  /// How often each act was done at each spot, and where it led last; rows of one list count as one.
  private var counts: [String: [String: Int]] = [:]
  private var ends: [String: [String: String]] = [:]
  /// What is still to be done at each spot.
  private var rest: [String: [String]] = [:]
  private var last: (spot: String, name: String)?
  /// What is left cannot be come to, as far as is known.
  private var isStuck = false

  init(seed: UInt64, texts: [String], links: [String]) {
    self.texts = texts
    self.links = links
    random = SplitMix64(seed: seed)
  }

  mutating func next(in window: AppWindow) -> FlowAct {
    let acts = FlowAct.all(in: window, texts: texts, links: links)
      .map { (name: Self.name(of: $0, in: window), act: $0) }
    let names = acts.map(\.name).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    let spot = FlowSpot(window).key
    if let last, ends[last.spot]?[last.name] != spot {
      ends[last.spot, default: [:]][last.name] = spot
      isStuck = false
    }
    let done = counts[spot, default: [:]]
    rest[spot] = names.filter { done[$0] == nil }
    let name = choose(among: names, at: spot, done)
    counts[spot, default: [:]][name, default: 0] += 1
    rest[spot]?.removeAll { $0 == name }
    if rest[spot]?.isEmpty ?? true { rest[spot] = nil }
    last = (spot, name)
    let group = acts.filter { $0.name == name }
    return group[random.next(below: group.count)].act
  }

  private mutating func choose(
    among names: [String], at spot: String, _ done: [String: Int]
  ) -> String {
    if random.next(below: 4) == 0 { return names[random.next(below: names.count)] }
    if rest[spot]?.isEmpty ?? true, !isStuck {
      let way = wayOn(from: spot)
      if let way, names.contains(way) { return way }
      isStuck = way == nil
    }
    let least = names.map { done[$0, default: 0] }.min()
    let candidates = names.filter { done[$0, default: 0] == least }
    return candidates[random.next(below: candidates.count)]
  }

  /// The first act on the shortest way to a spot that has something left, as far as is known.
  private func wayOn(from spot: String) -> String? {
    guard !rest.isEmpty else { return nil }
    var seen: Set = [spot]
    var queue: [(spot: String, first: String?)] = [(spot, nil)]
    var next = 0
    while next < queue.count {
      let here = queue[next]
      next += 1
      if rest[here.spot]?.isEmpty == false { return here.first }
      for (name, end) in (ends[here.spot] ?? [:]).sorted(by: { $0.key < $1.key })
      where seen.insert(end).inserted {
        queue.append((end, here.first ?? name))
      }
    }
    return nil
  }

  /// What a shell reports has the words of what a person does.
  private static func name(of act: FlowAct, in window: AppWindow) -> String {
    act.name(in: window) + (act == .dismissed ? "ed" : "")
  }
}
