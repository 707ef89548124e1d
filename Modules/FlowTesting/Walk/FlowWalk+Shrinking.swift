internal import FlowMapping

@MainActor
extension FlowWalk.Trail {
  /// Leaves out as many acts as it can, by halves, quarters, and at last one by one. What breaks
  /// when the others are played has to be the same thing.
  ///
  /// Begins with what is left when every circle is cut, from a spot back to the same spot. A wait in
  /// vain is left as it is, as every attempt would take as long; and a script that stays long is not
  /// tried for ever.
  func shrunk(_ play: ([FlowAct]) async -> Self) async -> Self {
    guard !(failure?.cause is FlowFailure.Timeout) else { return self }
    var best = self
    let direct = await play(withoutCircles)
    if direct.fault == fault { best = direct }
    var budget = 50_000
    var size = max(1, acts.count / 2)
    while true {
      let count = best.acts.count
      var start = 0
      while start < best.acts.count {
        var acts = best.acts
        acts.removeSubrange(start..<min(start + size, acts.count))
        budget -= acts.count
        guard budget > 0 else { return best }
        let trail = await play(acts)
        if trail.fault == fault { best = trail } else { start += size }
      }
      if size == 1, best.acts.count == count { return best }
      size = max(1, size / 2)
    }
  }

  /// The acts that lead to where it broke, without those that came back to where they began.
  private var withoutCircles: [FlowAct] {
    var path: [(spot: Int, act: FlowAct)] = []
    for (spot, act) in zip(spots, acts) {
      if let start = path.firstIndex(where: { $0.spot == spot }) { path.removeSubrange(start...) }
      path.append((spot, act))
    }
    return path.map(\.act)
  }

  /// What has broken, without numbers: they differ from one walk to the next.
  private var fault: String? {
    failure.map { $0.reason.prefix { $0 != "\n" }.filter { !$0.isNumber } }
  }
}
