import Foundation
import Testing

/// What a module may import, and what it may not do.
struct ModuleTests {
  /// The features table of the manifest: what each feature may import of ours.
  let features: [String: Set<String>]

  init() throws {
    let manifest = try Workspace.file("Package.swift").text()
    let entries = manifest.matches(
      of: /^ {2}"(\w+)": \[(.*)\],$/.anchorsMatchLineEndings())
    features = Dictionary(
      uniqueKeysWithValues: entries.map { entry in
        (String(entry.1), Set(entry.2.matches(of: /\w+/).map { String($0.0) }))
      })
    try #require(!features.isEmpty, "Package.swift has no features table")
  }

  @Test func `rule 7 a feature depends on the core and the web service, on no other feature`() {
    for (feature, dependencies) in features {
      let others = dependencies.subtracting(["Coordination", "WebService"])
      #expect(others.isEmpty, "\(feature) may not depend on \(others.sorted()); see Package.swift")
    }
  }

  @Test func `rule 7 a module imports nothing but what its place in the graph allows`() throws {
    var allowed = features.mapValues { $0.union(["Observation"]) }
    allowed["Coordination"] = ["Observation"]
    allowed["WebService"] = []
    allowed["HTTPWebService"] = ["Foundation", "FoundationNetworking", "WebService"]
    allowed["FlowMapping"] = ["Coordination", "Observation"]
    allowed["FlowTesting"] = ["Coordination", "FlowMapping", "Observation"]
    allowed["SwiftUIShell"] = ["Coordination", "SwiftUI"]
    allowed["UIKitShell"] = ["Coordination", "Observation", "UIKit"]
    allowed["Phone"] = [
      "Composition", "Coordination", "Foundation", "Home", "Observation", "SwiftUI",
      "SwiftUIShell", "UIKit", "UIKitShell", "WebService", "Welcome",
    ]
    // It is for any terminal program, so no module of ours may use it, nor it one of ours.
    allowed["Terminal"] = ["Foundation"]
    allowed["Composition"] = Set(features.keys).union([
      "Coordination", "Foundation", "Observation", "WebService",
    ])
    for file in Workspace.files(in: "Modules", "App/Composition", ending: ".swift") {
      let names = try #require(
        allowed[file.module], "\(file): give \(file.module) a line in the manifest's features")
      for name in try file.imports() {
        #expect(names.contains(name), "\(file) imports \(name); allowed are \(names.sorted())")
      }
    }
  }

  @Test func `only the programs print`() throws {
    let names = ["print(", "debugPrint(", "dump(", "puts(", "putchar("]
    for file in Workspace.files(in: "Modules", "App", ending: ".swift")
    where !["Console", "Feature"].contains(file.module) {
      let number = try file.code().firstIndex { line in
        names.contains(where: line.contains)
          && line.contains(/(^|[^.\w])(print|debugPrint|dump|puts|fputs|putchar)\(/)
      }
      #expect(number == nil, "\(file):\((number ?? 0) + 1) prints; let a program in App do that")
    }
  }

  @Test func `rule 11 no module traps in answer to a person or switches a check off`() throws {
    let banned = [
      "try!", "fatalError(", "unowned", "@unchecked", "nonisolated(unsafe)", "isolated deinit",
    ]
    // What a signal handler reads cannot be kept otherwise, and what a superclass is has to be said
    // again; the files say why.
    for file in Workspace.files(in: "Modules", ending: ".swift")
    where !["Signals.swift", "TerminalMode.swift", "DirectQueue.swift"].contains(file.name) {
      for (index, line) in try file.code().enumerated() {
        for words in banned where line.contains(words) {
          Issue.record("\(file):\(index + 1) has '\(words)'; see docs/architecture.md")
        }
      }
    }
  }
}
