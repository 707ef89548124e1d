import Foundation
import Testing

/// Every case of docs/known-bugs.md has the test that the document names.
struct DocumentTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The cells of each row that is about a case: what it is called, and so on to its test.
  private func rows() throws -> [[String]] {
    let file = Self.root.appending(path: "docs/known-bugs.md")
    let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    return lines.filter { $0.contains(#/^\| [KL]\d+ /#) }.map { line in
      line.components(separatedBy: "|").dropFirst().dropLast().map {
        $0.trimmingCharacters(in: .whitespaces)
      }
    }
  }

  @Test func `every case is in the document once`() throws {
    let numbers = try rows().compactMap { $0[0].split(separator: " ").first.map(String.init) }
    let cases = (1...37).map { "K\($0)" } + (1...12).map { "L\($0)" }
    #expect(numbers.sorted() == cases.sorted())
  }

  @Test func `every case has a test of its name where the document says`() throws {
    for row in try rows() {
      try #require(row.count == 4, "\(row)")
      let path = try #require(row[3].firstMatch(of: /\]\(\.\.\/(\S+)\)$/)?.1, "\(row[0])")
      let text = try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
      #expect(text.contains("func `\(row[0])`("), "\(path) has no test of this name")
    }
  }
}
