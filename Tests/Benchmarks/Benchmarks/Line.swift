import Foundation

/// What a line costs in the demo, with few screens under the front one and with very many: the
/// program itself plays a script.
struct Line: Encodable, Sendable {
  /// The tree is checked after each line at the first of these depths, and not at the others.
  static let depths = [10, 200, 10_000]
  private static let lines = 10_000

  /// Nanoseconds at each depth for a line that pushes a screen, or goes back.
  let costs: [Double]
  /// How much more that is at the last depth than at each: the median, each time beside the other.
  let growth: [Double]

  @MainActor
  static func measured() throws -> Line {
    let rounds = try (1...3).map { _ in try depths.map(cost) }
    let costs = depths.indices.map { place in rounds.map { $0[place] }.median }
    let growth = depths.indices.map { place in
      rounds.map { $0[depths.count - 1] / $0[place] }.median
    }
    return Line(costs: costs, growth: growth)
  }

  /// What the lines take beyond those that lead to where they begin.
  private static func cost(at depth: Int) throws -> Double {
    let way =
      ["tap continue-as-guest", "tab first", "tap red"]
      + Array(repeating: "tap deeper", count: depth - 1)
    let there = try time(of: way)
    let more = Array(repeating: ["back", "tap deeper"], count: lines / 2).flatMap(\.self)
    return (try time(of: way + more) - there) / Double(lines)
  }

  /// The processor time of the demo for a script.
  private static func time(of lines: [String]) throws -> Double {
    let script = FileManager.default.temporaryDirectory.appending(
      path: "lines-\(ProcessInfo.processInfo.processIdentifier)")
    try lines.joined(separator: "\n").write(to: script, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: script) }
    let demo = Process()
    demo.executableURL = Bundle.main.executableURL?.deletingLastPathComponent()
      .appending(path: "demo")
    demo.arguments = ["--script", script.path]
    demo.standardOutput = FileHandle.nullDevice
    let start = ProcessorTime.ofChildren
    try demo.run()
    demo.waitUntilExit()
    guard demo.terminationStatus == 0 else { throw Failure.undone }
    return ProcessorTime.ofChildren - start
  }
}
