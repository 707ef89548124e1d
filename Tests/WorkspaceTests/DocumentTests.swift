import Foundation
import Testing

/// What the documents say about files and tests is so.
struct DocumentTests {
  @Test func `every relative link leads to a file, and to a heading in it`() throws {
    let documents = [Workspace.file("README.md")] + Workspace.files(in: "docs", ending: ".md")
    for document in documents {
      for link in try Markdown(document).links where !link.contains(/^[a-z]+:/) {
        let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let target = parts[0].isEmpty ? document : linked(from: document, String(parts[0]))
        guard let target, target.exists else {
          Issue.record("\(document): the link '\(link)' leads nowhere")
          continue
        }
        guard parts.count == 2 else { continue }
        let anchors = target.path.hasSuffix(".md") ? try Markdown(target).anchors : []
        #expect(
          anchors.contains(String(parts[1])), "\(document): '\(link)' names no heading of \(target)"
        )
      }
    }
  }

  @Test func `code that a document quotes is in the file that it is from`() throws {
    var quotes = 0
    for document in [Workspace.file("README.md")] + Workspace.files(in: "docs", ending: ".md") {
      let lines = try document.lines()
      for block in try Markdown(document).blocks {
        let before = lines.prefix(block.number - 1).reversed().drop(while: \.isEmpty)
        let sentence = before.prefix { !$0.isEmpty }.reversed().joined(separator: " ")
        let end = /(?:[Ff]rom|in) \[[^\]]*\]\(([^)]+\.swift)\):$/
        guard let link = sentence.firstMatch(of: end)?.1 else { continue }
        quotes += 1
        let source = try #require(linked(from: document, String(link)))
        let code = try source.lines().map { $0.trimmingCharacters(in: .whitespaces) }
        let quote = block.lines.map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(
          code.indices.contains { code[$0...].starts(with: quote) },
          "\(document):\(block.number): \(source) has no such lines")
      }
    }
    #expect(quotes >= 10, "a quote is a block after “from [its file](…):”")
  }

  @Test func `every rule has its heading and a test named after it`() throws {
    let headings = try Markdown(Workspace.file("docs/architecture.md")).headings(level: 2)
    let rules = headings.compactMap { $0.firstMatch(of: #/^(\d+)\. /#).flatMap { Int($0.1) } }
    #expect(rules == Array(1...14), "docs/architecture.md should have '## 1. …' to '## 14. …'")

    let tested = try Workspace.tests().compactMap { test in
      test.name.firstMatch(of: /^rule (\d+)\b/).flatMap { Int($0.1) }
    }
    let untested = Set(1...14).subtracting(tested).sorted()
    #expect(untested.isEmpty, "give each of \(untested) a test: @Test func `rule N …`()")
    let unknown = Set(tested).subtracting(1...14).sorted()
    #expect(unknown.isEmpty, "docs/architecture.md has no rule \(unknown); rename their tests")
  }

  @Test func `every function of the three walks is in the file that it names`() throws {
    let document = Workspace.file("docs/architecture.md")
    var count = 0
    for line in try document.lines() {
      let step = #/^\d+\. `(\w+)\(([^`]*)\)` in \[[^\]]+\]\(([^)]+)\): .+/#
      guard let match = line.wholeMatch(of: step) else { continue }
      count += 1
      let labels = match.2.split(separator: ":").map(String.init)
      let file = try #require(linked(from: document, String(match.3)))
      let code = try file.lines().joined(separator: " ")
      // The labels in their order, between the parentheses of one declaration.
      let parameters = labels.map { "\\s*\($0)\\b[^:]*:[^:]*?" }.joined(separator: "[,\\s]")
      let function = try Regex("func \(match.1)(<[^>]*>)?\\(\(parameters)")
      #expect(code.contains(function), "\(file) has no \(match.1)(\(match.2))")
    }
    #expect(count == 21, "three walks, a line for each function")
  }

  @Test func `every seed names a file and a test that exist`() throws {
    let seeds = try Markdown(Workspace.file("docs/seeds.md"))
    let tables = seeds.prose.split { !$0.hasPrefix("|") }.map { $0.map(cells) }
      .filter { $0[0].contains { isAboutTests($0) } }
    #expect(!tables.isEmpty, "docs/seeds.md: no table has a column 'test'")
    for table in tables { try check(table, of: seeds) }
  }

  private func check(_ table: [[String]], of seeds: Markdown) throws {
    let column = try #require(table[0].firstIndex { isAboutTests($0) })
    #expect(table.count > 2, "docs/seeds.md: the table is empty")
    for row in table.dropFirst(2) {
      try #require(row.count == table[0].count, "docs/seeds.md: cells are missing in \(row)")
      let links = row.flatMap { Markdown.links(in: $0) }.compactMap { linked(from: seeds.file, $0) }
      let files = Dictionary(grouping: links) { $0.path.hasPrefix("Tests/") }
      #expect(files[false] != nil, "docs/seeds.md: link the file that implements '\(row[0])'")
      let names = row[column].replacing(/\[[^\]]*\]\([^)]*\)/, with: "").matches(of: /`([^`]+)`/)
      #expect(!names.isEmpty, "docs/seeds.md: name the test of '\(row[0])' in backticks")
      let tests = try (files[true] ?? []).flatMap { try Workspace.tests(in: $0).map(\.name) }
      for name in names.map({ String($0.1) }) {
        #expect(tests.contains(name), "docs/seeds.md: no linked file has the test '\(name)'")
      }
    }
  }

  private func isAboutTests(_ cell: String) -> Bool {
    cell.lowercased().hasPrefix("test")
  }

  private func cells(_ row: String) -> [String] {
    row.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast().map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }

  /// The file that a link in a document leads to; none if it is outside of the repository.
  private func linked(from document: File, _ link: String) -> File? {
    let path = link.prefix { $0 != "#" }.removingPercentEncoding ?? link
    let url = document.url.deletingLastPathComponent().appending(path: path).standardizedFileURL
    let root = Workspace.root.standardizedFileURL.path + "/"
    return url.path.hasPrefix(root) ? File(path: String(url.path.dropFirst(root.count))) : nil
  }
}
