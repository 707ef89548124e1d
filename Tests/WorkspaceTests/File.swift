import Foundation

/// A file or folder of the repository, known by its path from the root.
struct File: Hashable, CustomStringConvertible {
  let path: String

  var url: URL { Workspace.root.appending(path: path) }
  var name: String { url.lastPathComponent }
  var description: String { path }

  /// The folder two levels down that holds the file, which is its module: `Home` in `Modules/Home/…`.
  var module: String {
    let parts = path.split(separator: "/")
    return parts.count > 2 ? String(parts[1]) : ""
  }

  var exists: Bool { FileManager.default.fileExists(atPath: url.path) }

  var isFolder: Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  func text() throws -> String {
    try String(contentsOf: url, encoding: .utf8)
  }

  func lines() throws -> [String] {
    var lines = try text().components(separatedBy: "\n")
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  /// The lines of a Swift file without comments and without what string literals say.
  func code() throws -> [String] {
    var isQuoted = false
    return try lines().map { line in
      let wasQuoted = isQuoted
      if line.components(separatedBy: "\"\"\"").count.isMultiple(of: 2) { isQuoted.toggle() }
      guard !wasQuoted else { return "" }
      // Most lines have neither, and a regex takes its time.
      guard line.contains("\"") || line.contains("//") else { return line }
      return line.replacing(/"(\\.|[^"\\])*"/, with: "\"\"").replacing(/\/\/.*/, with: "")
    }
  }

  /// The modules that a Swift file imports, whatever the access level or kind of the import.
  func imports() throws -> [String] {
    try code().filter { $0.contains("import ") }.compactMap { line in
      line.firstMatch(of: /^\s*(?:@?\w+(?:\(\w+\))? )*import (?:[a-z]+ )?(\w+)/).map {
        String($0.1)
      }
    }
  }
}
