extension Report {
  /// What a person reads.
  var table: String {
    var lines: [[String]] = []
    for row in rows {
      for figure in row.figures {
        lines.append([
          figure.size == row.figures.first?.size ? row.name : "", figure.size.grouped,
          figure.core.time.short, figure.core.allocations.hundredths, figure.floor.time.short,
          figure.floor.allocations.hundredths, figure.ratio.times,
        ])
      }
      if row.figures.count > 1 {
        lines[lines.count - 1] += [
          row.growth(of: \.core).times, row.growth(of: \.floor).times,
        ]
      }
    }
    let heading = [
      "name", "size", "ns", "allocations", "floor ns", "allocations", "ratio", "growth", "floor's",
    ]
    return [
      lines.isEmpty ? "" : Self.aligned([heading] + lines), memoryTable, depthLine, walkLine,
      lineLine,
      verdictTable,
    ].filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private var memoryTable: String {
    guard !memory.isEmpty else { return "" }
    let heading = ["bytes for each", "heap", "floor's", "resident", "floor's"]
    return Self.aligned(
      [heading]
        + memory.map {
          [
            $0.name, $0.core.heap.short, $0.floor.heap.short, $0.core.resident.short,
            $0.floor.resident.short,
          ]
        })
  }

  private var depthLine: String {
    guard let depth else { return "" }
    return "A chain of \(Depth.count.grouped) was finished in \(depth.finished.short) ns a link, "
      + "and another one dropped in \(depth.dropped.short) ns a link."
  }

  private var walkLine: String {
    guard let walk else { return "" }
    return "A random walk of \(walk.steps.grouped) steps broke nothing, at "
      + "\(walk.stepsPerSecond.short) steps a second."
  }

  private var lineLine: String {
    guard let line else { return "" }
    let costs = zip(Line.depths, line.costs).map { "\($1.short) ns \($0.grouped) screens deep" }
    return "A line of the demo takes \(costs.joined(separator: ", "))."
  }

  private var verdictTable: String {
    guard !verdicts.isEmpty else { return "" }
    return Self.aligned([["target", "measured", "at most", ""]] + verdicts.map(\.cells))
  }

  /// Columns of equal width: names to the left, everything else to the right.
  private static func aligned(_ lines: [[String]]) -> String {
    let columns = lines.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      lines.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return lines.map { line in
      line.enumerated().map { column, cell in
        let blanks = String(repeating: " ", count: widths[column] - cell.count)
        return column == 0 ? cell + blanks : blanks + cell
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }
}
