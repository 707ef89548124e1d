import Allocations
import Foundation

/// Measures the core against the slides' base class, or counts what it does.
@main
enum Benchmarks {
  @MainActor
  static func main() async {
    do {
      let options = try Options(Array(CommandLine.arguments.dropFirst()))
      try checkCounting()
      switch options.output {
      case .help: print(Options.usage)
      case .table: print(try await Report(of: options.names, steps: options.steps).table)
      case .json: print(try await Report(of: options.names, steps: options.steps).json)
      case .markdown: print(try await Report(of: options.names, steps: options.steps).markdown)
      case .counts: try await count(options.names)
      }
    } catch let misuse as Options.Misuse {
      stop(misuse.description, Options.Misuse.exitCode)
    } catch {
      stop("\(error)", 1)
    }
  }

  /// Counts at every size. Each count that grows is one sentence, and the command fails.
  @MainActor
  private static func count(_ names: [String]) async throws {
    var broken: [String] = []
    for workload in Workload.all where names.contains(workload.name) {
      let counts = try await Counts(of: workload)
      print(counts.line)
      broken += counts.broken
    }
    if !broken.isEmpty { stop(broken.joined(separator: "\n"), 1) }
  }

  /// Making one object must count as one, or no count would be true.
  @MainActor
  private static func checkCounting() throws {
    guard allocations_are_counted() else { return }
    var objects = [FloorNavigator()]
    objects.reserveCapacity(100)
    let before = allocations_count()
    while objects.count < 100 { objects.append(FloorNavigator()) }
    guard allocations_count() - before == 99 else { throw Failure.uncounted }
  }

  private static func stop(_ sentences: String, _ code: Int32) -> Never {
    FileHandle.standardError.write(Data((sentences + "\n").utf8))
    exit(code)
  }
}
