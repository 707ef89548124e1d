import Foundation

/// Features in another app: which files are taken along, and what is written around them.
struct CopyPlan {
  static let edgesPath = "Sources/Composition/Edges.swift"

  let options: CopyOptions
  let workspace: Workspace
  let folder: URL
  let features: [String]
  /// The features' modules, and what they need.
  let modules: [String]
  /// Modules that only tests need.
  private(set) var supports: [String] = []
  /// Features that are led to, and stay behind.
  let missing: [String]
  private(set) var plan: Plan
  /// Files of the app's own, as opposed to those that are copied.
  private(set) var written: Set<String> = []
  private(set) var package: CopiedPackage
  let edges: CopiedEdges
  let app: CopiedApp
  /// Whether the app has edges already, to which the new ones are to be added by hand.
  let hasEdges: Bool

  init(_ options: CopyOptions, from workspace: Workspace, at current: URL) throws(Objection) {
    self.options = options
    self.workspace = workspace
    let base = URL(filePath: current.path, directoryHint: .isDirectory)
    folder = URL(filePath: options.folder, relativeTo: base).standardizedFileURL
    plan = Plan(root: folder)
    package = CopiedPackage(name: folder.lastPathComponent, isThere: plan.old("Package.swift"))
    var features: [String] = []
    for name in options.features { features.append(try workspace.feature(name)) }
    self.features = features
    modules = try workspace.closure(of: features)
    edges = try CopiedEdges(
      EdgeList(workspace), features: features, all: try workspace.features())
    app = try CopiedApp(edges, of: workspace)
    missing = edges.missing
    hasEdges = package.existing != nil && plan.old(Self.edgesPath) != nil
    try checkFolder()
    try takeModules()
    if !hasEdges { try compose() }
    if options.withTests { try takeTests() }
    if package.existing == nil {
      own("Package.swift", package.manifest)
      write(".gitignore", ".build/\n.swiftpm/\n")
    }
    try checkPlaces()
  }

  mutating func write(_ path: String, _ text: String) {
    plan.write(path, text)
  }

  private func checkFolder() throws(Objection) {
    let (here, there) = (workspace.root.standardizedFileURL.path, folder.path)
    guard there != here, !there.hasPrefix(here + "/") else {
      throw Objection("“\(options.folder)” is in this workspace; name a folder outside of it")
    }
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: there, isDirectory: &isFolder), !isFolder.boolValue {
      throw Objection("“\(options.folder)” is a file; name a folder, which need not be there yet")
    }
    if options.isOneTarget, package.existing != nil {
      throw Objection(
        "“\(options.folder)” has a Package.swift, and “--one-target” makes a new one; copy to "
          + "another folder, and move Sources/App from there into your target")
    }
  }

  /// Nothing that is there already becomes another one.
  private func checkPlaces() throws(Objection) {
    let replaced = plan.replaced
    guard let first = replaced.first else { return }
    let more = replaced.count > 1 ? " and \(replaced.count - 1) more files" : ""
    throw Objection(
      "\(first)\(more) in “\(options.folder)” would be replaced; move them away, or name another "
        + "folder")
  }

  private mutating func takeModules() throws(Objection) {
    supports = try workspace.closure(of: options.withTests ? ["FlowTesting"] : [])
      .filter { !modules.contains($0) }
    for module in modules + supports { try take(module, "Modules/\(module)") }
  }

  /// Takes a module along; in one target, it is just more files.
  private mutating func take(_ module: String, _ path: String) throws(Objection) {
    let files = workspace.files(in: path).filter { options.withAddresses || !Self.isAddress($0) }
    for file in files { try put(file) }
    if !options.isOneTarget {
      package.add(.library, module, try workspace.needs(of: path), path)
    }
  }

  /// What an app without links deletes.
  private static func isAddress(_ path: String) -> Bool {
    path.contains("/Addresses/") || path.contains("+Address")
  }

  /// The edges, the root of the app and a program that runs it.
  private mutating func compose() throws(Objection) {
    var files = try app.files(imports: imports)
    files["Edges.swift"] = edges.text(imports: imports)
    if !missing.isEmpty || app.roots.isEmpty {
      files["Later.swift"] = try workspace.text("App/Feature/Templates/Later.swift")
    }
    let companions = try workspace.companions(
      of: files.values.joined(), among: modules, withJoints: options.withAddresses)
    files.merge(companions) { written, _ in written }
    for (name, text) in files { own("Sources/Composition/\(name)", text) }
    if !options.isOneTarget { package.add(.library, "Composition", modules, "Sources/Composition") }
    guard package.existing == nil else { return }
    let links = ", address: { window.address }, open: { try await window.open(Address($0)) }"
    own("Sources/App/LineShell.swift", try workspace.text("App/Feature/Templates/LineShell.swift"))
    own(
      "Sources/App/TerminalApp.swift",
      CopiedSources.program(
        imports: needs, app: app.made(in: "window"),
        shell: "LineShell(window: window\(options.withAddresses ? links : ""))"))
    package.add(.program, Self.target, options.isOneTarget ? [] : needs, "Sources/App")
  }

  /// Writes a file of the app's own.
  private mutating func own(_ path: String, _ text: String) {
    guard options.isOneTarget else {
      written.insert(path)
      return write(path, text)
    }
    let place = path.replacing("Sources/Composition/", with: "Sources/App/Composition/")
    let testing = path.hasPrefix("Tests/")
    written.insert(place)
    write(place, Self.joined(text, modules: modules + supports, testing: testing))
  }

  private func imports(_ text: String) -> [String] {
    modules.filter { !features.contains($0) || text.mentions($0 + "Coordinator") }.sorted()
  }

  /// What whoever makes the app has to import.
  private var needs: [String] {
    ["Composition", "Coordination"] + (app.service == nil ? [] : ["WebService"])
  }

  /// The features' own tests, and a walk through the whole app.
  private mutating func takeTests() throws(Objection) {
    for feature in features where !options.isOneTarget {
      let path = "Tests/\(feature)Tests"
      let needs = try workspace.needs(of: path)
      for need in try workspace.closure(of: needs)
      where !modules.contains(need) && !supports.contains(need) {
        try take(need, workspace.folder(of: need) ?? "")
        supports.append(need)
      }
      for file in workspace.files(in: path) { try put(file) }
      package.add(.tests, "\(feature)Tests", needs, path)
    }
    guard !hasEdges else { return }
    let name = options.isOneTarget ? "\(Self.target)Tests" : "CompositionTests"
    let imports = needs.filter { $0 != "Coordination" } + ["FlowTesting"]
    own("Tests/\(name)/AppFlowTests.swift", CopiedSources.flowTests(of: app, imports: imports))
    package.add(.tests, name, options.isOneTarget ? [Self.target] : imports, "Tests/\(name)")
  }
}
