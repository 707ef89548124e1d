import Foundation
import Testing

@testable import Feature

/// Features that are copied into another app. `.ci/feature-check` builds and runs such apps; these
/// look at what would be written.
struct CopyTests {
  let desk = Desk()

  /// Features that lead on and that do not, with and without a service; and all of them.
  private static let selections: [String] = {
    let features = (try? Workspace(around: Desk.root).features()) ?? []
    return ["First", "Second", "Welcome", "Home ProductDetail", features.joined(separator: " ")]
  }()

  @Test func `an app of two features has their files, a manifest, the edges and a program`() throws
  {
    let plan = try desk.copy("First Second --to THERE")
    #expect(plan.modules == ["Coordination", "First", "Second"])
    #expect(
      plan.plan.paths.filter { !$0.hasPrefix("Modules/") } == [
        ".gitignore", "Package.swift", "Sources/App/LineShell.swift",
        "Sources/App/TerminalApp.swift", "Sources/Composition/AppCoordinator.swift",
        "Sources/Composition/Edges.swift", "Sources/Composition/Later.swift",
      ])
    let edges = try plan.plan.text("Sources/Composition/Edges.swift")
    #expect(edges.contains(#"(.modal(over: $0, at: "second")) },"#))
    #expect(edges.contains(#"red: { Later("Red", .push(onto: $0, at: "red")) }"#))
    #expect(try desk.answer("copy First Second --to THERE --dry-run").contains("Red stays behind"))
  }

  @Test(arguments: selections)
  func `every import of a file is a dependency of its target`(features: String) throws {
    for flags in ["--tests", "--without addresses"] {
      let plan = try desk.copy("\(features) --to THERE \(flags)").plan
      let manifest = try plan.text("Package.swift").replacing(/\s+/, with: " ")
      let targets = manifest.matches(
        of: /arget\( ?name: "(\w+)", dependencies: \[([^\]]*)\], path: "([^"]+)"/)
      #expect(targets.count > 2)
      for target in targets {
        let needs = target.2.matches(of: /\w+/).map { String($0.0) }
        let sources = plan.paths.filter { $0.hasPrefix(target.3 + "/") && $0.hasSuffix(".swift") }
        #expect(!sources.isEmpty, "\(target.1) has no sources")
        for path in sources {
          let others = Set(ImportList(try plan.text(path)).modules)
            .subtracting(needs + ["Foundation", "Observation", "Testing", "XCTest"])
          #expect(others.isEmpty, "\(path) imports \(others), which \(target.1) has not got")
        }
      }
      for path in plan.paths where path.hasSuffix(".swift") && path != "Package.swift" {
        #expect(targets.contains { path.hasPrefix($0.3 + "/") }, "\(path) is in no target")
      }
    }
  }

  @Test(arguments: selections)
  func `nothing that is written names a feature that stays behind`(features: String) throws {
    let plan = try desk.copy("\(features) --to THERE --tests")
    let others = Set(try plan.workspace.features()).subtracting(plan.features)
    for path in plan.written {
      let text = try plan.plan.text(path)
      for other in others { #expect(!text.mentions(other + "Coordinator"), "\(path)") }
    }
    let text = try plan.plan.text(CopyPlan.edgesPath)
    #expect(plan.missing.allSatisfy { text.contains("Later(\"\(Name($0).title)\", ") })
    #expect(plan.missing.isEmpty == !text.contains("Later("))
  }

  @Test func `what no other feature leads to is a tab of its own, after an entrance`() throws {
    let all = try desk.copy("Red First Second Welcome ProductDetail Home UserInfo --to THERE")
    let tabs = try all.plan.text("Sources/Composition/MainCoordinator.swift")
    #expect(tabs.contains("show(TabBar([first, home]))"))
    let root = try all.plan.text("Sources/Composition/AppCoordinator.swift")
    #expect(root.contains("guard session != nil else {"))
    #expect(root.contains("init(window: AppWindow, service: any "), "one, which knows all accounts")
    #expect(root.contains(#"edges.welcome(.root(of: window, at: "welcome"))"#))
    #expect(all.app.start == "welcome")

    let one = try desk.copy("Second First --to THERE")
    #expect(one.app.start == "first")
    #expect(
      try desk.copy("Welcome --to THERE").plan.texts.keys.contains(
        "Sources/Composition/Later.swift"))
  }

  @Test func `without addresses nothing of them is left`() throws {
    let plan = try desk.copy("First Home --to THERE --without addresses").plan
    #expect(!plan.paths.contains { $0.contains("Address") || $0.contains("Flow") })
    #expect(!(try plan.text("Sources/App/TerminalApp.swift").contains("Address")))
  }

  @Test(arguments: selections)
  func `in one target no file imports another of ours, and no name is there twice`(
    features: String
  ) throws {
    let plan = try desk.copy("\(features) --to THERE --one-target --tests")
    let sources = plan.plan.paths.filter { $0.hasSuffix(".swift") && $0 != "Package.swift" }
    let known: Set = ["App", "Foundation", "Observation", "Testing"]
    for path in sources {
      let imports = ImportList(try plan.plan.text(path)).modules
      #expect(known.isSuperset(of: imports), "\(path)")
      #expect(imports.contains("App") ? path.hasPrefix("Tests/") : true)
    }
    for half in ["Sources/App/", "Tests/AppTests/"] {
      let names = sources.filter { $0.hasPrefix(half) }.map { URL(filePath: $0).lastPathComponent }
      #expect(names.count > 10)
      #expect(Set(names.map { $0.lowercased() }).count == names.count)
    }
  }

  @Test func `a dry run writes nothing, and what is there is never replaced`() throws {
    #expect(try desk.answer("copy First --to THERE --dry-run").contains("+ Package.swift ("))
    #expect(desk.count == 0)
    #expect(try desk.answer("copy First --to THERE").contains("next: cd "))
    let count = desk.count
    #expect(count > 60)

    try desk.write("Modules/First/FirstViewModel.swift", "// mine\n")
    let refusal = desk.refusal("copy First --to THERE")
    #expect(refusal?.contains("Modules/First/FirstViewModel.swift in") == true)
    #expect(try desk.text("Modules/First/FirstViewModel.swift") == "// mine\n")
    #expect(desk.count == count)
  }

  @Test func `to an app that is there it says which lines to add`() throws {
    try desk.write("Package.swift", "// theirs\n")
    let answer = try desk.answer("copy Home --to THERE")
    #expect(try desk.text("Package.swift") == "// theirs\n")
    #expect(
      answer.contains(
        #"    .target(name: "Home", dependencies: ["Coordination", "WebService"], path:"#))
    #expect(
      answer.contains("let app = AppCoordinator(window: window, service: InMemoryWebService())"))
    #expect(
      !FileManager.default.fileExists(atPath: desk.folder.appending(path: "Sources/App").path))
  }

  @Test func `a second copy adds modules, and says which edges to add`() throws {
    _ = try desk.answer("copy First --to THERE")
    let edges = try desk.text(CopyPlan.edgesPath)
    let answer = try desk.answer("copy Second Red --to THERE")
    #expect(try desk.text(CopyPlan.edgesPath) == edges)
    #expect(answer.contains(#".target(name: "Red""#))
    #expect(!answer.contains(#".target(name: "Coordination""#))
    #expect(answer.contains("  func red(_ presentation: Presentation) -> RedCoordinator {"))
    #expect(answer.contains(#"There, Later("Second", …) can be SecondCoordinator(…) now."#))
  }
}
