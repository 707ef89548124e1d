internal import Coordination
internal import FlowMapping

@MainActor
extension FlowAct {
  /// Everything that a person and their shell can do now, with some of what will be refused: with
  /// the screen, with what is around it, with links.
  static func all(in window: AppWindow, texts: [String], links: [String]) -> [FlowAct] {
    let uses = (window.front?.viewModel.elements ?? []).flatMap { element in
      if element.kind.isTapped { return [FlowAct.tap(element.id)] }
      return (element.kind.isTyped ? texts : element.options).map { .type($0, into: element.id) }
    }
    let tabs = window.tabBar?.tabs.map { FlowAct.tab($0.id) } ?? []
    let answers = window.alert?.buttons.map { FlowAct.answer($0.id) } ?? []
    return answers + uses + [.back, .backToRoot, .dismiss] + gestures(in: window) + tabs
      + links.map { .open($0) }
  }

  /// What a shell has done already is not asked about, so it allows none of it while that would
  /// lose what was typed.
  private static func gestures(in window: AppWindow) -> [FlowAct] {
    guard window.alert == nil, let screens = window.frontNavigator?.screens else { return [] }
    let free = screens.reversed().prefix { !$0.viewModel.hasUnsavedInput }.count
    let pops = (1...3).filter { $0 <= free && $0 < screens.count }.map { FlowAct.popped($0) }
    return pops + (free == screens.count && !window.modals.isEmpty ? [.dismissed] : [])
  }
}

nonisolated extension FlowAct {
  /// A line of a test that does it.
  var swift: String {
    switch self {
    case .tap(let id): "try app.elements[\(Self.literal(id))].tap()"
    case .type("", let id): "try app.elements[\(Self.literal(id))].clearText()"
    case .answer(let id): "try app.alerts.buttons[\(Self.literal(id))].tap()"
    case .back: "try app.navigationBar.buttons[\"Back\"].tap()"
    case .dismiss: "try app.modals.top.swipeDown()"
    case .tab(let id): "try app.tabBar.buttons[\(Self.literal(id))].tap()"
    case .type(let text, let id):
      "try await app.play([.type(\(Self.literal(text)), into: \(Self.literal(id)))])"
    case .open(let link): "try await app.play([.open(\(Self.literal(link)))])"
    case .backToRoot: "try await app.play([.backToRoot])"
    case .popped(let count): "try await app.play([.popped(\(count))])"
    case .dismissed: "try await app.play([.dismissed])"
    }
  }

  private static func literal(_ text: String) -> String { text.debugDescription }
}
