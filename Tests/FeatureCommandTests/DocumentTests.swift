import Foundation
import Testing

@testable import Feature

/// The two pages about the command, followed to the letter, as far as that goes without a build.
/// `.ci/feature-check` does the rest.
struct DocumentTests {
  let desk = Desk()

  private func page(_ name: String) throws -> String {
    try String(contentsOf: Desk.root.appending(path: "docs/\(name)"), encoding: .utf8)
  }

  /// The arguments of the first line of a page that runs the command so.
  private func words(_ command: String, in page: String) throws -> String {
    let line = page.split(separator: "\n").first { $0.hasPrefix("swift run feature \(command) ") }
    return String(try #require(line).dropFirst("swift run feature \(command) ".count))
  }

  /// The paths in the first column of the first table.
  private func paths(of page: String) -> [String] {
    page.split(separator: "\n").drop { !$0.hasPrefix("|") }.prefix { $0.hasPrefix("|") }.dropFirst(
      2
    )
    .flatMap { row in
      row.split(separator: "|")[0].matches(of: /`([^`]+)`|\]\(([^)]+)\)/).map { match in
        String(match.1 ?? match.2 ?? "").replacing("../", with: "").replacing("/…", with: "")
      }
    }
    .filter { $0.contains("/") || $0.contains(".") }
  }

  @Test func `what is written for a new feature is what the page lists`() throws {
    // By a name that nobody takes: whoever has followed the page has Settings.
    let text = try page("adding-a-feature.md").replacing("Settings", with: "Samovar")
      .replacing("--push settings", with: "--push samovar")
    let plan = try desk.new(words("new", in: text)).plan
    let paths = paths(of: text)
    #expect(paths.count >= 8)
    for path in paths where !["map.md", "README"].contains(path) {
      #expect(plan.paths.contains { "/\($0)".contains("/\(path)") }, "\(path)")
    }
  }

  @Test func `what is there after a copy is what the page lists`() throws {
    let text = try page("copying-a-feature.md")
    let words = try words("copy", in: text)
    #expect(words.contains("--to ../TheirApp"))
    let plan = try desk.copy(words.replacing("../TheirApp", with: "THERE")).plan
    let paths = paths(of: text).filter { $0 != "Modules/WebService" }
    #expect(paths.count >= 8)
    for path in paths where path != "App/Composition/Edges.swift" {
      #expect(
        plan.paths.contains { $0.hasPrefix(path) } || path == "MainCoordinator.swift", "\(path)")
    }
  }

  @Test func `every command of the documents and of the help can be read`() throws {
    var count = 0
    let folder = Desk.root.appending(path: "docs")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".md") }
    let pages = try names.map { try page($0) } + [Guide.text, try page("../README.md")]
    for match in pages.flatMap({ $0.matches(of: /swift run feature ((?:new|copy) [^`\n]+)/) }) {
      let words = match.1.split(separator: " ").map(String.init)
      guard !words.contains(where: { $0.contains("…") || $0 == "NAME" }) else { continue }
      count += 1
      _ = try Options(words)
    }
    #expect(count >= 6)
  }
}
