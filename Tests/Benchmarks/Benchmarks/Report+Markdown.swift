extension Report {
  /// The tables of `docs/performance.md`: nothing in them depends on how fast a machine is.
  var markdown: String {
    [
      "### Times the floor", ratios, chart, "### Growth and counts", counts, "### Memory", weights,
      "### Targets", targets,
    ].joined(separator: "\n\n")
  }

  private var ratios: String {
    Self.table(
      ["workload"] + Workload.sizes.map(\.grouped),
      rows.map { row in
        let ratios = row.figures.map(\.ratio.times)
        return [row.name] + ratios
          + Array(repeating: "", count: Workload.sizes.count - ratios.count)
      })
  }

  /// A line for each workload whose ratio is not to grow.
  private var chart: String {
    let charted = rows.filter { ["cycle-ancestors", "cycle-stack", "change"].contains($0.name) }
    let top = charted.flatMap(\.figures).map(\.ratio).max() ?? 1
    let sizes = Workload.sizes.map { "\"\($0.grouped)\"" }.joined(separator: ", ")
    let lines = charted.map { row in
      "  line [\(row.figures.map(\.ratio.hundredths).joined(separator: ", "))]"
    }
    return """
      ```mermaid
      xychart-beta
        title "Times the floor: \(charted.map(\.name).joined(separator: ", "))"
        x-axis "size" [\(sizes)]
        y-axis "times the floor" 0 --> \(Int(top) + 1)
      \(lines.joined(separator: "\n"))
      ```
      """
  }

  private var counts: String {
    Self.table(
      [
        "workload", "growth", "floor's growth", "allocations", "floor's", "events",
        "screens visited",
      ],
      rows.map { row in
        let last = row.figures.last
        let counts = [
          last?.core.allocations, last?.floor.allocations, last?.core.events, last?.core.visits,
        ]
        return [row.name, row.growth(of: \.core).times, row.growth(of: \.floor).times]
          + counts.map { $0?.hundredths ?? "" }
      })
  }

  private var weights: String {
    Self.table(
      ["bytes of the heap for each", "core", "floor", "difference"],
      memory.map { [$0.name, $0.core.heap.short, $0.floor.heap.short, $0.difference.short] })
  }

  private var targets: String {
    Self.table(["target", "measured", "at most", ""], verdicts.map(\.cells))
  }

  private static func table(_ heading: [String], _ lines: [[String]]) -> String {
    let rule = heading.indices.map { $0 == 0 ? "---" : "--:" }
    return ([heading, rule] + lines).map { "| \($0.joined(separator: " | ")) |" }
      .joined(separator: "\n")
  }
}
