/// Everything that was measured in one run.
struct Report: Encodable, Sendable {
  static let parts = Workload.names + ["memory", "depth"]

  private(set) var rows: [Row] = []
  private(set) var memory: [Memory] = []
  private(set) var depth: Depth?
  private(set) var verdicts: [Verdict] = []

  /// Measures these parts.
  @MainActor
  init(of names: [String]) async throws {
    for workload in Workload.all where names.contains(workload.name) {
      var figures: [Figure] = []
      for size in workload.sizes { figures.append(try await workload.figure(at: size)) }
      let row = Row(name: workload.name, figures: figures)
      rows.append(row)
      verdicts += workload.targets.compactMap { $0.verdict(on: row) }
    }
    if names.contains("memory") {
      memory = try Memory.measured()
      verdicts += memory.prefix(2).map {
        Verdict(
          "memory: a \($0.name) beyond the floor's", $0.difference, atMost: 600, unit: " bytes")
      }
    }
    if names.contains("depth") {
      depth = try Depth.measured()
      // Whatever is left of them is a failure of the measurement itself.
      verdicts.append(
        Verdict("depth: what is left of a million, finished or dropped", 0, atMost: 0, unit: ""))
    }
  }
}
