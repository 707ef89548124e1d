@main
struct Benchmarks {
  @MainActor
  static func main() async throws {
    for w in Workload.all where CommandLine.arguments.count == 1 || CommandLine.arguments.contains(w.name) {
      for s in w.sizes {
        let t = ContinuousClock.now
        let f = try await w.figure(at: s)
        print(w.name, s, f.core.time.short, f.floor.time.short, f.ratio.times, f.core.allocations.short, f.floor.allocations.short, f.core.events.short, f.core.visits.short, ContinuousClock.now - t)
      }
    }
  }
}
