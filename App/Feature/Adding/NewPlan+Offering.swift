/// What the screen in front offers: a button, an act, and what is to be seen of a result.
extension NewPlan {
  mutating func offer() throws(Objection) {
    let (variable, title, type) = (name.variable, name.title, source.name.type)
    let (style, own, result) = (source.style, source.name.variable, options.result)
    let showing = self.showing
    let kept: String
    switch style {
    case .delegate: kept = "  @ObservationIgnored private weak var delegate: "
    case .closures: kept = "  private let transitions: "
    }
    try plan.edit(source.viewModel) { file throws(Objection) in
      let act: String
      switch style {
      case .delegate:
        try file.insert("    case \(variable)", atEndOf: "public enum Action {")
        act = "delegate?.\(own)ViewModel(self, didTap: .\(variable))"
      case .closures:
        try Self.add(showing, "Request", toInitOf: "struct \(type)Transitions {", in: &file)
        act = "transitions.\(showing)()"
      }
      var members = """

          /// Asks for \(title).
          public func \(variable)Tapped() {
            \(act)
          }
        """
      if let result {
        try file.insert(
          "  /// What \(title) has handed over; nothing before.\n"
            + "  public private(set) var \(variable)Result: \(result.rawValue)?\n", before: kept)
        members += """


            /// Keeps what \(title) has handed over.
            public func \(variable)Ended(_ result: \(result.rawValue)) {
              \(variable)Result = result
            }
          """
      }
      try file.insert(members, atEndOf: "public final class \(type)ViewModel: ViewModel {")
    }
    try listElement()
  }

  private mutating func listElement() throws(Objection) {
    let (variable, title, segment) = (name.variable, name.title, options.segment)
    let button = ".button(\"\(segment)\", \"\(title)\", tap: \(variable)Tapped)"
    let text = """
      (\(variable)Result.map { [.text("\(segment)-result", "\(title): \\($0)")] } ?? [])
      """
    let isAnswered = options.result != nil
    try plan.edit(source.elements) { file throws(Objection) in
      let getter = try file.bracket(of: "public var elements: [Screen.Element]", "{")
      let inner = file.text[getter].dropFirst().dropLast()
      var body = String(inner).trimmed
      guard !body.hasPrefix("guard "), !body.hasPrefix("switch "), !body.hasPrefix("var "),
        !body.hasPrefix("let "), !body.hasPrefix("return "), !body.hasPrefix("if ")
      else { throw file.missing("elements that are one expression") }
      if body.hasPrefix("["), try body.closing(body.startIndex) == body.lastIndex(of: "]"),
        body.last == "]"
      {
        let isLong = String(body.dropLast()).trimmed.last == ","
        body =
          "[\n" + String(body.dropFirst().dropLast()).trimmed
          + (isLong ? "" : ",") + "\n\(button),\n]"
      } else {
        body += "\n+ [\(button)]"
      }
      if isAnswered { body += "\n+ \(text)" }
      try file.rewrite { whole in
        whole.replacingCharacters(in: getter, with: "{\n\(body)\n}")
      }
    }
  }

  /// The source's own tests expect one element more.
  mutating func expectOffer() throws(Objection) {
    let path = "\(source.tests)/\(source.name.type)CoordinatorTests.swift"
    guard workspace.exists(path) else { return }
    let (segment, title) = (options.segment, name.title)
    try plan.edit(path) { file throws(Objection) in
      try file.rewrite { text throws(Objection) in
        var text = text
        for (words, element) in [
          ("app.ids ==", segment), ("elements.map(\\.id)", segment),
          ("elements.map(\\.label)", title),
        ] {
          for call in try text.calls(of: "expect") {
            let arguments = call.arguments
            guard arguments.contains(words), arguments.contains("=="),
              let end = arguments.lastIndex(of: "]")
            else { continue }
            let isEmpty = text[..<end].last == "["
            text.insert(contentsOf: (isEmpty ? "" : ", ") + "\"\(element)\"", at: end)
          }
        }
        return text
      }
    }
  }
}

extension String {
  fileprivate func replacingCharacters(in range: ClosedRange<Index>, with new: String) -> String {
    self[..<range.lowerBound] + new + self[index(after: range.upperBound)...]
  }
}
