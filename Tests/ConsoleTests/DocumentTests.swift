import DemoTesting
import Foundation
import Testing

@testable import Console

/// The documents show what the demo prints, and the scripts in them play.
struct DocumentTests {
  private static func documents(ending suffix: String) -> [URL] {
    let folder = Demo.root.appending(path: "docs")
    let paths = FileManager.default.subpaths(atPath: folder.path) ?? []
    return paths.filter { $0.hasSuffix(suffix) }.sorted().map { folder.appending(path: $0) }
  }

  @Test(arguments: documents(ending: ".demo"))
  func `every script in the documents plays to its end`(script: URL) throws {
    let run = try DemoRun("--script", script.path)
    #expect(run.status == 0, "\(run.errors)\(run.output.suffix(300))")
  }

  @Test(arguments: documents(ending: "console.md") + documents(ending: "sessions.md"))
  func `every transcript shows what the command before it prints`(document: URL) throws {
    var isTranscript = false
    var command: String?
    var shown: [String] = []
    func check() throws {
      guard let command else { return }
      let output = try DemoRun(shell: command).output.replacing(#/ +(?=\n)|\s+$/#, with: "")
      #expect(
        output == shown.joined(separator: "\n"), "\(document.lastPathComponent): \(command)")
    }

    for line in try String(contentsOf: document, encoding: .utf8).components(separatedBy: "\n") {
      if line == "```console" {
        isTranscript = true
      } else if isTranscript, line.hasPrefix("$ ") || line == "```" {
        try check()
        isTranscript = line != "```"
        command = isTranscript ? String(line.dropFirst(2)) : nil
        shown = []
      } else if isTranscript {
        shown.append(line)
      }
    }
  }

  @Test func `there are scripts and a document to check`() {
    #expect(Self.documents(ending: ".demo").count > 5)
    #expect(Self.documents(ending: "console.md").count == 1)
    #expect(Self.documents(ending: "sessions.md").count >= 1)
  }

  @Test func `the table of keys is that of the contract`() throws {
    let document = Demo.root.appending(path: "docs/console.md")
    let text = try String(contentsOf: document, encoding: .utf8)
    let section = text.components(separatedBy: "## JSON")[1].components(separatedBy: "\n## ")[0]
    let keys = section.matches(of: /\n\| `(\w+)` \|/).map { String($0.1) }
    #expect(keys == (ContractTests.keys + ["text"]).sorted())
  }

  @Test func `the page for man and the table of exit codes are those of the program`() throws {
    let page = Demo.root.appending(path: "docs/demo.1")
    #expect(
      try String(contentsOf: page, encoding: .utf8) == Handbook.manPage,
      "write it again: swift run demo --man > docs/demo.1")
    let document = Demo.root.appending(path: "docs/console.md")
    let text = try String(contentsOf: document, encoding: .utf8)
    let plain = text.replacing("`", with: "").replacing(/\[([^\]]*)\]\([^)]*\)/) { $0.1 }
    for (code, meaning) in ExitCode.meanings {
      #expect(plain.contains("| \(code) | \(meaning) |"))
    }
    for flag in Flag.all { #expect(plain.contains(flag.usage)) }
    for variable in Handbook.environment { #expect(plain.contains(variable.name)) }
  }

  @Test(arguments: Completions.shells) func `completions have every flag and command`(shell: String)
    throws
  {
    let text = try DemoRun("--completions", shell).output
    for flag in Flag.all {
      #expect(text.contains(shell == "fish" ? "-l \(flag.name.dropFirst(2))" : flag.name))
    }
    for name in Manual.names + Flag.words.map(\.name) { #expect(text.contains(name)) }
    if shell == "bash" { try complete(with: text) }
  }

  /// Where there is a bash, it completes.
  private func complete(with text: String) throws {
    guard FileManager.default.isExecutableFile(atPath: "/bin/bash") else { return }
    let ask = """
      f() { COMP_WORDS=(demo "$@"); COMP_CWORD=$#; COMPREPLY=(); _demo; echo "${COMPREPLY[*]}"; }
      f --st; f --ui ''; f help ex; f to
      """
    let bash = try Child(["-c", text + ask], of: URL(filePath: "/bin/bash"))
    #expect(try bash.readToEnd() == "--state\nauto full lines\nexpect\ntour\n")
  }

  @Test func `every command and expectation of the manual is in the document`() throws {
    let document = Demo.root.appending(path: "docs/console.md")
    let text = try String(contentsOf: document, encoding: .utf8).replacing("\\|", with: "|")
    for form in try DemoRun(input: "help expect\n").lines where form.hasPrefix("  expect ") {
      #expect(text.contains("| `\(form.dropFirst(2))` |"))
    }
  }
}
