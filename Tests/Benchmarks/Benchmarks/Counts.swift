/// What the core does for one operation of a workload, at every size.
struct Counts {
  private let workload: Workload
  private let costs: [(size: Int, cost: Cost)]

  @MainActor
  init(of workload: Workload) async throws {
    self.workload = workload
    var costs: [(Int, Cost)] = []
    for size in workload.sizes { costs.append((size, try await workload.count(.core, at: size))) }
    self.costs = costs
  }

  /// At the smallest and the largest size.
  var line: String {
    guard let first = costs.first, let last = costs.last else { return "" }
    let counts = Self.kinds.map { kind in
      let ends = [first, last].map { $0.cost[keyPath: kind.count].tenths }
      return "\(kind.name) \(Set(ends).count == 1 ? ends[0] : ends.joined(separator: "–"))"
    }
    return "\(workload.name): \(counts.joined(separator: ", "))"
  }

  /// A sentence for each count that grows with size, or is not what was promised.
  var broken: [String] {
    Self.kinds.compactMap { kind in
      var least = Double.infinity
      for (size, cost) in costs {
        let count = cost[keyPath: kind.count]
        if count > least + 0.5 {
          return "\(workload.name): \(kind.name) for each operation grow with size, "
            + "from \(least.tenths) to \(count.tenths) at \(size.grouped)."
        }
        least = min(least, count)
      }
      return nil
    } + wrongEvents
  }

  private var wrongEvents: [String] {
    guard let expected = workload.events, let last = costs.last?.cost.events,
      abs(last - Double(expected)) > 0.01
    else { return [] }
    return [
      "\(workload.name): each operation should log \(expected) events, and logs \(last.tenths)."
    ]
  }

  private static var kinds: [(name: String, count: KeyPath<Cost, Double>)] {
    [("allocations", \.allocations), ("events", \.events), ("screens visited", \.visits)]
  }
}
