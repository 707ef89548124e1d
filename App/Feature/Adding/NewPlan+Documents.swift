import Foundation

/// The map, the addresses, and a test of the way there and back in the whole app.
extension NewPlan {
  mutating func listAddress() throws(Objection) {
    let table = AddressTable(try plan.text(AddressTable.path))
    let how = options.isModal ? "modal" : "pushed"
    let from = source.name.coordinator
    let rows = table.places(options.segment, under: from, of: name, how: how)
    guard !rows.isEmpty else {
      throw Objection("\(AddressTable.path) has no row that is shown by \(from); give it one first")
    }
    plan.write(AddressTable.path, quoting(source.address, in: table.adding(rows, after: from)))
  }

  /// A document that quotes all of a function of this file, with what that is now.
  private func quoting(_ path: String, in document: String) -> String {
    func quote(_ text: String?) -> String {
      let body = (text ?? "").split(separator: "\n", omittingEmptySubsequences: false)
        .drop { !$0.hasPrefix("  public func") }.prefix { $0 != "}" }
      return body.map { String($0.dropFirst(2)) }.joined(separator: "\n")
    }
    let old = quote(plan.old(path))
    return old.isEmpty ? document : document.replacing(old, with: quote(plan.texts[path]))
  }

  mutating func writeFlow() throws(Objection) {
    let table = AddressTable(try plan.text(AddressTable.path))
    guard let row = table.rows.first(where: { $0.coordinator == name.coordinator }) else { return }
    let under = String(row.example.dropLast(options.segment.count + 1))
    let sessions = ["nobody": "nil", "users": ".demo", "guests": ".guest"]
    let session = sessions[row.people.last ?? ""] ?? ".demo"
    let close = options.result?.choices[0].id ?? "close"
    let (from, words, segment) = (source.name.words, name.words, options.segment)
    let shown = options.result.map { result in
      """

          #expect(app.staticTexts["\(segment)-result"].label == "\(name.title): \(result.choices[0].value.filter { $0 != "\"" })")
      """
    }
    let back = options.isModal ? "modals.top.swipeDown()" : "navigationBar.buttons[\"Back\"].tap()"
    plan.write(
      "Tests/CompositionTests/\(name.type)Tests.swift",
      """
      import AppTesting
      import Composition
      import FlowTesting
      import Testing

      @MainActor
      struct \(name.type)Tests {
        @Test func `\(from) leads to \(words), and is there again afterwards`() async throws {
          let app = try await FlowApp.shop(\(session), at: "\(under)")
          let modals = app.modals.count
          try app.buttons["\(segment)"].tap()
          #expect(app.address == "\(row.example)")
          #expect(app.title == "\(name.title)")
          #expect(app.modals.count == modals\(options.isModal ? " + 1" : ""))
          try app.buttons["\(close)"].tap()
          #expect(app.address == "\(under)")\(shown ?? "")
          try await app.terminate()
        }

        @Test func `a link leads to \(words), and back to \(from)`() async throws {
          let app = try await FlowApp.shop(\(session), at: "\(row.example)")
          #expect(app.address == "\(row.example)")
          try app.\(back)
          #expect(app.address == "\(under)")
        }
      }

      """)
  }

  /// Draws the map anew, by the app itself: what follows the first change is not to be guessed.
  func redraw() throws(Objection) {
    let root = workspace.root.path
    let build = try? Tool.run("swift", ["build", "--package-path", root, "--product", "demo"])
    guard let build, build.status == 0 else {
      let errors = (build?.output ?? "").split(separator: "\n").filter { $0.contains("error: ") }
      throw Objection(
        "the app does not build with it, so nothing was changed: \(errors.first ?? "no Swift")")
    }
    var maps = Plan(root: workspace.root)
    for (path, format, fence) in [
      ("docs/map.md", "markdown", ("", "")), ("README.md", "overview", ("```mermaid\n", "```\n")),
    ] {
      let drawing = try? Tool.run(
        "swift",
        ["run", "--skip-build", "--package-path", root, "demo", "map", "--format", format],
        keepingErrors: false)
      let mark = "<!-- map -->\n"
      var parts = try maps.text(path).components(separatedBy: mark)
      guard let drawing, drawing.status == 0, parts.count == 3 else {
        throw Objection("the map cannot be drawn into \(path), so nothing was changed")
      }
      parts[1] = fence.0 + drawing.output + fence.1
      maps.write(path, parts.joined(separator: mark))
    }
    try maps.save()
  }
}
