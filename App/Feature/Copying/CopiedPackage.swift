/// The manifest of an app that is made of copied features, or the lines for one that is there.
struct CopiedPackage {
  enum Kind: String {
    case library = "target"
    case program = "executableTarget"
    case tests = "testTarget"
  }

  private let name: String
  private var targets: [(name: String, line: String)] = []
  /// The manifest that is there already.
  let existing: String?

  init(name: String, isThere existing: String?) {
    self.name = name
    self.existing = existing
  }

  mutating func add(_ kind: Kind, _ name: String, _ needs: [String], _ path: String) {
    let needs = needs.map { "\"\($0)\"" }.joined(separator: ", ")
    let line = ".\(kind.rawValue)(name: \"\(name)\", dependencies: [\(needs)], path: \"\(path)\"),"
    targets.append((name, line))
  }

  /// The lines of its targets; for a manifest that is there, those that it has not got.
  var lines: String {
    targets.filter { existing?.contains("name: \"\($0.name)\"") != true }
      .map { "    \($0.line)\n" }.joined()
  }

  var manifest: String {
    let characters = name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "\(String(characters))",
        platforms: [.iOS(.v17), .macOS(.v14)],
        targets: [
      \(lines)  ],
        swiftLanguageModes: [.v6]
      )

      """
  }
}
