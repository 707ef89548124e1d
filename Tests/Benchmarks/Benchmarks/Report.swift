/// Everything that was measured in one run.
struct Report: Encodable, Sendable {
  static let parts = Workload.names + ["memory", "depth", "walk", "line"]

  let rows: [Row]
  private(set) var memory: [Memory] = []
  private(set) var depth: Depth?
  private(set) var walk: Walk?
  private(set) var line: Line?
  private(set) var verdicts: [Verdict] = []

  /// Measures these parts. A random walk takes so many steps.
  @MainActor
  init(of names: [String], steps: Int) async throws {
    let workloads = Workload.all.filter { names.contains($0.name) }
    rows = try await Self.rows(of: workloads)
    for (workload, row) in zip(workloads, rows) {
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
    if names.contains("walk") { walk = try await Walk.measured(steps: steps) }
    if names.contains("line") {
      let line = try Line.measured()
      self.line = line
      verdicts += zip(Line.depths, line.growth).dropLast().map { depth, growth in
        let sizes = "\(Line.depths.last?.grouped ?? "") screens deep, and \(depth)"
        return Verdict("line: \(sizes)", growth, atMost: 2)
      }
    }
  }

  /// Goes through all of them several times: a machine has better and worse seconds.
  @MainActor
  private static func rows(of workloads: [Workload]) async throws -> [Row] {
    var samples = workloads.map { $0.sizes.map { _ in [Sample]() } }
    for _ in 1...3 {
      for (row, workload) in workloads.enumerated() {
        for (column, size) in workload.sizes.enumerated() {
          samples[row][column] += try await workload.samples(at: size)
        }
      }
    }
    var rows: [Row] = []
    for (workload, samples) in zip(workloads, samples) {
      var figures: [Figure] = []
      for (size, samples) in zip(workload.sizes, samples) {
        let core = try await workload.count(.core, at: size)
        let floor = try await workload.count(.floor, at: size)
        figures.append(Figure(size: size, core: core, floor: floor, samples: samples))
      }
      rows.append(Row(name: workload.name, figures: figures))
    }
    return rows
  }
}
