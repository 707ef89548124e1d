import Composition
import Coordination
import FlowMapping
import WebService

/// The app as a state machine: explored when somebody asks, in apps of its own.
@MainActor
enum AppMap {
  enum Format: String, CaseIterable {
    case mermaid, dot, json, markdown, overview
  }

  private static var known: FlowMap?

  /// The whole map; in lines, unless a format is given.
  static func text(_ format: Format?) async throws(Trouble) -> String {
    let map = try await explored()
    return switch format {
    case .mermaid: map.mermaid
    case .dot: map.dot
    case .json: map.json
    case .markdown: map.markdown
    case .overview: map.mermaidOverview
    case nil: map.lines.joined(separator: "\n") + "\n"
    }
  }

  /// What each act leads to from where somebody is.
  static func ways(in window: AppWindow, as session: Session?) async throws(Trouble) -> [String] {
    let kind = FlowSpot(window).place
    let map = try await explored()
    guard let place = map.places.first(where: { $0.kind == kind }) else {
      return ["“\(kind.screen)” is no place that can be come to from the launch"]
    }
    let situation = Session.word(for: session)
    let ways = map.ways(from: place.name).filter { $0.situations.contains(situation) }
    let width = ways.map(\.act.count).max() ?? 0
    return [place.name]
      + ways.map { way in
        "  " + way.act + String(repeating: " ", count: width - way.act.count + 2) + way.outcome
      }
  }

  private static func explored() async throws(Trouble) -> FlowMap {
    if let known { return known }
    do throws(FlowFault) {
      let map = try await FlowMap.explored(
        texts: ["demo", "Mio"],
        situation: { Session.word(for: ($0 as? AppCoordinator)?.session) },
        { AppCoordinator(window: $0, service: InMemoryWebService()) })
      known = map
      return map
    } catch {
      throw Trouble("\(error)", ExitCode.failed)
    }
  }
}
