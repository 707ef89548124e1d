/// The edges between the features that are copied. What led to one that stays behind leads to a
/// screen that says so.
struct CopiedEdges {
  private let list: EdgeList
  let features: [String]
  /// Features that are led to, and are not copied.
  private(set) var missing: [String] = []
  private var functions: [EdgeList.Function] = []

  init(_ list: EdgeList, features: [String], all: [String]) throws(Objection) {
    self.list = list
    self.features = features
    for var function in list.functions where features.contains(function.feature) {
      for feature in all where !features.contains(feature) {
        for call in try list.calls(to: feature, in: function) {
          let place = String(call.arguments).topLevelParts.first ?? ""
          let later = "Later(\"\(Name(feature).title)\", \(place))"
          function.text.replaceSubrange(call.range, with: later)
          if !missing.contains(feature) { missing.append(feature) }
        }
      }
      functions.append(function)
    }
  }

  /// What the edges that are left need of the app.
  var stored: [(name: String, type: String)] {
    list.stored.filter { property in functions.contains { $0.text.mentions(property.name) } }
  }

  func function(of feature: String) -> EdgeList.Function? {
    functions.first { $0.feature == feature }
  }

  /// Features that no other one of these leads to, in their order: an app begins with them.
  func roots() throws(Objection) -> [String] {
    var reached: Set<String> = []
    var roots: [String] = []
    for feature in features where !reached.contains(feature) {
      let before = roots
      roots.append(feature)
      var waiting = [feature]
      var seen: Set<String> = []
      while let next = waiting.popLast() {
        guard seen.insert(next).inserted, let function = function(of: next) else { continue }
        waiting += try list.targets(of: function, among: features)
      }
      reached.formUnion(seen)
      roots.removeAll { before.contains($0) && seen.contains($0) && $0 != feature }
    }
    return roots
  }

  /// The features of the workspace that lead to one.
  func whoLeads(to feature: String, among all: [String]) throws(Objection) -> [String] {
    var leads: [String] = []
    for function in list.functions where function.feature != feature {
      if try list.targets(of: function, among: all).contains(feature) {
        leads.append(function.feature)
      }
    }
    return leads
  }

  /// The features that ask who somebody is, and so come before the others.
  var entrances: [String] {
    functions.filter { $0.text.contains(/\bbegin\((?!nil)/) }.map(\.feature)
  }

  /// What these edges keep, and a function for each feature that leads on.
  var members: String {
    let kept = stored.map { "  let \($0.name): \($0.type)\n" }.joined()
    return ([kept] + functions.map(\.text)).filter { !$0.isEmpty }.joined(separator: "\n")
  }

  func text(imports: (String) -> [String]) -> String {
    // The rest of the comment is about what is kept.
    let about = /\n\/\/\/\n(\/\/\/ .*\n)+/
    let head = stored.isEmpty ? list.head.replacing(about, with: "\n") : list.head
    let text = head + "struct Edges {\n\(members)}\n"
    return CopiedSources.importing(imports(text), text)
  }
}
