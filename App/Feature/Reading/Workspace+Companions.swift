extension Workspace {
  /// Files beside the edges whose types a text mentions, and, where wanted, those that join two
  /// modules; as far as these modules are all that they need.
  func companions(
    of text: String, among modules: [String], withJoints: Bool
  ) throws(Objection) -> [String: String] {
    let folder = "App/Composition"
    var companions: [String: String] = [:]
    for path in files(in: folder) where path.hasSuffix(".swift") {
      let name = String(path.split(separator: "/").last ?? "")
      let type = String(name.prefix { $0 != "." && $0 != "+" })
      if ["AppCoordinator", "MainCoordinator", "Edges"].contains(type) { continue }
      let source = try self.text(path)
      let isComplete = ImportList(source).modules.allSatisfy { name in
        modules.contains(name) || self.folder(of: name) == nil
      }
      let isJoint = name.contains("+") && !exists("\(folder)/\(type).swift")
      if isComplete, isJoint ? withJoints : text.mentions(type) { companions[name] = source }
    }
    return companions
  }
}
