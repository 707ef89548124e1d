/// `App/Composition/Edges.swift`, read: what it keeps, and a function for each feature that leads on.
struct EdgeList {
  /// One of the functions: it makes the coordinator of a feature, with all its edges.
  struct Function {
    let name: String
    let feature: String
    /// The parameters after the presentation: `of user: User?`.
    let parameters: [String]
    var text: String
  }

  static let path = "App/Composition/Edges.swift"

  /// The lines that say what the type is.
  let head: String
  /// What it keeps: names and types.
  let stored: [(name: String, type: String)]
  var functions: [Function] = []

  init(_ workspace: Workspace) throws(Objection) {
    let text = try workspace.text(Self.path)
    guard let start = text.firstRange(of: "struct Edges {\n") else {
      throw Objection("\(Self.path) has no “struct Edges”")
    }
    let lines = text[..<start.lowerBound].split(separator: "\n", omittingEmptySubsequences: false)
    head = lines.drop { !$0.hasPrefix("///") }.joined(separator: "\n")
    var members = text[start.upperBound...]
    stored = members.matches(of: /^ {2}let (\w+): (.+)$/.anchorsMatchLineEndings()).map {
      (String($0.1), String($0.2))
    }
    while let match = members.firstMatch(
      of: /^(?: {2}\/\/\/.*\n)* {2}func (\w+)\(/.anchorsMatchLineEndings())
    {
      let open = text.index(before: match.range.upperBound)
      let close = try text.closing(open)
      guard
        let result = text[close...].prefixMatch(of: /\)\s*-> (\w+)Coordinator (?<brace>\{)/)
      else {
        members = members[close...]
        continue
      }
      let end = try text.closing(result.brace.startIndex)
      let parameters = String(text[text.index(after: open)..<close]).topLevelParts
      functions.append(
        Function(
          name: String(match.1), feature: String(result.1),
          parameters: Array(parameters.dropFirst()),
          text: String(text[match.range.lowerBound...end]) + "\n"))
      members = text[end...]
    }
  }

  /// The function that makes the coordinator of a feature; none if it leads nowhere.
  func function(of feature: String) -> Function? {
    functions.first { $0.feature == feature }
  }

  /// The features that a function leads to.
  func targets(of function: Function, among features: [String]) throws(Objection) -> [String] {
    var targets: [String] = []
    for feature in features where try !calls(to: feature, in: function).isEmpty {
      targets.append(feature)
    }
    return targets
  }

  /// Where a function makes the coordinator of a feature, but for the one that it is for.
  func calls(to feature: String, in function: Function) throws(Objection) -> [String.Call] {
    let body = function.text
    let start = body.firstRange(of: "Coordinator {")?.upperBound ?? body.startIndex
    let own = try body.calls(of: function.feature + "Coordinator").last?.range.lowerBound
    var names = [feature + "Coordinator"]
    if let maker = self.function(of: feature) { names.append(maker.name) }
    var calls: [String.Call] = []
    for name in names {
      for call in try body.calls(of: name)
      where call.range.lowerBound > start && call.range.lowerBound != own {
        calls.append(call)
      }
    }
    return calls.sorted { $0.range.lowerBound > $1.range.lowerBound }
  }
}
