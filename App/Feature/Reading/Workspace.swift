import Foundation
import Terminal

/// This repository, as files.
struct Workspace {
  let root: URL

  /// The one that a folder is in.
  init(around folder: URL) throws(Objection) {
    var root = folder.standardizedFileURL
    while !FileManager.default.fileExists(
      atPath: root.appending(path: "App/Composition/Edges.swift").path)
    {
      guard root.path != "/" else {
        throw Objection(
          "run this in the folder of the workspace, which has App/Composition/Edges.swift")
      }
      root = root.deletingLastPathComponent()
    }
    self.root = root
  }

  /// The rules for the form of sources.
  var formatting: URL { root.appending(path: ".swift-format") }

  func text(_ path: String) throws(Objection) -> String {
    do {
      return try String(contentsOf: root.appending(path: path), encoding: .utf8)
    } catch {
      throw Objection("\(path) is not here, or cannot be read")
    }
  }

  func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path)
  }

  /// The files in a folder, by their paths from the root; hidden ones are left out.
  func files(in folder: String) -> [String] {
    let paths = FileManager.default.subpaths(atPath: root.appending(path: folder).path) ?? []
    return paths.sorted().map { "\(folder)/\($0)" }.filter { path in
      !isFolder(path) && !path.split(separator: "/").contains { $0.hasPrefix(".") }
    }
  }

  private func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(
      atPath: root.appending(path: path).path, isDirectory: &isFolder)
    return isThere && isFolder.boolValue
  }

  /// What the table of the manifest calls features, in its order.
  func features() throws(Objection) -> [String] {
    let manifest = try text("Package.swift")
    let names = manifest.matches(of: /^ {2}"(\w+)": \[.*\],$/.anchorsMatchLineEndings())
    return names.map { String($0.1) }
  }

  /// One of the features; throws the nearest one if there is none of this name.
  func feature(_ name: String) throws(Objection) -> String {
    let features = try features()
    if features.contains(name) { return name }
    let hint = Suggestion.question(about: name, among: features)
    throw Objection(
      "there is no feature “\(name)”\(hint ?? "; there are \(features.joined(separator: ", "))")")
  }

  /// The modules of this workspace that the files of a folder import.
  func needs(of folder: String) throws(Objection) -> [String] {
    var needs: Set<String> = []
    for path in files(in: folder) where path.hasSuffix(".swift") {
      needs.formUnion(ImportList(try text(path)).modules)
    }
    return needs.filter { self.folder(of: $0) != nil }.sorted()
  }

  /// Where a module of ours is that others may need.
  func folder(of module: String) -> String? {
    ["Modules/\(module)", "Tests/\(module)"].first { exists($0) }
  }

  /// These modules with all that they need, whoever is needed first.
  func closure(of modules: [String]) throws(Objection) -> [String] {
    var sorted: [String] = []
    var waiting: [(name: String, isReady: Bool)] = modules.reversed().map { ($0, false) }
    while let (name, isReady) = waiting.popLast() {
      guard !sorted.contains(name), let folder = folder(of: name) else { continue }
      if isReady {
        sorted.append(name)
      } else {
        waiting.append((name, true))
        for need in try needs(of: folder).reversed() { waiting.append((need, false)) }
      }
    }
    return sorted
  }
}
