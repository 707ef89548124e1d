import Foundation

/// What cannot be, said before anything is written.
extension NewPlan {
  private static let keywords: Set = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum",
    "extension", "false", "for", "func", "guard", "if", "import", "in", "init", "internal", "is",
    "let", "nil", "operator", "private", "protocol", "public", "repeat", "return", "self", "static",
    "struct", "super", "switch", "throw", "throws", "true", "try", "type", "var", "where", "while",
  ]
  private static let systems: Set = [
    "app", "foundation", "main", "observation", "swift", "swiftui", "testing", "uikit", "xctest",
  ]

  static func check(_ options: NewOptions, in workspace: Workspace) throws(Objection) {
    let name = options.name
    guard name.wholeMatch(of: /[A-Z][A-Za-z0-9]*/) != nil else {
      throw Objection(
        "“\(name)” is no name of a module; begin with a capital, and use a–z, A–Z and 0–9")
    }
    guard !keywords.contains(Name(name).variable), !systems.contains(name.lowercased()) else {
      throw Objection("“\(name)” means something else in Swift; choose another name")
    }
    if let taken = try taken(name, in: workspace) {
      throw Objection("\(taken) is there already; choose another name")
    }
    _ = try workspace.feature(options.source)
    guard options.segment.wholeMatch(of: /[a-z][a-z0-9]*(?:-[a-z0-9]+)*/) != nil else {
      throw Objection(
        "“\(options.segment)” is no segment; use a–z and 0–9, with hyphens between words")
    }
  }

  /// A target, folder or file that has such a name, whatever its case.
  private static func taken(_ name: String, in workspace: Workspace) throws(Objection) -> String? {
    let names = [name, name + "Tests"].map { $0.lowercased() }
    let manifest = try workspace.text("Package.swift")
    for match in manifest.matches(of: /"(\w+)"/) where names.contains(match.1.lowercased()) {
      return "a target \(match.1)"
    }
    let files = ["Coordinator.swift", "ViewModel.swift"].map { (name + $0).lowercased() }
    for path in workspace.files(in: "Modules") + workspace.files(in: "App") {
      let parts = path.split(separator: "/").map { $0.lowercased() }
      if names.contains(parts[1]) || files.contains(parts[parts.count - 1]) { return path }
    }
    let flow = "Tests/CompositionTests/\(name)Tests.swift"
    return workspace.exists(flow) ? flow : nil
  }

  /// Whether the one that is to lead there leads there already.
  func checkWay() throws(Objection) {
    let (segment, from) = (options.segment, options.source)
    let quoted = "\"\(segment)\""
    let edges = try EdgeList(workspace).function(of: from)?.text ?? ""
    let files = [source.coordinator, source.address, source.elements]
    for path in files where workspace.exists(path) {
      guard try !workspace.text(path).contains(quoted) else {
        throw Objection("\(from) has a “\(segment)” already; choose another segment")
      }
    }
    guard !edges.contains("at: " + quoted) else {
      throw Objection("\(from) leads to “\(segment)” already; choose another segment")
    }
    let coordinator = try workspace.text(source.coordinator)
    guard !coordinator.mentions(name.variable), !coordinator.mentions(showing) else {
      throw Objection("\(from) has a “\(name.variable)” already; choose another name")
    }
  }

  /// Throws when a file that is to change has changes that are not committed: they would be mixed.
  func checkCommitted() throws(Objection) {
    let status = try? Tool.run(
      "git", ["-C", workspace.root.path, "status", "--porcelain", "--", "docs/map.md"] + plan.paths)
    guard let status, status.status == 0 else { return }
    let files = status.output.split(separator: "\n").map { $0.dropFirst(3) }
    guard let first = files.first else { return }
    let more = files.count > 1 ? " and \(files.count - 1) more files" : ""
    throw Objection(
      "\(first)\(more) would be changed, and has changes that are not committed; commit them first")
  }
}
