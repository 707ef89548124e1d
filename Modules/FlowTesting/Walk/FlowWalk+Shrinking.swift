internal import FlowMapping

@MainActor
extension FlowWalk.Trail {
  /// Leaves out as many acts as it can, by halves, quarters, and at last one by one. What breaks
  /// when the others are played has to be the same thing.
  ///
  /// A wait in vain is left as it is, as every attempt would take as long.
  func shrunk(_ play: ([FlowAct]) async -> Self) async -> Self {
    guard !(failure?.cause is FlowFailure.Timeout) else { return self }
    var best = self
    var size = max(1, acts.count / 2)
    while true {
      let count = best.acts.count
      var start = 0
      while start < best.acts.count {
        var acts = best.acts
        acts.removeSubrange(start..<min(start + size, acts.count))
        let trail = await play(acts)
        if trail.fault == fault { best = trail } else { start += size }
      }
      if size == 1, best.acts.count == count { return best }
      size = max(1, size / 2)
    }
  }

  /// What has broken, without numbers: they differ from one walk to the next.
  private var fault: String? {
    failure.map { $0.reason.prefix { $0 != "\n" }.filter { !$0.isNumber } }
  }
}
