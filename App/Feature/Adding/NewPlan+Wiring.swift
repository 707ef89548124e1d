/// The edge: in the app, and wherever else the coordinator in front is made.
extension NewPlan {
  mutating func wire() throws(Objection) {
    let isFirst = try !workspace.text(source.coordinator).contains("struct Destinations {")
    let edge = "{ \(name.coordinator)(\(place())) }"
    var file = try SourceEdit(EdgeList.path, in: plan)
    let imports = ImportList(file.text)
    let line = "import \(name.type)\n"
    if let next = imports.lines.first(where: { $0.module > name.type }) {
      try file.insert(line, before: String(next.text) + "\n")
    } else {
      try file.insert(line, after: String(imports.lines.last?.text ?? "") + "\n")
    }
    let text = file.text
    plan.write(
      EdgeList.path,
      isFirst ? try withFunction(text, edge) : try with(edge, isFirst: false, in: text))
    try wireElsewhere(isFirst: isFirst)
  }

  /// The edges, with a function for a feature that led nowhere.
  private func withFunction(_ text: String, _ edge: String) throws(Objection) -> String {
    let maker = source.name.variable
    var text = text
    for call in try text.calls(of: source.name.coordinator) {
      text.replaceSubrange(call.range, with: "\(maker)(\(call.arguments))")
    }
    guard let end = text.lastIndex(of: "}") else { return text }
    text.insert(
      contentsOf: """

          func \(maker)(_ presentation: Presentation) -> \(source.name.coordinator) {
            \(source.name.coordinator)(
              presentation,
              destinations: .init(
                \(name.variable): \(edge)))
          }

        """, at: end)
    return text
  }

  /// A text in which whoever makes the source's coordinator gives it this edge.
  private func with(_ edge: String, isFirst: Bool, in text: String) throws(Objection) -> String {
    var text = text
    for call in try text.calls(of: source.name.coordinator) {
      let arguments = String(call.arguments)
      guard !arguments.isEmpty else { continue }
      let added = "\(name.variable): \(edge)"
      if isFirst {
        text.insert(contentsOf: ", destinations: .init(\(added))", at: call.range.upperBound)
      } else if let list = arguments.firstRange(of: "destinations: .init(") {
        let open = text.index(
          call.arguments.startIndex,
          offsetBy: arguments.distance(from: arguments.startIndex, to: list.upperBound) - 1)
        let end = try text.closing(open)
        let line = text[..<end].lastIndex(of: "\n").map { text[text.index(after: $0)...] } ?? ""
        let indent = line.prefix { $0 == " " }
        text.insert(contentsOf: ",\n\(indent)\(added)", at: end)
      }
    }
    return text
  }

  /// Tests lead to any other feature instead; documents quote the edge.
  private mutating func wireElsewhere(isFirst: Bool) throws(Objection) {
    let result = options.result.map { ", result: \($0.choices[0].value)" } ?? ""
    let stand = "{ Elsewhere(\(place())\(result)) }"
    for path in workspace.files(in: source.tests) where path.hasSuffix(".swift") {
      let old = try plan.text(path)
      var new = try with(stand, isFirst: isFirst, in: old)
      for call in try new.calls(of: "\(source.name.type)Transitions") {
        new.insert(contentsOf: ", \(showing): {}", at: call.range.upperBound)
      }
      guard new != old else { continue }
      let imports = ImportList(new)
      if !imports.modules.contains("FeatureTesting"),
        let next = imports.lines.first(where: { $0.module > "FeatureTesting" })
      {
        new.insert(contentsOf: "import FeatureTesting\n", at: next.text.startIndex)
      }
      plan.write(path, new)
    }
    let edge = "{ \(name.coordinator)(\(place())) }"
    for path in ["README.md", "docs/testing.md", source.page] where workspace.exists(path) {
      let old = try plan.text(path)
      let new = try with(edge, isFirst: isFirst, in: old)
      if new != old { plan.write(path, new) }
    }
  }
}
