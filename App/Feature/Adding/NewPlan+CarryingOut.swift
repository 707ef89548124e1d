extension NewPlan {
  /// Documents with a picture of the app.
  private static let maps = ["README.md", "docs/map.md"]

  /// Writes all of it, or only shows the difference.
  func carryOut(isDryRun: Bool) throws(Objection) -> String {
    if isDryRun { return plan.difference }
    try checkCommitted()
    let (added, changed) = (plan.added, Set(plan.replaced + Self.maps).sorted())
    let undo = try plan.save()
    do {
      try redraw()
    } catch {
      undo()
      throw error
    }
    let lines = added.map { "  new      \($0)\n" } + changed.map { "  changed  \($0)\n" }
    return """
      \(name.type) is there, and \(source.name.type) leads to it.

      \(lines.joined())
      next: swift test. Then make it yours: begin with Modules/\(name.type)/\(name.type)ViewModel.swift

      """
  }
}
