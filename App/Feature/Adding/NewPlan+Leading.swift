/// What the coordinator in front says: a destination, what leads there, and an address.
extension NewPlan {
  mutating func leadThere() throws(Objection) {
    let (name, source, options) = (self.name, self.source, self.options)
    let (variable, type, showing) = (name.variable, source.name.type, self.showing)
    let destination = self.destination
    try plan.edit(source.coordinator) { file throws(Objection) in
      let head = "public final class \(type)Coordinator: Coordinator {\n"
      if file.has("struct Destinations {") {
        try Self.add(variable, destination, toInitOf: "struct Destinations {", in: &file)
      } else {
        let presentation = "  private let presentation: Presentation\n"
        try file.insert("  private let destinations: Destinations\n", after: presentation)
        try file.append("destinations: Destinations", toListOf: "  public init(")
        try file.insert("    self.destinations = destinations", atEndOf: "  public init(")
        try file.insert(
          """
            /// What can follow \(source.name.title); the app decides what that is.
            public struct Destinations {
              let \(variable): \(destination)

              /// Takes every destination.
              public init(\(variable): @escaping \(destination)) {
                self.\(variable) = \(variable)
              }
            }


          """, after: head)
        if file.has("; nothing follows it") { try file.replace("; nothing follows it", with: "") }
      }
      switch source.style {
      case .delegate:
        try file.insert("    case .\(variable): \(showing)()", atEndOf: "switch action {")
      case .closures:
        try file.append(
          "\(showing): { [weak self] in self?.\(showing)() }", toListOf: "\(type)Transitions(")
      }
      var act =
        "\n  func \(showing)() {\n    start(destinations.\(variable)(presentation.navigator))"
      if options.result != nil {
        let own = source.name.variable
        act += """
           { \(own), outcome in
              if case .completed(let result) = outcome { \(own).viewModel?.\(variable)Ended(result) }
            }
          """
        try Self.keepViewModel(of: type, in: &file)
      }
      try file.insert(act + "\n  }", atEndOf: head)
    }
    try answerAddress()
  }

  /// Adds a stored closure to a struct that has an `init` for all of them.
  static func add(
    _ name: String, _ type: String, toInitOf head: String, in file: inout SourceEdit
  ) throws(Objection) {
    let range = try file.bracket(of: head, "{")
    let inner = file.text[range]
    let kept = inner.split(separator: "\n").last { String($0).trimmed.hasPrefix("let ") }
    guard let kept else { throw file.missing(head) }
    let body = String(inner)
    var part = SourceEdit(file.path, text: body)
    try part.insert("\nlet \(name): \(type)", after: String(kept))
    try part.append("\(name): @escaping \(type)", toListOf: "public init(")
    try part.insert("self.\(name) = \(name)", atEndOf: "public init(")
    try file.replace(body, with: part.text)
  }

  /// A result is shown by the screen that asked, so its coordinator has to know it.
  private static func keepViewModel(
    of type: String, in file: inout SourceEdit
  ) throws(Objection) {
    guard !file.has("weak var viewModel") else { return }
    try file.insert(
      "  private weak var viewModel: \(type)ViewModel?\n",
      after: "  private let destinations: Destinations\n")
    let range = try file.bracket(of: "func start() {", "{")
    let body = String(file.text[range])
    var new = body.replacing("\n    show(", with: "\n    viewModel = show(", maxReplacements: 1)
    new = new.replacing("?.load()\n", with: "\n    viewModel?.load()\n")
    guard new != body else { throw file.missing("show(") }
    try file.replace(body, with: new)
  }

  private mutating func answerAddress() throws(Objection) {
    let (path, segment) = (source.address, options.segment)
    let step = ".show { self.\(showing)() }"
    guard workspace.exists(path) else {
      plan.write(
        path,
        """
        public import Coordination

        extension \(source.name.coordinator): AddressedCoordinator {
          public func open(_ rest: ArraySlice<String>, from screen: Screen) -> LinkStep? {
            switch rest.first {
            case "\(segment)": \(step)
            default: nil
            }
          }
        }

        """)
      return
    }
    try plan.edit(path) { file throws(Objection) in
      if file.has("    default: nil\n") {
        try file.insert("    case \"\(segment)\": \(step)\n", before: "    default: nil\n")
      } else if let only = file.text.firstMatch(
        of: /rest\.first == ("[^"]+") \? (\.show \{[^\n]*\}) : nil\n/)
      {
        try file.replace(
          String(only.0),
          with: """
            switch rest.first {
            case \(only.1): \(only.2)
            case "\(segment)": \(step)
            default: nil
            }

            """)
      } else {
        try file.insert(
          "    if rest.first == \"\(segment)\" { return \(step) }\n", after: "-> LinkStep? {\n")
      }
    }
  }
}
