/// Everything in one target, or what is of the app in one and what tests it in another.
extension CopyPlan {
  static let target = "App"

  /// Puts a file of this workspace where it belongs in the app.
  mutating func put(_ path: String, in place: String? = nil) throws(Objection) {
    let text = try workspace.text(path)
    guard options.isOneTarget else { return write(place ?? path, text) }
    // A target has one page of documentation at most.
    guard path.hasSuffix(".swift") else { return }
    let isOfTests = path.hasPrefix("Tests/") || supports.contains(Self.module(of: path))
    let folder = isOfTests ? "Tests/\(Self.target)Tests" : "Sources/\(Self.target)"
    let inner = place ?? String(path.drop { $0 != "/" }.dropFirst())
    write(
      "\(folder)/\(Self.withoutFolder(inner))",
      Self.joined(text, modules: modules + supports, testing: isOfTests))
  }

  private static func module(of path: String) -> String {
    path.split(separator: "/").dropFirst().first.map(String.init) ?? ""
  }

  private static func withoutFolder(_ path: String) -> String {
    path.hasPrefix("Sources/") ? String(path.dropFirst("Sources/".count)) : path
  }

  /// A source without the imports of modules that it is in one target with; a test imports that.
  static func joined(_ text: String, modules: [String], testing: Bool) -> String {
    let imports = ImportList(text)
    let ours = imports.lines.filter { modules.contains($0.module) || $0.module == "Composition" }
    guard !ours.isEmpty else { return text }
    var lines = imports.lines.filter { line in !ours.contains { $0.text == line.text } }.map(\.text)
    if testing { lines.append("@testable import \(target)") }
    let head = text[..<(imports.lines.first?.text.startIndex ?? text.startIndex)]
    let rest = lines.isEmpty ? imports.rest.drop { $0 == "\n" } : imports.rest
    return head + lines.map { $0 + "\n" }.joined() + rest
  }
}
