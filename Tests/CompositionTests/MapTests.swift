import AppTesting
import Composition
import Coordination
import FlowMapping
import FlowTesting
import Foundation
import Testing
import WebService

/// The map of this app, and the documents that show it.
@MainActor
struct MapTests {
  /// Brings the documents up to date instead of comparing: `MAP=write swift test --filter MapTests`.
  private static let isWriting = ProcessInfo.processInfo.environment["MAP"] == "write"

  private func document(_ path: String) -> URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../\(path)")
  }

  /// Compares what stands between two lines `<!-- map -->` of a document with what should.
  private func compare(_ path: String, _ wanted: String) throws {
    let mark = "<!-- map -->\n"
    let text = try String(contentsOf: document(path), encoding: .utf8)
    let parts = text.components(separatedBy: mark)
    try #require(parts.count == 3, "\(path) has no two lines <!-- map -->")
    if Self.isWriting {
      let new = [parts[0], wanted, parts[2]].joined(separator: mark)
      try new.write(to: document(path), atomically: true, encoding: .utf8)
      return
    }
    let (old, new) = (parts[1].components(separatedBy: "\n"), wanted.components(separatedBy: "\n"))
    let gone = old.filter { !new.contains($0) }.map { "− \($0)" }
    let come = new.filter { !old.contains($0) }.map { "+ \($0)" }
    // Not the two texts themselves, which nobody could compare by eye.
    let isSame = parts[1] == wanted
    #expect(
      isSame,
      """
      \(path) does not show the app as it is; if the app is right, this brings it up to date:
      MAP=write swift test --filter MapTests

      \((gone + come).joined(separator: "\n"))
      """)
  }

  @Test func `docs/map.md shows the map of the app`() async throws {
    try compare("docs/map.md", try await FlowMap.shop().markdown)
  }

  @Test func `the picture in the README is made from the map`() async throws {
    try compare("README.md", "```mermaid\n\(try await FlowMap.shop().mermaidOverview)```\n")
  }

  @Test func `nothing is left out, and from everywhere there is a way on and a way back`()
    async throws
  {
    let map = try await FlowMap.shop()
    #expect(map.gaps == [])
    #expect(map.deadEnds == [])
    #expect(map.oneWays == [])
  }

  @Test func `the app is explored to the same map each time`() async throws {
    #expect(try await FlowMap.shop() == FlowMap.shop())
  }

  @Test func `what the place does not decide is what was typed, or the tab underneath`()
    async throws
  {
    let acts = try await FlowMap.shop().undecided.map { "\($0[0].from): \($0[0].act)" }
    let byTab = acts.filter { $0.contains(": tab ") }
    #expect(
      acts.filter { !byTab.contains($0) } == [
        "welcome: tap log-in", "create-account: tap create", "create-account: back",
        "create-account: back root",
      ])
    #expect(Set(["product/N: tab home", "product/N: tab profile"]).isSubset(of: byTab))
  }

  /// How many random acts look for a way that the map lacks, if somebody wants another number.
  private let steps = ProcessInfo.processInfo.environment["STEPS"].flatMap { Int($0) }

  @Test func `a random walk soon takes every way of the map, and no other`() async throws {
    let map = try await FlowMap.shop()
    let steps = steps ?? 70 * map.ways.count
    let walk = FlowWalk(seed: 1, steps: steps, texts: ["demo", "Mio", ""])
    let trail = try await walk.run { AppCoordinator(window: $0, service: InMemoryWebService()) }
    #expect(map.untaken(by: trail.steps).map(\.description) == [])
    #expect(map.unknown(among: trail.steps).map(\.description).sorted() == [])
  }
}
