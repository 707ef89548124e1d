import Foundation

/// The repository that these tests are part of, as files on disk.
enum Workspace {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The file at a path from the root, whether or not it is there.
  static func file(_ path: String) -> File {
    File(path: path)
  }

  /// Every file in these folders, sorted by path; hidden ones and the benchmarks are left out.
  static func files(in folders: String..., ending suffix: String = "") -> [File] {
    folders.flatMap { folder in
      let paths = FileManager.default.subpaths(atPath: root.appending(path: folder).path) ?? []
      return paths.map { File(path: "\(folder)/\($0)") }
    }
    .filter { file in
      let parts = file.path.split(separator: "/").map(String.init)
      return file.path.hasSuffix(suffix) && !file.isFolder
        && !parts.contains { $0.hasPrefix(".") || ["Benchmarks", "Shells"].contains($0) }
    }
    .sorted { $0.path < $1.path }
  }

  /// The name of every test, with the file that it is in.
  static func tests(in file: File? = nil) throws -> [(name: String, file: File)] {
    try (file.map { [$0] } ?? files(in: "Tests", ending: ".swift")).flatMap { file in
      try file.text().matches(of: /func `([^`]+)`\(/).map { (String($0.1), file) }
    }
  }
}
