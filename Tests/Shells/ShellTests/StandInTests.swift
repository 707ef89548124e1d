import Foundation
import Testing

/// The stand-ins say of each declaration where Apple documents it.
struct StandInTests {
  @Test(arguments: ["SwiftUI", "UIKit"])
  func `every declaration of a stand-in has a link to the one that it stands for`(
    _ framework: String
  ) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: framework)
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    var count = 0
    for file in files {
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        .map { $0.trimmingCharacters(in: .whitespaces) }
      // What is only for a test's person and stage stands in files of its own.
      if lines.contains(where: { $0.hasPrefix("@_spi(User)") && !$0.contains(" var ") }) {
        continue
      }
      for (index, line) in lines.enumerated() where isDeclaration(line) {
        count += 1
        let before = lines[..<index].last { !$0.hasPrefix("@") && !$0.hasPrefix("// swift-format") }
        #expect(
          before?.hasPrefix("// https://developer.apple.com/documentation/") ?? false,
          "\(file.lastPathComponent): \(line)")
      }
    }
    #expect(count > 80)
  }

  private func isDeclaration(_ line: String) -> Bool {
    guard line.hasPrefix("public ") || line.hasPrefix("open ") else { return false }
    // What SwiftUI names with an underscore is not documented, nor is what a primitive view is made of.
    return !["body: Never", " _", "__"].contains { line.contains($0) }
  }
}
