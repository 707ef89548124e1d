/// The files of the new feature: those of a small one that is compiled and tested here, renamed.
extension NewPlan {
  /// One for each style. Features of the app grow; these do not.
  private static let models: [NewOptions.Style: String] = [.delegate: "Leaf", .closures: "Bud"]

  mutating func writeModule() throws(Objection) {
    let model = Self.models[options.style] ?? "Leaf"
    let folder = "Tests/FeatureCommandTests/\(model)"
    for path in workspace.files(in: folder) {
      let file = String(path.dropFirst(folder.count + 1))
      let isTest = file.hasSuffix("Tests.swift")
      var text = try workspace.text(path)
      if let result = options.result { text = try Self.handing(over: result, text) }
      text = Self.renamed(text, from: Name(model), to: name)
      if isTest {
        text = text.replacing("import Testing\n", with: "import \(name.type)\nimport Testing\n")
      }
      let place = isTest ? "Tests/\(name.type)Tests" : "Modules/\(name.type)"
      plan.write("\(place)/\(file.replacing(model, with: name.type))", text)
    }
    plan.write("Modules/\(name.type)/\(name.type).docc/\(name.type).md", page)
  }

  /// A text about one feature, as one about another.
  static func renamed(_ text: String, from old: Name, to new: Name) -> String {
    let place = try? Regex("\(old.type)|\(old.words)")
    guard let place else { return text }
    var renamed = ""
    var rest = text[...]
    while let range = rest.firstMatch(of: place)?.range {
      renamed += rest[..<range.lowerBound]
      let isCapital = rest[range].first?.isUppercase == true
      let after = rest[range.upperBound...].first ?? " "
      let before = renamed.last ?? " "
      if after.isUppercase || after == "(" {
        renamed += isCapital ? new.type : new.variable
      } else if before == "\"" || before == "/" {
        renamed += isCapital ? new.title : new.segment
      } else {
        renamed += isCapital ? new.title : new.words
      }
      rest = rest[range.upperBound...]
    }
    return renamed + rest
  }

  /// What closes a screen hands something over instead.
  static func handing(over result: NewOptions.Result, _ text: String) throws(Objection) -> String {
    let type = result.rawValue
    let buttons = result.choices.map {
      ".button(\"\($0.id)\", \"\($0.label)\") { self.doneTapped(\($0.value)) }"
    }
    let first = result.choices[0]
    let changes = [
      ("Lifetime<Void>", "Lifetime<\(type)>"),
      (", until it is closed", ", and hands over what a person chose"),
      ("case .close: finish()", "case .done(let result): finish(result)"),
      ("    case close\n", "    case done(\(type))\n"),
      ("/// Asks to be closed.", "/// Hands over what a person chose."),
      ("closeTapped() {", "doneTapped(_ result: \(type)) {"),
      ("didTap: .close)", "didTap: .done(result))"),
      ("transitions.close()", "transitions.done(result)"),
      ("(close: { [weak self] in self?.finish() })", "(done: { [weak self] in self?.finish($0) })"),
      ("let close: Request", "let done: RequestWith<\(type)>"),
      ("init(close: @escaping Request)", "init(done: @escaping RequestWith<\(type)>)"),
      ("self.close = close", "self.done = done"),
      (
        "[.button(\"close\", \"Close\", tap: closeTapped)]",
        "[\n\(buttons.joined(separator: ",\n")),\n]"
      ),
      (
        "app.ids == [\"close\"]",
        "app.ids == [\(result.choices.map { "\"\($0.id)\"" }.joined(separator: ", "))]"
      ),
      (
        "    try app.tap(\"close\")\n",
        "    try app.tap(\"\(first.id)\")\n    #expect(app.results.first as? \(type) == \(first.value))\n"
      ),
    ]
    return changes.reduce(text) { $0.replacing($1.0, with: $1.1) }
  }

  private var page: String {
    let type = name.type
    let wires =
      options.style == .delegate ? "``\(type)ViewModelDelegate``" : "``\(type)Transitions``"
    let end = options.result.map { "hands over a `\($0.rawValue)`" } ?? "can be closed"
    return """
      # ``\(type)``

      A screen that \(end).

      ## Overview

      Whoever starts it chooses how it is shown; the coordinator is the same in every place:

      ```swift
      \(type)Coordinator(\(place(on: "navigator")))
      ```

      The file `\(type)ViewModel+Elements.swift` says how the screen reads without a view; an app that
      draws it with views of its own can do without.

      ## Topics

      - ``\(type)Coordinator``
      - ``\(type)ViewModel``
      - \(wires)

      """
  }

  mutating func listInManifest() throws(Objection) {
    let features = try workspace.features()
    let last = features.last ?? ""
    try plan.edit("Package.swift") { source throws(Objection) in
      let line = source.text.split(separator: "\n").first { $0.hasPrefix("  \"\(last)\": [") } ?? ""
      try source.insert("  \"\(name.type)\": [\"Coordination\"],\n", after: line + "\n")
    }
  }
}

extension NewOptions.Result {
  /// What a person can choose from, until the feature knows better.
  var choices: [(id: String, label: String, value: String)] {
    switch self {
    case .bool: [("yes", "Yes", "true"), ("no", "No", "false")]
    case .int: [("one", "One", "1"), ("two", "Two", "2"), ("three", "Three", "3")]
    case .string: [("this", "This", "\"this\""), ("that", "That", "\"that\"")]
    }
  }
}
