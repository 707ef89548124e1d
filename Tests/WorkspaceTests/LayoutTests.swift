import Foundation
import Testing

/// Where files are, what they are called, and how long they may be.
struct LayoutTests {
  let sources = Workspace.files(in: "Modules", "App", ending: ".swift")

  @Test func `the top level holds what the layout names, and hidden files`() throws {
    let allowed = ["App", "LICENSE", "Modules", "Package.swift", "README.md", "Tests", "docs"]
    let names = try FileManager.default.contentsOfDirectory(atPath: Workspace.root.path)
    let others = names.filter { !$0.hasPrefix(".") && !allowed.contains($0) }
    #expect(others.isEmpty, "move \(others.sorted()) into one of \(allowed)")
  }

  @Test func `no two modules have a file of the same name`() {
    let files = Dictionary(grouping: Workspace.files(in: "Modules")) { $0.name.lowercased() }
    for twins in files.values where twins.count > 1 {
      Issue.record("rename all but one, so that they fit into one target: \(twins)")
    }
  }

  @Test func `a target folder has a documentation page, not a readme`() {
    for file in Workspace.files(in: "Modules", "App", "Tests", ending: ".md") {
      let page = "\(file.module).docc/\(file.module).md"
      #expect(file.path.hasSuffix("/\(page)"), "\(file) should be \(page), or in docs")
    }
  }

  @Test func `a file has at most 200 lines`() throws {
    for file in sources {
      let count = try file.lines().count
      #expect(count <= 200, "\(file) has \(count) lines; split it by concept")
    }
  }

  @Test func `the median file has 35 to 75 lines`() throws {
    let counts = try sources.map { try $0.lines().count }.sorted()
    let median = try #require(counts.isEmpty ? nil : counts[counts.count / 2])
    #expect((35...75).contains(median), "files are cut too fine or too coarse; look at the longest")
  }

  @Test func `a file has the name of its type, or extends the type before its plus`() throws {
    let modifiers = #"^(?:(?:@\w+(?:\([^)]*\))?|[a-z]+(?:\(\w+\))?) )*"#
    let type = try Regex(
      modifiers + #"(?:struct|class|enum|actor|protocol|typealias) (\w+)"#,
      as: (Substring, Substring).self)
    let keywords = [
      "struct ", "class ", "enum ", "actor ", "protocol ", "typealias ",
      "extension ",
    ]
    let extended = try Regex(modifiers + #"extension (\w+)"#, as: (Substring, Substring).self)
    for file in sources where file.name != "main.swift" {
      let code = try file.code().filter { line in keywords.contains(where: line.contains) }
      let types = code.compactMap { $0.firstMatch(of: type)?.1 }
      let name = file.name.dropLast(".swift".count)
      if let plus = name.firstIndex(of: "+") {
        let extensions = code.compactMap { $0.firstMatch(of: extended)?.1 }
        #expect(types.isEmpty, "\(file) extends a type; move \(types) to files of their own")
        #expect(extensions.contains(name[..<plus]), "\(file) should extend \(name[..<plus])")
      } else {
        // What is nothing without it may stand behind it.
        #expect(types.first == name, "\(file) should begin with the type \(name): \(types)")
      }
    }
  }
}
