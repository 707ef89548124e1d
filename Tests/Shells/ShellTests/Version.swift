import Composition
import Coordination
@_spi(User) import SwiftUI
import Testing
@_spi(User) import UIKit
import WebService

/// A framework as it may be: what it does in one version and not in another, or what nobody outside
/// knows. The shells have to stand all of it.
enum Version: CustomTestStringConvertible, Sendable {
  case uiKit(Set<Stage.Quirk>)
  case swiftUI(Set<Graph.Quirk>)

  var testDescription: String {
    switch self {
    case .uiKit(let quirks): "UIKit, " + Self.names(quirks)
    case .swiftUI(let quirks): "SwiftUI, " + Self.names(quirks)
    }
  }

  private static func names(_ quirks: Set<some Hashable>) -> String {
    quirks.isEmpty ? "plain" : quirks.map { "\($0)" }.sorted().joined(separator: " + ")
  }

  static let all = uiKits + swiftUIs

  static let uiKits: [Version] =
    [.uiKit([])] + Stage.Quirk.allCases.map { .uiKit([$0]) } + [.uiKit(Set(Stage.Quirk.allCases))]

  /// All but the one that is not survived: see `LimitTests`.
  static let swiftUIs: [Version] = {
    let quirks = Set(Graph.Quirk.allCases).subtracting([.ignoresPathInMotion])
    return [.swiftUI([])]
      + Graph.Quirk.allCases.filter { quirks.contains($0) }.map { .swiftUI([$0]) }
      + [
        .swiftUI(quirks.subtracting([.setsPathAtBegin, .setsPathAtTheEnd])),
        .swiftUI(quirks.subtracting([.setsPathAtBegin, .removesFromPath])),
      ]
  }()

  func has(_ quirk: Graph.Quirk) -> Bool {
    if case .swiftUI(let quirks) = self { quirks.contains(quirk) } else { false }
  }
}

extension Version {
  @MainActor
  func phone(_ make: (AppWindow) -> any Coordinator) -> any Phone {
    switch self {
    case .uiKit(let quirks): UIKitPhone(quirks: quirks, make)
    case .swiftUI(let quirks): SwiftUIPhone(quirks: quirks, make)
    }
  }

  /// The real app, launched, with nothing moving any more.
  @MainActor
  func shop(
    _ session: Session? = .demo, at links: String...,
    service: any WebServiceAPI = InMemoryWebService()
  ) async throws -> any Phone {
    let phone = phone { AppCoordinator(window: $0, service: service, session: session) }
    phone.app.start()
    await phone.settle()
    for link in links {
      try await phone.open(link)
      await phone.settle()
      phone.expect(at: link)
    }
    return phone
  }

  /// An app of pages that lead to more pages in every way there is.
  @MainActor
  func pages(_ taps: String...) async throws -> any Phone {
    let phone = phone { PagesApp(in: $0) }
    phone.app.start()
    await phone.settle()
    for id in taps { try await phone.use(id) }
    phone.expectInStep()
    return phone
  }
}

extension Session {
  static let demo = Session.user(User(id: 1, name: "demo"))
}
