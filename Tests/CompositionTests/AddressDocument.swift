import Foundation
import Testing

/// docs/addresses.md, taken apart.
struct AddressDocument {
  struct Block {
    let language: String
    /// The file in the repository that the sentence before the block links to.
    let source: URL?
    var lines: [String] = []
  }

  private(set) var blocks: [Block] = []
  private var prose: [String] = []

  init() throws {
    let root = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appending(path: "docs/addresses.md")
    var isBlock = false
    for line in try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n") {
      if line.hasPrefix("```") {
        isBlock.toggle()
        guard isBlock else { continue }
        let path = prose.last { !$0.isEmpty }?.firstMatch(of: /\]\((\S+\.swift)\):$/)?.1
        let source = path.map {
          file.deletingLastPathComponent().appending(path: String($0)).standardizedFileURL
        }
        blocks.append(Block(language: String(line.dropFirst(3)), source: source))
      } else if isBlock {
        blocks[blocks.count - 1].lines.append(line)
      } else {
        prose.append(line)
      }
    }
  }

  /// The rows of the table whose first columns have these names.
  func table(_ columns: String...) throws -> [[String]] {
    let tables = prose.split { !$0.hasPrefix("|") }.map { $0.map(cells) }
    let table = try #require(tables.first { $0[0].starts(with: columns) }, "\(columns)")
    return Array(table.dropFirst(2))
  }

  private func cells(_ row: String) -> [String] {
    row.components(separatedBy: "|").dropFirst().dropLast().map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }
}

extension String {
  /// A cell without its backticks.
  var code: String { trimmingCharacters(in: ["`"]) }
}
