/// The root of an app that is made of copied features.
struct CopiedApp {
  private let edges: CopiedEdges
  private let workspace: Workspace
  private let entrance: String?
  /// What the app begins with; each is a tab if there are several.
  let roots: [String]
  private var hasSessions: Bool { edges.stored.contains { $0.type.mentions("Session") } }

  init(_ edges: CopiedEdges, of workspace: Workspace) throws(Objection) {
    (self.edges, self.workspace) = (edges, workspace)
    let roots = try edges.roots()
    let entrance = edges.entrances.first { roots.contains($0) }
    self.entrance = entrance
    self.roots = roots.filter { $0 != entrance }
  }

  /// What it is made with beside the window: one service for all that the edges ask for.
  var service: String? {
    let types = edges.stored.map(\.type).filter { $0.hasPrefix("any ") }.map { $0.dropFirst(4) }
    return types.isEmpty ? nil : "any " + types.joined(separator: " & ")
  }

  /// The segment of the screen that comes first.
  var start: String { Name(entrance ?? roots.first ?? "").segment }

  /// `AppCoordinator(window: window, service: InMemoryWebService())`.
  func made(in window: String) -> String {
    "AppCoordinator(window: \(window)\(service == nil ? "" : ", service: InMemoryWebService()"))"
  }

  /// The files of the app, and what is in each.
  func files(imports: (String) -> [String]) throws(Objection) -> [String: String] {
    var files = ["AppCoordinator.swift": try coordinator()]
    if roots.count > 1 { files["MainCoordinator.swift"] = try tabs() }
    return files.mapValues { CopiedSources.importing(imports($0), $0) }
  }

  private func coordinator() throws(Objection) -> String {
    let stored = service.map { "  private let service: \($0)\n" } ?? ""
    let parameters = service.map { ", service: \($0)" } ?? ""
    let assigned = service == nil ? "" : "    self.service = service\n"
    return """
      /// The root of the app. Whoever makes the window keeps this, and nothing else of the app.
      @MainActor
      public final class AppCoordinator: Coordinator {
        public let lifetime: Lifetime<Never>
        private let window: AppWindow
      \(stored)
        /// Shows itself in the window, once it is started.
        public init(window: AppWindow\(parameters)) {
          lifetime = Lifetime(rootOf: window)
          self.window = window
      \(assigned)  }

      \(try beginning())}

      """
  }

  private func beginning() throws(Objection) -> String {
    let arguments = edges.stored.map { "\($0.name): \(value(of: $0))" }
    let edges = "    let edges = Edges(\(arguments.joined(separator: ", ")))\n"
    guard hasSessions else {
      return "  public func start() {\n\(edges)\(try main())  }\n"
    }
    var first = ""
    if let entrance {
      let call = try start(of: entrance, in: "window", session: "session")
      first = "    guard session != nil else {\n      return \(call)\n    }\n"
    }
    return """
        public func start() {
          begin(nil)
        }

        /// Replaces everything in the window by what the session leads to.
        public func begin(_ session: Session?) {
      \(edges)\(first)\(try main())  }

      """
  }

  /// What an edge that is kept is given.
  private func value(of property: (name: String, type: String)) -> String {
    if property.type.hasPrefix("any ") { return "service" }
    if property.type.mentions("Session") { return "{ [weak self] in self?.\(property.name)($0) }" }
    let isValue = !property.type.contains("->") && !property.type.hasPrefix("Request")
    if isValue { return "nil" }
    let hears = property.type.hasPrefix("RequestWith") || !property.type.contains("()")
    let answers = property.type.hasSuffix("?") ? " nil" : ""
    return "{\(hears ? " _ in" : "")\(answers) }"
  }

  /// What the app shows to whoever has come in.
  private func main() throws(Objection) -> String {
    switch roots.count {
    case 0: "    start(Later(\"Inside\", .root(of: window, at: \"inside\")))\n"
    case 1: "    \(try start(of: roots[0], in: "window", session: session))\n"
    default: "    start(MainCoordinator(\(hasSessions ? "session, " : "")edges: edges))\n"
    }
  }

  private var session: String? { hasSessions ? "session" : nil }

  private func tabs() throws(Objection) -> String {
    let names = roots.map(Name.init)
    let stored = hasSessions ? "  private let session: Session?\n" : ""
    let assigned = hasSessions ? "    self.session = session\n" : ""
    let made = names.map {
      "    let \($0.variable) = TabBar.Tab(id: \"\($0.segment)\", title: \"\($0.title)\")\n"
    }
    var started: [String] = []
    for name in names {
      let place = "\(name.variable).navigator"
      started.append("    \(try start(of: name.type, in: place, session: session))\n")
    }
    return """
      /// The tabs of the app: flows side by side, all alive at once.
      @MainActor
      final class MainCoordinator: Coordinator {
        let lifetime = Lifetime<Void>()
      \(stored)  private let edges: Edges

        init(\(hasSessions ? "_ session: Session?, " : "")edges: Edges) {
      \(assigned)    self.edges = edges
        }

        func start() {
      \(made.joined())
      \(started.joined())    show(TabBar([\(names.map(\.variable).joined(separator: ", "))]))
        }
      }

      """
  }

  /// The call that begins with a feature, in a window or on the stack of a tab.
  private func start(
    of feature: String, in place: String, session: String?
  ) throws(Objection) -> String {
    let name = Name(feature)
    let root = ".root(of: \(place), at: \"\(name.segment)\")"
    let function = edges.function(of: feature)
    var arguments = [root]
    let parameters =
      if let function { function.parameters } else { try parameters(of: feature) }
    for parameter in parameters {
      let (label, type) = Self.parts(of: parameter)
      if type.contains("=") { continue }
      guard type.hasSuffix("?") else {
        let leads = try edges.whoLeads(to: feature, among: workspace.features())
        throw Objection(
          "an app cannot begin with \(feature), which has to be told what to show (\(parameter)); "
            + "copy one that leads there too: \(leads.joined(separator: ", "))")
      }
      let value = type.mentions("User") ? session.map { "\($0)?.user" } : nil
      arguments.append((label.map { "\($0): " } ?? "") + (value ?? "nil"))
    }
    let maker = function.map { "edges.\($0.name)" } ?? name.coordinator
    return "start(\(maker)(\(arguments.joined(separator: ", "))))"
  }

  /// What the coordinator of a feature without edges is made with, beside the presentation.
  private func parameters(of feature: String) throws(Objection) -> [String] {
    let path = "Modules/\(feature)/\(feature)Coordinator.swift"
    let text = try workspace.text(path)
    guard let range = text.firstRange(of: "public init(") else { return [] }
    let open = text.index(before: range.upperBound)
    let parameters = String(text[range.upperBound..<(try text.closing(open))]).topLevelParts
    return Array(parameters.dropFirst())
  }

  /// `of user: User?`: the label that a call has, and the type.
  private static func parts(of parameter: String) -> (label: String?, type: String) {
    let halves = parameter.split(separator: ":", maxSplits: 1).map { String($0).trimmed }
    let names = halves[0].split(separator: " ").map(String.init)
    return (names[0] == "_" ? nil : names[0], halves.count > 1 ? halves[1] : "")
  }
}
