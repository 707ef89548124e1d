extension CopyPlan {
  /// Writes the files, or only says which, and what to do next.
  func carryOut(isDryRun: Bool) throws(Objection) -> String {
    var plan = plan
    try plan.format(written.sorted(), by: workspace.formatting)
    let files = plan.added
    if !isDryRun { try plan.save() }
    let count = files.reduce(0) { $0 + plan.lineCount(of: $1) }
    var answer = isDryRun ? files.map { "+ \($0) (\(plan.lineCount(of: $0)))\n" }.joined() : ""
    answer += "\(files.count) files with \(count) lines \(isDryRun ? "would be" : "are") in "
    answer += "\(options.folder): \(modules.joined(separator: ", "))"
    answer += hasEdges ? ".\n" : ", and an app of them.\n"
    for name in missing {
      answer += "\(name) stays behind: what leads there shows “Later”, in Edges.swift.\n"
    }
    if package.existing != nil { return answer + toAdd }
    guard !isDryRun else { return answer }
    let test = options.withTests ? ", and swift test" : ""
    return "\(answer)\nnext: cd \(options.folder) && swift run\(test)\n"
  }

  /// What is left to do where an app is already.
  private var toAdd: String {
    let targets =
      package.lines.isEmpty
      ? "" : "\nIts Package.swift is left as it is. Add to the targets there:\n\n\(package.lines)"
    guard hasEdges else {
      return """
        \(targets)
        and begin with these two, which whoever makes the window keeps:

            let window = AppWindow()
            let app = \(app.made(in: "window"))
            app.start()

        """
    }
    var edges = self.edges.members
    if !edges.isEmpty {
      edges = "\nAdd to its Edges.swift what is not there, with the imports:\n\n\(edges)"
    }
    let old = plan.old(Self.edgesPath) ?? ""
    for name in features.map(Name.init) where old.contains("Later(\"\(name.title)\"") {
      edges += "\nThere, Later(\"\(name.title)\", …) can be \(name.coordinator)(…) now.\n"
    }
    return targets + edges
  }
}
