import Foundation

@testable import Feature

/// This workspace, and a folder beside it for what a test makes; it goes with the test.
final class Desk {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  let folder = FileManager.default.temporaryDirectory.appending(path: "feature-tests-\(UUID())")

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// What the command answers.
  func answer(_ words: String) throws -> String {
    try FeatureProgram.answer(to: arguments(words), at: Self.root)
  }

  /// Why it is refused; nothing if it is not.
  func refusal(_ words: String) -> String? {
    do {
      _ = try FeatureProgram.answer(to: arguments(words), at: Self.root)
      return nil
    } catch {
      return "\(error)"
    }
  }

  /// What `copy` would write, with THERE for the folder.
  func copy(_ words: String) throws -> CopyPlan {
    guard case .copy(let options, _) = try Options(["copy"] + arguments(words)) else {
      throw Objection("this is no copy")
    }
    return try CopyPlan(options, from: Workspace(around: Self.root), at: Self.root)
  }

  /// What `new` would write.
  func new(_ words: String) throws -> NewPlan {
    guard case .new(let options, _) = try Options(["new"] + arguments(words)) else {
      throw Objection("this is no new feature")
    }
    return try NewPlan(options, in: Workspace(around: Self.root))
  }

  private func arguments(_ words: String) -> [String] {
    words.split(separator: " ").map { $0 == "THERE" ? folder.path : String($0) }
  }

  func write(_ path: String, _ text: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  /// How many files are in the folder.
  var count: Int { FileManager.default.subpaths(atPath: folder.path)?.count ?? 0 }
}
